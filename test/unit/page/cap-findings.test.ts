import { expect, test } from 'vitest';
import type { AttributedQuotation, Citation } from '../../../lib/citing/citation.ts';
import { capFindings } from '../../../lib/page/cap-findings.ts';

const page = (quotations: number, citations: number) => ({
  quotations: Array.from({ length: quotations }, (_, at) => ({ text: `“${at}”` }) as AttributedQuotation),
  citations: Array.from({ length: citations }, (_, at) => ({ id: `MC-${at}` }) as Citation),
});

test.each([
  { has: page(3, 2), judged: [3, 2], uncounted: 0 },
  { has: page(3, 9), judged: [3, 2], uncounted: 7 },
  { has: page(9, 2), judged: [5, 0], uncounted: 6 },
])('$judged of the findings are judged, $uncounted are counted', ({ has, judged, uncounted }) => {
  const { cited, ...rest } = capFindings(has, 5);
  expect([cited.quotations.length, cited.citations.length]).toEqual(judged);
  expect(rest).toEqual({ uncounted });
  expect(cited.quotations).toEqual(has.quotations.slice(0, judged[0]));
});

test('ten thousand are judged', () => {
  const { cited, uncounted } = capFindings(page(20_000, 5));
  expect([cited.quotations.length, cited.citations.length, uncounted]).toEqual([10_000, 0, 10_005]);
});
