import { chromium, type CDPSession, type Page } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { asRatio, type Bench, type Row } from '../bench.ts';

declare const PageDriver: typeof import('../../browser/page/page-driver.ts');
declare const Answers: typeof import('./markdown-answers.ts');
declare const driver: import('../../browser/page/page-driver.ts').Driver;

const TOKENS = 20_000;
const FINDINGS_AN_ANSWER = 20;
const LIMIT = 0.15;
/** Of one picture of the page (milliseconds). */
const FRAME = 16;
const HEAP_LIMIT = 2_000_000;
/** Microseconds between two looks at what runs. */
const SAMPLING = 500;

const OURS = 'quotemark.js';

/**
 * What watching, reading and marking add to a chatbot's page that parses its answer anew at each token. Both run in one page, and the
 * profiler tells them apart by the script that they are from: two runs would differ by more than is measured.
 */
export const bench: Bench = {
  name: 'Streaming answers',
  async run() {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--js-flags=--expose-gc'] });
    try {
      const page = await browser.newPage();
      await page.evaluate(
        `${await bundle('test/bench/page/markdown-answers.ts', 'Answers')}; globalThis.Answers = Answers;\n//# sourceURL=page.js`,
      );
      await page.evaluate(
        `${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;\n//# sourceURL=${OURS}`,
      );
      const cdp = await page.context().newCDPSession(page);
      const { answers, profile } = await stream(page, cdp);
      return rows(profile, answers * FINDINGS_AN_ANSWER, await heapOf(page, cdp));
    } finally {
      await browser.close();
    }
  },
};

function rows(profile: Profile, findings: number, heap: number): Row[] {
  const { ours, page, longest } = shares(profile);
  return [
    {
      what: `${TOKENS.toLocaleString('en')} tokens, ${findings} findings: scripting time added`,
      figure: `${ours.toFixed(0)} ms to the page's own ${page.toFixed(0)} ms: ${asRatio(ours / page)}`,
      bar: `at most ${asRatio(LIMIT)}`,
      met: ours <= page * LIMIT,
    },
    {
      what: 'the longest stretch of it in one go',
      figure: `${longest.toFixed(1)} ms`,
      bar: `at most ${FRAME} ms`,
      met: longest <= FRAME,
    },
    {
      what: 'heap a thousand findings, given back when it is switched off',
      figure: `${(((heap / findings) * 1000) / 1e6).toFixed(2)} MB`,
      bar: `at most ${HEAP_LIMIT / 1e6} MB`,
      met: (heap / findings) * 1000 <= HEAP_LIMIT,
    },
  ];
}

async function stream(page: Page, cdp: CDPSession): Promise<{ answers: number; profile: Profile }> {
  await page.evaluate(() => {
    document.body.innerHTML = '<p>EA99-901</p>';
    Object.assign(globalThis, { driver: PageDriver.start() });
  });
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLING });
  await cdp.send('Profiler.start');
  const answers = await page.evaluate(async (tokens) => {
    const count = Math.round(tokens / Answers.TOKENS);
    await Answers.writeAnswers(count);
    await driver.report(true);
    return count;
  }, TOKENS);
  return { answers, profile: (await cdp.send('Profiler.stop')).profile };
}

/** Bytes that switching it off gives back. */
async function heapOf(page: Page, cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable');
  const collected = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
  };
  const held = await collected();
  await page.evaluate(() => {
    driver.stop();
    Object.assign(globalThis, { driver: null });
  });
  return held - (await collected());
}

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples?: number[];
  timeDeltas?: number[];
}

/** Milliseconds of each side, and the longest of ours without a break; collecting garbage counts for the side that ran last. */
function shares({ nodes, samples = [], timeDeltas = [] }: Profile): { ours: number; page: number; longest: number } {
  const sideOf = sides(nodes);
  let side = sideOf.get(samples[0]!);
  const sums = { ours: 0, page: 0, longest: 0 };
  let begun = 0;
  samples.forEach((id, index) => {
    const now = sideOf.get(id);
    if (now !== 'last' && now !== side) begun = sums.ours;
    if (now !== 'last') side = now;
    // After a longer gap it was another program's turn.
    if (side === 'ours' || side === 'page') sums[side] += Math.min(timeDeltas[index + 1] ?? 0, 2 * SAMPLING) / 1_000;
    sums.longest = Math.max(sums.longest, sums.ours - begun);
  });
  return sums;
}

type Side = 'ours' | 'page' | 'nobody' | 'last';

/** A frame of the browser's own belongs to the script that called it. */
function sides(nodes: Profile['nodes']): Map<number, Side> {
  const found = new Map<number, Side>();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const visit = (id: number, above: Side) => {
    const { callFrame, children = [] } = byId.get(id)!;
    const own: Side =
      callFrame.functionName === '(garbage collector)' ? 'last' : callFrame.url === OURS ? 'ours' : callFrame.url ? 'page' : above;
    found.set(id, own);
    for (const child of children) visit(child, own);
  };
  visit(nodes[0]!.id, 'nobody');
  return found;
}
