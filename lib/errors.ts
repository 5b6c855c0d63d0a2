/** Begins every line that is logged; `npm run check` looks for it. */
export const LOG_PREFIX = 'Quotemark error';

/**
 * This candidate (a source, a row, an element) is left out for a reason that is known, and the rest goes on. Whatever else is thrown is a
 * fault of ours, and must be seen.
 */
export class Declined extends Error {}

/** So many frames of a stack say where something went wrong. */
const MOST_FRAMES = 6;

const logged = new Set<string>();

/**
 * Logs a fault of ours, once a place. Only the kind of error and where it was thrown are told: messages can hold words of a page.
 * @param where what was being done, in a few fixed words
 */
export function logError(where: string, error: unknown): void {
  if (error instanceof Declined) return;
  const frames = framesOf(error);
  const place = `${where}\n${frames[0] ?? ''}`;
  if (logged.has(place)) return;
  logged.add(place);
  const kind = error instanceof Error ? error.name : typeof error;
  console.error([`${LOG_PREFIX} ${version()}, ${where}: ${kind}`, ...frames].join('\n'));
}

/** Logs what nobody has caught in this script. */
export function logUncaught(target: EventTarget): void {
  target.addEventListener('error', (event) => logError('uncaught', (event as ErrorEvent).error));
  target.addEventListener('unhandledrejection', (event) => logError('uncaught in a promise', (event as PromiseRejectionEvent).reason));
}

function framesOf(error: unknown): string[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // Chromium's frames begin with "at", Firefox's hold an "@"; the message before them is left out.
  const frames = stack.split('\n').filter((line) => /^\s+at\s|^[^\s]*@\S+:\d+:\d+$/.test(line));
  return frames.slice(0, MOST_FRAMES).map((line) => line.trim());
}

/** The extension's, where there is one around: it may have gone from under this script. */
function version(): string {
  const { runtime } = (globalThis as { chrome?: { runtime?: { id?: string; getManifest(): { version: string } } } }).chrome ?? {};
  return runtime?.id ? runtime.getManifest().version : 'without a version';
}
