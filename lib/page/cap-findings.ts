import type { CitedPage } from '../citing/citation.ts';

/** So many findings of a page are judged; a page with more is no page that anybody reads. */
const MOST_FINDINGS = 10_000;

/**
 * The findings of a page that are judged, quotations first: an id by itself accuses nobody.
 * @returns with how many more there are
 */
export function capFindings({ quotations, citations }: CitedPage, most = MOST_FINDINGS): { cited: CitedPage; uncounted: number } {
  const cited = { quotations: quotations.slice(0, most), citations: citations.slice(0, Math.max(0, most - quotations.length)) };
  const uncounted = quotations.length + citations.length - cited.quotations.length - cited.citations.length;
  return { cited, uncounted };
}
