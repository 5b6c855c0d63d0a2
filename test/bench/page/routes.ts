import { type CDPSession, chromium, type Page } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import type { Bench } from '../bench.ts';

declare const PageDriver: typeof import('../../browser/page/page-driver.ts');
declare const Routes: typeof import('./route-changes.ts');

const FINDINGS = 20;
/** Then the code is compiled, and as many verdicts of other pages are kept as ever are (verdict-book.ts). */
const WARM = 60;
const CHANGES = 100;
const LIMIT = 0.05;

/** What is left on the heap when a site changes its page a hundred times without loading one. */
export const bench: Bench = {
  name: 'Route changes',
  async run() {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.evaluate(`${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`);
      await page.evaluate(`${await bundle('test/bench/page/route-changes.ts', 'Routes')}; globalThis.Routes = Routes;`);
      await page.evaluate(() => void Object.assign(globalThis, { driver: PageDriver.start() }));
      const cdp = await page.context().newCDPSession(page);
      const early = await after(page, cdp, 0, WARM);
      const late = await after(page, cdp, WARM, CHANGES);
      const grown = late.heap / early.heap - 1;
      return [
        {
          what: `nodes of the page that are left after ${CHANGES} changes`,
          figure: `${early.nodes} before, ${late.nodes} after`,
          bar: 'no more',
          met: late.nodes <= early.nodes,
        },
        {
          what: `heap after ${CHANGES} changes, ${FINDINGS} new findings each`,
          figure: `${(early.heap / 1e6).toFixed(2)} MB before, ${(late.heap / 1e6).toFixed(2)} MB after: ${(grown * 100).toFixed(1)} % more`,
          bar: `at most ${LIMIT * 100} %`,
          met: grown <= LIMIT,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};

async function after(page: Page, cdp: CDPSession, from: number, count: number): Promise<{ heap: number; nodes: number }> {
  await page.evaluate(([first, number, findings]) => Routes.changeRoutes(first!, number!, findings!), [from, count, FINDINGS]);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes') };
}
