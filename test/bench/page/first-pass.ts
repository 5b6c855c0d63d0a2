import { type Browser, chromium } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import type { Row } from '../row.ts';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 15;
const LIMIT = 1.5;

interface Times {
  bare: number;
  ours: number;
}

/** What the lookout costs on a page without ids, against one bare pass that reads every text node; each round on nodes nobody has touched. */
export const firstPassBench = {
  name: 'First look over a page without ids',
  async run(): Promise<Row[]> {
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
    value: `${ours.toFixed(2)} ms against ${bare.toFixed(2)} ms: ${ratio.toFixed(2)}x`,
    bar: `at most ${LIMIT}x a bare pass`,
    met: ratio <= LIMIT,
  };
}

async function measure(browser: Browser, code: string, nodes: number): Promise<Times> {
  const page = await browser.newPage();
  try {
    await page.evaluate(`${code}; globalThis.FirstPass = FirstPass;`);
    return await page.evaluate(compare, { nodes, rounds: ROUNDS });
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function compare({ nodes, rounds }: { nodes: number; rounds: number }): Times {
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
  const median = (times: number[]) => times.sort((one, other) => one - other)[times.length >> 1]!;
  const times = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.bare.push(time(bare));
    times.ours.push(time(ours));
  }
  return { bare: median(times.bare), ours: median(times.ours) };
}
