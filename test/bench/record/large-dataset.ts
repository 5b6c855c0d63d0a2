import { WHOLE_UP_TO } from '../../../lib/record/record.ts';
import { openBackgroundDesk, type BackgroundDesk } from '../../harness/background-desk.ts';
import { asSanity } from '../../harness/demo.ts';
import { launchChromium } from '../../harness/launch-chromium.ts';
import { createRecordStandIn, type RecordStandIn } from '../../harness/record-stand-in.ts';
import { largeDataset } from '../../harness/large-dataset.ts';
import { asRatio, median, type Bench, type Row } from '../bench.ts';

const SMALL = 20;
const LARGE = 20_000;
const ROUNDS = 7;

/** Heap that the background may take (bytes), and how much longer than in the small dataset a first verdict may take in the large one. */
const MOST_HEAP = 150e6;
const MOST_TIME = 1.5;

/** What a first verdict costs in a background that has never read anything, by the size of the dataset; in a real Chromium. */
export const bench: Bench = {
  name: 'large dataset',
  async run() {
    const datasets = new Map([SMALL, WHOLE_UP_TO, LARGE].map((size) => [size, createRecordStandIn(largeDataset(size))]));
    let current = datasets.get(SMALL)!;
    const browser = await launchChromium({ answers: asSanity((request) => current.handle(request)) });
    try {
      const desk = await openBackgroundDesk(browser);
      const times = new Map([...datasets.keys()].map((size) => [size, [] as number[]]));
      const heaps = new Map([...datasets.keys()].map((size) => [size, [] as number[]]));
      // The first round warms the browser up, and does not count.
      for (let round = 0; round <= ROUNDS; round++) {
        for (const [size, standIn] of datasets) {
          current = standIn;
          const { time, heap } = await firstVerdict(desk, standIn);
          if (round === 0) continue;
          times.get(size)!.push(time);
          heaps.get(size)!.push(heap);
        }
      }
      return rowsOf(times, heaps);
    } finally {
      await browser.close();
    }
  },
};

async function firstVerdict(desk: BackgroundDesk, standIn: RecordStandIn): Promise<{ time: number; heap: number }> {
  await desk.forget();
  const { tsbNumber, body } = standIn.documents[7] as { tsbNumber: string; body: { children: { text: string }[] }[] };
  const text = body[0]!.children[0]!.text;
  const began = performance.now();
  const answer = await desk.ask({ citations: [], quotations: [{ text, ids: [tsbNumber], sentence: text }] });
  const time = performance.now() - began;
  if (answer?.quotations[0]?.verdict !== 'verified') throw new Error(`Not verified: ${JSON.stringify(answer)}`);
  return { time, heap: await desk.heap() };
}

function rowsOf(times: ReadonlyMap<number, readonly number[]>, heaps: ReadonlyMap<number, readonly number[]>): Row[] {
  const base = median(times.get(SMALL)!);
  const verdicts = [...times].map(([size, all]): Row => {
    const time = median(all);
    const what = `first verdict, ${size.toLocaleString('en')} documents`;
    const figure = `${time.toFixed(0)} ms (${Math.min(...all).toFixed(0)} to ${Math.max(...all).toFixed(0)}), ${asRatio(time / base)}`;
    return size === LARGE ? { what, figure, bar: `at most ${asRatio(MOST_TIME)}`, met: time <= base * MOST_TIME } : { what, figure };
  });
  const memory = [...heaps].map(([size, all]): Row => {
    const heap = Math.max(...all);
    return {
      what: `heap of the background, ${size.toLocaleString('en')} documents`,
      figure: `${(heap / 1e6).toFixed(1)} MB`,
      bar: `under ${MOST_HEAP / 1e6} MB`,
      met: heap < MOST_HEAP,
    };
  });
  return [...verdicts, ...memory];
}
