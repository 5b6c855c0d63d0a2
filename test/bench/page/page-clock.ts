import type { Page } from 'playwright';

/** Runs an expression in the page; resolves with the milliseconds that the page's thread has computed. */
export type Timed = (expression: string) => Promise<number>;

/** What other programs do on the machine meanwhile does not count; some tenths of a millisecond for the asking do. */
export async function pageClock(page: Page): Promise<Timed> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const now = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ThreadTime')!.value * 1_000;
  return async (expression) => {
    const begun = await now();
    const { exceptionDetails } = await cdp.send('Runtime.evaluate', { expression: `void (${expression})` });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return (await now()) - begun;
  };
}
