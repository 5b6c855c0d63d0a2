import { expect, test } from 'vitest';
import { citePage } from '../../../lib/citing/cite-page.ts';
import { blockOf, HOSTILE_PAGES, pageOf } from './hostile-texts.ts';

const SMALL = 8_000;
const TIMES = 16;
/** Times are compared with each other, never with a clock: a loop in a loop takes 256 times as long. */
const ALLOWED = 5 * TIMES;

/** Processor time, which other processes of a busy machine do not lengthen. */
function leastMs(size: number, page: (size: number) => ReturnType<typeof pageOf>, runs: number): number {
  const any = page(size);
  return Math.min(
    ...Array.from({ length: runs }, () => {
      const begin = process.cpuUsage();
      citePage(any);
      return process.cpuUsage(begin).user / 1000;
    }),
  );
}

test.each(Object.entries(HOSTILE_PAGES))('%s: cost grows with the text, not with its square', { timeout: 60_000 }, (_, page) => {
  const small = Math.max(0.5, leastMs(SMALL, page, 5));
  expect(leastMs(TIMES * SMALL, page, 2) / small).toBeLessThan(ALLOWED);
});

test('a megabyte of marks, 10^5 brackets and a line of five megabytes are read whole', { timeout: 60_000 }, () => {
  expect(citePage(HOSTILE_PAGES['nothing but straight marks']!(1_000_000)).quotations).toEqual([]);
  expect(citePage(HOSTILE_PAGES['brackets']!(200_000)).quotations).toEqual([]);
  const words = 'a'.repeat(5_000_000);
  const { quotations } = citePage(pageOf(blockOf(`MC-99000001 says “the horn ${words} can be silent”.`)));
  expect(quotations.map(({ text, attribution }) => [text.length, attribution?.ids])).toEqual([[5_000_000 + 'the horn  can be silent'.length, ['MC-99000001']]]);
});
