/** Longest stretch of work before the page gets its turn (milliseconds; research/platform.md 11.4). */
const SLICE = 8;

declare const scheduler: { yield(): Promise<void> } | undefined;

/**
 * Runs steps in slices of at most 8 ms, the page's own work in between.
 * @throws the signal's reason when it is aborted in a pause
 */
export async function inSlices<T>(steps: Generator<void, T, void>, signal: AbortSignal): Promise<T> {
  let begun = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < SLICE) continue;
    await pause();
    signal.throwIfAborted();
    begun = performance.now();
  }
}

/** Lets the page have its turn. */
function pause(): Promise<void> {
  return typeof scheduler === 'object' ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
