/** Longest stretch of work before the page gets its turn (milliseconds). */
const SLICE = 8;

/** What came of work in slices, and the milliseconds that it took, pauses not counted. */
export interface Worked<T> {
  value: T;
  time: number;
}

/**
 * Runs steps in slices of at most 8 ms, the page's own work in between.
 * @throws the signal's reason when it is aborted in a pause
 */
export async function inSlices<T>(steps: Generator<void, T, void>, signal: AbortSignal): Promise<Worked<T>> {
  let time = 0;
  for (;;) {
    const begun = performance.now();
    let step = steps.next();
    while (!step.done && performance.now() - begun < SLICE) step = steps.next();
    time += performance.now() - begun;
    if (step.done) return { value: step.value, time };
    await pause();
    signal.throwIfAborted();
  }
}

/**
 * Lets the page have its turn. A message to oneself waits in line with the page's own tasks, which scheduler.yield() does not, and is
 * not slowed down in tabs that nobody looks at, as timers are.
 */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
