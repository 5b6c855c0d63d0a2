import { describe, expect, test } from 'vitest';
import { citePage } from '../../../lib/citing/cite-page.ts';
import { faultsOf } from '../../pages/citing/compare.ts';
import { CITING_PAGES } from '../../pages/citing/index.ts';
import { REPORTED } from '../../pages/citing/reported/index.ts';
import { firstSightLines } from '../../pages/citing/unseen/first-sight.ts';
import { UNSEEN } from '../../pages/citing/unseen/index.ts';
import { pageFromHtml } from './page-from-html.ts';

describe.each(Object.entries(CITING_PAGES))('%s', (_, pages) => {
  test.each(pages.map((page) => [page.catches, page] as const))('%s', (__, page) => {
    expect(faultsOf(page, citePage(pageFromHtml(page.html, page.address)))).toEqual([]);
  });
});

test('batches are numbered as they were written, and each has a figure that can be', () => {
  const numbers = Object.keys(UNSEEN).map((name) => Number(/^unseen\/(\d+)-/.exec(name)?.[1]));
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  for (const { firstSight } of Object.values(UNSEEN)) {
    const { quotations, right, rightButForWeakTies = right } = firstSight;
    expect(right === null).toBe(quotations === null);
    if (right === null || quotations === null) continue;
    expect(right).toBeLessThanOrEqual(rightButForWeakTies!);
    expect(rightButForWeakTies).toBeLessThanOrEqual(quotations);
  }
});

test('the trend is a line a batch and one of all whose figures are known', () => {
  const pages = UNSEEN[Object.keys(UNSEEN)[0]!]!.pages;
  const batches = {
    'unseen/1-a': { firstSight: { quotations: 8, right: 6, addedIn: null }, pages },
    'unseen/2-b': { firstSight: { quotations: null, right: null, addedIn: null }, pages },
    'unseen/3-c': { firstSight: { quotations: 2, right: 1, rightButForWeakTies: 2, addedIn: null }, pages },
  };
  expect(firstSightLines(batches)).toEqual([
    'unseen/1-a: 6 of 8 told right at first sight (75.0 %)',
    'unseen/2-b: unknown',
    'unseen/3-c: 1 of 2 told right at first sight (50.0 %), 2 but for ties that accuse nobody',
    'all whose figures are known: 7 of 10 told right at first sight (70.0 %)',
  ]);
  process.stdout.write(`${firstSightLines(UNSEEN).join('\n')}\n`);
});

test('each reported page says what it catches: whoever made it has looked at what it expects', () => {
  const untold = Object.entries(REPORTED).filter(([, { catches }]) => catches.trim() === '');
  expect(untold.map(([name]) => name)).toEqual([]);
});
