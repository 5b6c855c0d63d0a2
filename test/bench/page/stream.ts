import { chromium, type Browser } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { asRatio, type Bench, median } from '../bench.ts';

declare const PageDriver: typeof import('../../browser/page-driver.ts');
declare const Answers: typeof import('./markdown-answers.ts');

const ROUNDS = 1;
const TOKENS = 20_000;
const FINDINGS_AN_ANSWER = 20;
const LIMIT = 0.15;
const HEAP_LIMIT = 2_000_000;

/** What watching, reading and marking add to a chatbot's page that parses its answer anew at each token. */
export const bench: Bench = {
  name: 'Streaming answers',
  async run() {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--js-flags=--expose-gc'] });
    try {
      const code = [await bundle('test/browser/page-driver.ts', 'PageDriver'), await bundle('test/bench/page/markdown-answers.ts', 'Answers')];
      const times: Record<'bare' | 'watched', number[]> = { bare: [], watched: [] };
      let heap = 0;
      let findings = 0;
      for (let round = 0; round < ROUNDS; round++) {
        times.bare.push((await stream(browser, code, false)).script);
        const watched = await stream(browser, code, true);
        times.watched.push(watched.script);
        ({ heap, findings } = watched);
      }
      const bare = median(times.bare);
      const added = median(times.watched) - bare;
      return [
        {
          what: `${TOKENS.toLocaleString('en')} tokens, ${findings} findings: scripting time added`,
          figure: `${(added * 1000).toFixed(0)} ms to the page's own ${(bare * 1000).toFixed(0)} ms: ${asRatio(added / bare)}`,
          bar: `at most ${asRatio(LIMIT)}`,
          met: added <= bare * LIMIT,
        },
        {
          what: 'heap a thousand findings, given back when it is switched off',
          figure: `${((heap / findings) * 1000 / 1e6).toFixed(2)} MB`,
          bar: `at most ${HEAP_LIMIT / 1e6} MB`,
          met: (heap / findings) * 1000 <= HEAP_LIMIT,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};

/** Seconds of scripting while all answers are written, and the bytes of heap that the session holds at the end. */
async function stream(browser: Browser, code: readonly string[], watched: boolean): Promise<{ script: number; heap: number; findings: number }> {
  const page = await browser.newPage();
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Profiler.enable');
    const metric = async (wanted: string) => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === wanted)!.value;
    for (const script of code) await page.evaluate(`${script}; Object.assign(globalThis, typeof Answers === 'object' ? { PageDriver, Answers } : { PageDriver });`);
    await page.evaluate(() => void (document.body.innerHTML = '<p>EA99-901</p>'));
    if (watched) await page.evaluate(() => void ((globalThis as { driver?: unknown }).driver = PageDriver.start()));
    await cdp.send('Profiler.start');
    const answers = await page.evaluate(async (tokens) => {
      const count = Math.round(tokens / Answers.TOKENS);
      await Answers.writeAnswers(count);
      return count;
    }, TOKENS);
    if (watched) await page.evaluate(() => (globalThis as unknown as { driver: { report(settled: boolean): unknown } }).driver.report(true));
    const script = scripting((await cdp.send('Profiler.stop')).profile);
    const collected = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return metric('JSHeapUsedSize');
    };
    if (!watched) return { script, heap: 0, findings: 0 };
    const held = await collected();
    await page.evaluate(() => {
      const run = globalThis as unknown as { driver?: { stop(): void } };
      run.driver!.stop();
      delete run.driver;
    });
    return { script, heap: held - (await collected()), findings: answers * FINDINGS_AN_ANSWER };
  } finally {
    await page.close();
  }
}

/** Seconds in which scripts ran, collecting garbage included. Chromium's own ScriptDuration leaves most of it out. */
function scripting({ nodes, samples = [], timeDeltas = [] }: Profile): number {
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)' || callFrame.functionName === '(program)').map(({ id }) => id));
  return samples.reduce((sum, id, index) => sum + (idle.has(id) ? 0 : timeDeltas[index]!), 0) / 1e6;
}

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples?: number[];
  timeDeltas?: number[];
}
