import type { Page } from 'playwright';

/** Milliseconds that the page's main thread has computed: what other programs do on the machine meanwhile does not count. */
export async function threadTime(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ThreadTime')!.value * 1_000;
}

/**
 * Runs an expression in the page; resolves with the milliseconds that its main thread has computed, some tenths for the asking included.
 */
export type Timed = (expression: string) => Promise<number>;

export async function pageClock(page: Page): Promise<Timed> {
  const cdp = await page.context().newCDPSession(page);
  const now = await threadTime(page);
  return async (expression) => {
    const begun = await now();
    const { exceptionDetails } = await cdp.send('Runtime.evaluate', { expression: `void (${expression})` });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return (await now()) - begun;
  };
}
