import { asRatio, type Bench, median, type Row } from '../bench.ts';
import { withParts } from './with-parts.ts';

const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 9;
const QUOTATIONS = 20;

/** What it costs to read, cite and place a page again after one more token of an answer at its end, by the length of what stands above. */
export const bench: Bench = {
  name: 'One more token',
  run: () =>
    withParts(async (page) => {
      const rows: Row[] = [];
      for (const nodes of SIZES) {
        const times = await page.evaluate(readAgain, { nodes, quotations: QUOTATIONS, rounds: ROUNDS });
        const [whole, again] = [median(times.whole), median(times.again)];
        rows.push({
          what: `a page of ${nodes.toLocaleString('en')} text nodes`,
          figure: `${again.toFixed(2)} ms, ${asRatio(again / whole)} of the ${whole.toFixed(1)} ms that the whole page takes`,
        });
      }
      return rows;
    }),
};

/** Runs in the page. */
async function readAgain({
  nodes,
  quotations,
  rounds,
}: {
  nodes: number;
  quotations: number;
  rounds: number;
}): Promise<Record<'whole' | 'again', number[]>> {
  const { PageReader, ChangedNodes, READ_ATTRIBUTES, PageWatch, citePage, placesOf, atOnce } = (
    globalThis as unknown as { Parts: typeof import('./page-parts.ts') }
  ).Parts;
  const plain =
    '<div class="entry"><p>The horn of this car is loud <b>and clear</b> in the cold, says <a href="/letters/horn">a reader</a> who has one.</p></div>';
  const quoting =
    '<div class="entry"><p>According to <b>EA99-901</b>, “the horn of this car <i>may fail</i> to sound in the cold”, as was said.</p></div>';
  document.body.innerHTML = `${(quoting + plain.repeat(Math.floor(nodes / 5 / quotations) - 1)).repeat(quotations)}<div><p id="end">The answer</p></div>`;
  const changed = new ChangedNodes();
  const stop = new AbortController();
  new PageWatch({ attributes: READ_ATTRIBUTES, onRecord: (record) => changed.note(record), onNews: () => undefined }, stop.signal).watch(
    document,
  );
  const reader = new PageReader(document);
  const timed = (changes: import('../../../lib/page/changed-nodes.ts').Changes | null) => {
    const begun = performance.now();
    const reading = atOnce(reader.read(changes));
    const places = atOnce(placesOf(reading, citePage(reading.page)));
    const time = performance.now() - begun;
    if (places.length !== 2 * quotations || !reading.page.blocks.at(-1)!.text.startsWith('The answer')) throw new Error('read wrongly');
    return time;
  };
  const times: Record<'whole' | 'again', number[]> = { whole: [], again: [] };
  for (let round = 0; round < rounds; round++) {
    times.whole.push(timed(null));
    document.getElementById('end')!.firstChild!.nodeValue += ' goes on';
    // Observers are told before any task goes on.
    await Promise.resolve();
    times.again.push(timed(changed.take()));
  }
  stop.abort();
  return times;
}
