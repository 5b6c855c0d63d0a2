import { asRatio, type Bench, median, type Row } from '../bench.ts';
import { pageClock } from './page-clock.ts';
import { withParts } from './with-parts.ts';

const ROUNDS = 5;
const NODES = 100_000;
const QUOTATIONS = 1_000;
const LIMIT = 3;
/** A slice of 8 ms ends with the piece of work that it is in (in-slices.ts), and a frame has 16. */
const LONGEST = 8;
/** What a look before green may cost (milliseconds a finding). */
const LOOK = 0.3;

const TASKS = ['bare', 'read', 'cite', 'look', 'mark', 'wrap'] as const;
type Task = (typeof TASKS)[number];

/** What it costs to read, cite and mark a large page with many quotations, part by part; and marking against wrapping in elements. */
export const bench: Bench = {
  name: 'Annotating a page',
  run: () =>
    withParts(async (page) => {
      await page.evaluate(prepare, { nodes: NODES, quotations: QUOTATIONS });
      const timed = await pageClock(page);
      const times: Record<Task, number[]> = { bare: [], read: [], cite: [], look: [], mark: [], wrap: [] };
      for (let round = 0; round < ROUNDS; round++) {
        for (const task of TASKS) {
          // Each of the two passes on nodes nobody has touched.
          if (task === 'bare' || task === 'read') await timed('build()');
          // Marks are timed in the page: between two tasks it paints, which both ways of marking bring about.
          times[task].push(task === 'mark' || task === 'wrap' ? await page.evaluate<number>(`${task}()`) : await timed(`${task}()`));
          if (task === 'mark') await timed('unmark()');
        }
      }
      const longest = await page.evaluate('longestPieces()');
      return rows(Object.fromEntries(TASKS.map((task) => [task, median(times[task])])) as Record<Task, number>, longest as number);
    }),
};

function rows({ bare, read, cite, look, mark, wrap }: Record<Task, number>, longest: number): Row[] {
  const all = read + cite + mark;
  return [
    {
      what: `${QUOTATIONS} quotations among ${NODES.toLocaleString('en')} text nodes`,
      figure: `${all.toFixed(0)} ms (reading ${read.toFixed(0)}, citing ${cite.toFixed(0)}, marking ${mark.toFixed(0)}), a bare pass ${bare.toFixed(0)} ms: ${asRatio(all / bare)}`,
      bar: `at most ${asRatio(LIMIT)}`,
      met: all <= LIMIT * bare,
    },
    {
      what: 'the longest piece of it without a chance to pause',
      figure: `${longest.toFixed(1)} ms`,
      bar: `at most ${LONGEST} ms`,
      met: longest <= LONGEST,
    },
    {
      what: 'looking at a quotation as it is drawn, before it is green',
      figure: `${(look / QUOTATIONS).toFixed(3)} ms`,
      bar: `at most ${LOOK} ms`,
      met: look <= LOOK * QUOTATIONS,
    },
    {
      what: `marking ${QUOTATIONS} findings against wrapping them, layout included`,
      figure: `${mark.toFixed(1)} ms against ${wrap.toFixed(1)} ms: ${asRatio(mark / wrap)}`,
      bar: `at most ${asRatio(1 / 50)}`,
      met: mark <= wrap / 50,
    },
  ];
}

/** Runs in the page. */
function prepare({ nodes, quotations }: { nodes: number; quotations: number }): void {
  const { readPage, PageReader, citePage, citePageInSteps, placesOf, lookAt, rolesOf, Marks, markNames, atOnce } = (
    globalThis as unknown as { Parts: typeof import('./page-parts.ts') }
  ).Parts;
  const plain =
    '<div class="entry"><p>The horn of this car is loud <b>and clear</b> in the cold, says <a href="/letters/horn">a reader</a> who has one.</p></div>';
  const quoting =
    '<div class="entry"><p>According to <b>EA99-901</b>, “the horn of this car <i>may fail</i> to sound in the cold”, as was said.</p></div>';
  const html = (quoting + plain.repeat(Math.floor(nodes / 5 / quotations) - 1)).repeat(quotations);
  let reading = readPage(document);
  let cited = citePage(reading.page);
  let marks = new Marks<number>(markNames('bench'));
  const places = () => atOnce(placesOf(reading, cited)).filter(({ finding }) => finding.type === 'quotation');
  const build = () => {
    document.body.innerHTML = html;
    document.body.getBoundingClientRect();
  };
  const bare = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let length = 0;
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) length += node.data.length;
    if (length === 0) throw new Error('no text');
  };
  const read = () => void (reading = readPage(document));
  const cite = () => void (cited = citePage(reading.page));
  const set = (found: readonly import('../../../lib/page/places.ts').Place[]) => {
    if (found.length !== quotations) throw new Error(`${found.length} quotations`);
    return marks.set(found.flatMap(({ spans }, owner) => spans.map((span) => ({ ...span, tone: 'green' as const, owner }))));
  };
  // One by one, as the session has them looked at when their verdicts come.
  const look = () => {
    if (places().some(({ spans }) => lookAt([spans], rolesOf)[0]!.differences.length > 0)) throw new Error('a quotation is not as shown');
  };
  const elapsed = (work: () => void): number => {
    const begun = performance.now();
    work();
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  };
  const mark = () => elapsed(() => atOnce(set(places())));
  const unmark = () => {
    marks.clear();
    marks = new Marks(markNames('bench'));
  };
  const surround = ({ node, start, end }: import('../../../lib/page/text-pieces.ts').NodeSpan) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    range.surroundContents(document.createElement('mark'));
  };
  const wrap = () => elapsed(() => places().forEach(({ spans }) => spans.toReversed().forEach(surround)));
  /** Each piece takes what it took in the quickest of several rounds, because other programs have their turn in between. */
  const longestPieces = () => {
    const rounds = Array.from({ length: 5 }, () => {
      build();
      const pieces: number[] = [];
      const timed = <T>(work: () => T): T => {
        const begun = performance.now();
        const result = work();
        pieces.push(performance.now() - begun);
        return result;
      };
      const drive = <T>(steps: Generator<void, T, void>): T => {
        for (;;) {
          const step = timed(() => steps.next());
          if (step.done) return step.value;
        }
      };
      reading = drive(new PageReader(document).read(null));
      cited = drive(citePageInSteps(reading.page));
      drive(placesOf(reading, cited));
      const found = places();
      drive(set(found));
      unmark();
      return pieces;
    });
    return Math.max(...rounds[0]!.map((_, index) => Math.min(...rounds.map((pieces) => pieces[index]!))));
  };
  Object.assign(globalThis, { build, bare, read, cite, look, mark, unmark, wrap, longestPieces });
}
