import { QUIET } from './pulse.ts';
import { nativeDocument } from './native.ts';

/** Resolves when the page has been loaded for QUIET milliseconds, or at the signal: scripts write most of what they write by then. */
export async function afterLoad(signal: AbortSignal): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loadedAt = navigation?.loadEventEnd || (await loading(signal));
  const rest = loadedAt + QUIET - performance.now();
  if (rest <= 0 || signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, rest);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** When loading ended, in the time of performance.now. */
async function loading(signal: AbortSignal): Promise<number> {
  if (nativeDocument.readyState !== 'complete') {
    await new Promise<void>((resolve) => {
      window.addEventListener('load', () => resolve(), { once: true, signal });
      signal.addEventListener('abort', () => resolve());
    });
  }
  return performance.now();
}
