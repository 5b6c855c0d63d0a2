import { chromium } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { asRatio, type Bench, median, type Row } from '../bench.ts';

const ROUNDS = 7;
const NODES = 100_000;
const QUOTATIONS = 1_000;

type Task = 'bare' | 'read' | 'cite' | 'mark' | 'wrap';

/** What it costs to read, cite and mark a large page with many quotations, part by part; and marking against wrapping in elements. */
export const bench: Bench = {
  name: 'Annotating a page',
  async run() {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.evaluate(`${await bundle('test/bench/page/page-parts.ts', 'Parts')}; globalThis.Parts = Parts;`);
      const times = await page.evaluate(compare, { nodes: NODES, quotations: QUOTATIONS, rounds: ROUNDS });
      return rows(Object.fromEntries(Object.entries(times).map(([task, list]) => [task, median(list)])) as Record<Task, number>);
    } finally {
      await browser.close();
    }
  },
};

function rows({ bare, read, cite, mark, wrap }: Record<Task, number>): Row[] {
  const all = read + cite + mark;
  return [
    {
      what: `${QUOTATIONS} quotations among ${NODES.toLocaleString('en')} text nodes`,
      figure: `${all.toFixed(0)} ms (reading ${read.toFixed(0)}, citing ${cite.toFixed(0)}, marking ${mark.toFixed(0)}), a bare pass ${bare.toFixed(0)} ms: ${asRatio(all / bare)}`,
      bar: `at most ${asRatio(3)}`,
      met: all <= 3 * bare,
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
function compare({ nodes, quotations, rounds }: { nodes: number; quotations: number; rounds: number }): Record<Task, number[]> {
  const { readPage, citePage, placesOf, Marks } = (globalThis as unknown as { Parts: typeof import('./page-parts.ts') }).Parts;
  const plain = '<div class="entry"><p>The horn of this car is loud <b>and clear</b> in the cold, says <a href="/letters/horn">a reader</a> who has one.</p></div>';
  const quoting = '<div class="entry"><p>According to <b>EA99-901</b>, “the horn of this car <i>may fail</i> to sound in the cold”, as was said.</p></div>';
  const each = Math.floor(nodes / 5 / quotations);
  const build = () => {
    document.body.innerHTML = (quoting + plain.repeat(each - 1)).repeat(quotations);
    document.body.getBoundingClientRect();
  };
  const times: Record<Task, number[]> = { bare: [], read: [], cite: [], mark: [], wrap: [] };
  const time = <T>(task: Task, work: () => T): T => {
    const begun = performance.now();
    const result = work();
    times[task].push(performance.now() - begun);
    return result;
  };
  for (let round = 0; round < rounds; round++) {
    build();
    time('bare', () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let length = 0;
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) length += node.data.length;
      if (length === 0) throw new Error('no text');
    });
    build();
    const reading = time('read', () => readPage(document));
    const cited = time('cite', () => citePage(reading.page));
    const marks = new Marks<number>();
    time('mark', () => {
      const places = placesOf(reading, cited).filter(({ finding }) => finding.type === 'quotation');
      if (places.length !== quotations) throw new Error(`${places.length} quotations`);
      marks.set(places.flatMap(({ spans }, owner) => spans.map((span) => ({ ...span, tone: 'green' as const, owner }))));
      document.body.getBoundingClientRect();
    });
    marks.clear();
    const places = placesOf(reading, cited).filter(({ finding }) => finding.type === 'quotation');
    time('wrap', () => {
      for (const { spans } of places) {
        for (const { node, start, end } of spans.toReversed()) {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, end);
          range.surroundContents(document.createElement('mark'));
        }
      }
      document.body.getBoundingClientRect();
    });
  }
  return times;
}
