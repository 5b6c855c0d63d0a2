/** The address, if a person may follow it from our own views: http(s) only, so that a record cannot bring `javascript:` or `data:`. */
export function webLink(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
