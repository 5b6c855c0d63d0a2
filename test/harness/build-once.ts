export default async function buildOnce(): Promise<void> {}
