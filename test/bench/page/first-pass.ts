import { type Browser, chromium } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { asRatio, type Bench, median, type Row } from '../bench.ts';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 15;
const LIMIT = 1.5;

interface Times {
  bare: number;
  ours: number;
}

/** What the lookout costs on a page without ids, against one bare pass that reads every text node; each round on nodes nobody has touched. */
export const bench: Bench = {
  name: 'First look over a page without ids',
  async run() {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const code = await bundle('lib/page/first-pass.ts', 'FirstPass');
      const rows: Row[] = [];
      for (const nodes of SIZES) rows.push(row(nodes, await measure(browser, code, nodes)));
      return rows;
    } finally {
      await browser.close();
    }
  },
};

function row(nodes: number, { bare, ours }: Times): Row {
  const ratio = ours / bare;
  return {
    what: `${nodes.toLocaleString('en')} text nodes`,
    figure: `${ours.toFixed(2)} ms, a bare pass ${bare.toFixed(2)} ms: ${asRatio(ratio)}`,
    bar: `at most ${asRatio(LIMIT)}`,
    met: ratio <= LIMIT,
  };
}

async function measure(browser: Browser, code: string, nodes: number): Promise<Times> {
  const page = await browser.newPage();
  try {
    await page.evaluate(`${code}; globalThis.FirstPass = FirstPass;`);
    const { bare, ours } = await page.evaluate(compare, { nodes, rounds: ROUNDS });
    return { bare: median(bare), ours: median(ours) };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function compare({ nodes, rounds }: { nodes: number; rounds: number }): Record<keyof Times, number[]> {
  const { firstPass } = (globalThis as unknown as { FirstPass: typeof import('../../../lib/page/first-pass.ts') }).FirstPass;
  const paragraph = '<div class="entry"><p>The horn of this car is loud <b>and clear</b> in the cold, says <a href="/letters/horn">a reader</a> who has one.</p></div>';
  const build = () => {
    document.body.innerHTML = paragraph.repeat(Math.ceil(nodes / 5));
    document.body.getBoundingClientRect();
  };
  const time = (work: () => void) => {
    build();
    const begun = performance.now();
    work();
    return performance.now() - begun;
  };
  const bare = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let length = 0;
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) length += node.data.length;
    if (length === 0) throw new Error('no text');
  };
  const ours = () => {
    const steps = firstPass(document);
    for (;;) {
      const step = steps.next();
      if (!step.done) continue;
      if (step.value.mayCite) throw new Error('a page without ids was taken for one with');
      return;
    }
  };
  const times = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.bare.push(time(bare));
    times.ours.push(time(ours));
  }
  return times;
}
