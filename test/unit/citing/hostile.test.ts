import { expect, test } from 'vitest';
import { citePage } from '../../../lib/citing/cite-page.ts';
import { blockOf, HOSTILE_PAGES, pageOf } from './hostile-texts.ts';

const SIZE = 6_000;
const TIMES = 24;
/** One long page takes as long as many short ones; with a loop in a loop it would take 24 times as long. */
const ALLOWED = 8;

/** Processor time in ms, which other processes of a busy machine do not lengthen; the least of three runs. */
function costOf(work: () => void): number {
  return Math.min(
    ...Array.from({ length: 3 }, () => {
      const begin = process.cpuUsage();
      work();
      return process.cpuUsage(begin).user / 1000;
    }),
  );
}

test.each(Object.entries(HOSTILE_PAGES))('%s: cost grows with the text, not with its square', { timeout: 60_000 }, (_, page) => {
  const short = page(SIZE);
  const long = page(TIMES * SIZE);
  const many = costOf(() => {
    for (let time = 0; time < TIMES; time++) citePage(short);
  });
  expect(costOf(() => citePage(long)) / Math.max(many, 1)).toBeLessThan(ALLOWED);
});

test('a megabyte of marks, 10^5 brackets and a line of five megabytes are read whole', { timeout: 60_000 }, () => {
  expect(citePage(HOSTILE_PAGES['nothing but straight marks']!(1_000_000)).quotations).toEqual([]);
  expect(citePage(HOSTILE_PAGES['brackets']!(200_000)).quotations).toEqual([]);
  const words = 'a'.repeat(5_000_000);
  const { quotations } = citePage(pageOf(blockOf(`MC-99000001 says “the horn ${words} can be silent”.`)));
  expect(quotations.map(({ text, attribution }) => [text.length, attribution?.ids])).toEqual([
    [5_000_000 + 'the horn  can be silent'.length, ['MC-99000001']],
  ]);
});
