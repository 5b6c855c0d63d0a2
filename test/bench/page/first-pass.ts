import { type Browser, chromium } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { asRatio, type Bench, median, type Row } from '../bench.ts';
import { pageClock } from './page-clock.ts';

const SIZES = [1_000, 10_000, 100_000];
/** So many text nodes are looked at for one figure, in as many parts of the page as it takes. */
const NODES = 100_000;
const ROUNDS = 7;
const LIMIT = 1.5;

/**
 * What the lookout costs on a page without ids, against one bare pass that reads every text node; each time on nodes nobody has touched.
 */
export const bench: Bench = {
  name: 'First look over a page without ids',
  async run() {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const code = await bundle('lib/page/first-pass.ts', 'FirstPass');
      const rows: Row[] = [];
      for (const nodes of SIZES) rows.push(await measure(browser, code, nodes));
      return rows;
    } finally {
      await browser.close();
    }
  },
};

async function measure(browser: Browser, code: string, nodes: number): Promise<Row> {
  const parts = NODES / nodes;
  const page = await browser.newPage();
  try {
    const timed = await pageClock(page);
    await page.evaluate(`${code}; globalThis.FirstPass = FirstPass;`);
    await page.evaluate(prepare, { nodes, parts });
    const times = { bare: [] as number[], ours: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const task of ['bare', 'ours'] as const) {
        await timed('build()');
        times[task].push((await timed(`[...document.body.children].forEach(${task})`)) / parts);
      }
    }
    const [bare, ours] = [median(times.bare), median(times.ours)];
    return {
      what: `${nodes.toLocaleString('en')} text nodes`,
      figure: `${ours.toFixed(2)} ms, a bare pass ${bare.toFixed(2)} ms: ${asRatio(ours / bare)}`,
      bar: `at most ${asRatio(LIMIT)}`,
      met: ours <= LIMIT * bare,
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function prepare({ nodes, parts }: { nodes: number; parts: number }): void {
  const { firstPass } = (globalThis as unknown as { FirstPass: typeof import('../../../lib/page/first-pass.ts') }).FirstPass;
  // Years, amounts and times, as pages have them.
  const numbers = ['of 2019', 'of this', 'at 57,000 miles', 'of that', 'for $1,300', 'of the', 'at 10:30'];
  const paragraph = (numbered: string) =>
    `<div class="entry"><p>The horn ${numbered} car is loud <b>and clear</b> in the cold, says <a href="/letters/horn-12">a reader</a> who has one.</p></div>`;
  const part = Array.from({ length: nodes / 5 }, (_, index) => paragraph(numbers[index % numbers.length]!)).join('');
  const html = `<main>${part}</main>`.repeat(parts);
  const build = () => {
    document.body.innerHTML = html;
    document.body.getBoundingClientRect();
  };
  const bare = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let length = 0;
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) length += node.data.length;
    if (length === 0) throw new Error('no text');
  };
  const ours = (root: Element) => {
    const steps = firstPass(root, () => undefined);
    let step = steps.next();
    while (!step.done) step = steps.next();
    if (step.value) throw new Error('a page without ids was taken for one with');
  };
  Object.assign(globalThis, { build, bare, ours });
}
