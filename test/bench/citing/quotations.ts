import { citePage } from '../../../lib/citing/cite-page.ts';
import type { PageText } from '../../../lib/citing/page-text.ts';
import { combinedPage } from '../../pages/citing/combined.ts';
import { faultsOf } from '../../pages/citing/compare.ts';
import { CITING_PAGES } from '../../pages/citing/index.ts';
import { HOSTILE_PAGES } from '../../unit/citing/hostile-texts.ts';
import { pageFromHtml } from '../../unit/citing/page-from-html.ts';
import type { Bench, Row } from '../bench.ts';

/** Attribution on the citing pages by style, cost of finding quotations beside that of finding ids, growth on hostile pages. */
export const bench: Bench = {
  name: 'Quotations and attribution',
  async run(seed) {
    return [...accuracyRows(), ...combinedRows(seed), ...costRows(), ...growthRows()];
  },
};

function accuracyRows(): Row[] {
  const styles = Object.entries(CITING_PAGES).map(([style, pages]) => ({
    style,
    faults: pages.map((page) => faultsOf(page, citePage(pageFromHtml(page.html, page.address)))),
  }));
  const all = styles.flatMap(({ faults }) => faults);
  const right = all.filter((faults) => faults.length === 0).length;
  return [
    {
      what: `citing pages read as expected, of ${all.length}`,
      figure: `${right} (${((100 * right) / all.length).toFixed(1)} %)`,
      bar: '>= 96 %',
      met: right >= 0.96 * all.length,
    },
    ...styles.map(({ style, faults }) => ({
      what: `  ${style}`,
      figure: `${faults.filter((each) => each.length === 0).length} of ${faults.length}`,
      details: faults.flat(),
    })),
  ];
}

/** Pages of random shapes in random order: the same ones each time, and others by the seed. */
function combinedRows(seed: number): Row[] {
  return [1, seed].map((first) => {
    let state = first;
    const chance = (below: number): number => Math.floor(((state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31) * below);
    const pages = Array.from({ length: 400 }, () => combinedPage(chance));
    const faults = pages.map((page) => faultsOf(page, citePage(pageFromHtml(page.html))));
    const right = faults.filter((each) => each.length === 0).length;
    return {
      what: `pages of five quotations in random shapes (seed ${first}), of ${pages.length}`,
      figure: `${right} (${((100 * right) / pages.length).toFixed(1)} %)`,
      bar: '>= 96 %',
      met: right >= 0.96 * pages.length,
      details: faults.flat(),
    };
  });
}

/** The citing pages one after the other as one long page, as posts of a thread. */
function thread(times: number): PageText {
  const pages = Object.values(CITING_PAGES)
    .flat()
    .map((page) => pageFromHtml(page.html));
  const posts = Array.from({ length: times }, () => pages).flat();
  return {
    address: 'https://pages.example/',
    title: '',
    blocks: posts.flatMap(({ blocks }, post) => blocks.map((block) => ({ ...block, section: post }))),
  };
}

function costRows(): Row[] {
  return [1, 2, 4, 8].map((times) => {
    const page = thread(times);
    const length = page.blocks.reduce((sum, { text }) => sum + text.length, 0);
    const { citations, quotations } = citePage(page);
    const first = leastMs(() => afresh(page), citePage);
    const again = leastMs(() => page, citePage);
    return {
      what: `${(length / 1000).toFixed(0)} kB with ${citations.length} ids and ${quotations.length} quotations`,
      figure: `${first.toFixed(0)} ms, ${((1000 * first) / quotations.length).toFixed(0)} µs a quotation; again, with the same blocks, ${again.toFixed(0)} ms`,
    };
  });
}

/** Cost at 1, 2, 4 and 8 times the text. */
function growthRows(): Row[] {
  return Object.entries(HOSTILE_PAGES).map(([what, page]) => {
    const times = [1, 2, 4, 8].map((factor) => {
      return leastMs(() => page(20_000 * factor), citePage);
    });
    return { what: `20 kB of ${what}, and 2, 4, 8 times as much`, figure: times.map((ms) => `${ms.toFixed(0)} ms`).join(', ') };
  });
}

/** The same page as if nobody had read it: what is found in a block is remembered with it. */
function afresh(page: PageText): PageText {
  return { ...page, blocks: page.blocks.map((block) => ({ ...block })) };
}

/** Processor time, which other processes of a busy machine do not lengthen. */
function leastMs<T>(prepare: () => T, work: (prepared: T) => unknown): number {
  const runs = Array.from({ length: 3 }, () => {
    const prepared = prepare();
    const begin = process.cpuUsage();
    work(prepared);
    return process.cpuUsage(begin).user / 1000;
  });
  return Math.min(...runs);
}
