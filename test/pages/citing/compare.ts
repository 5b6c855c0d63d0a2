import type { CitedPage } from '../../../lib/citing/citation.ts';
import type { CitingPage } from './citing-page.ts';

/** What is wrong with a finding of a page, one line a fault; none when all is as the page expects. */
export function faultsOf(page: CitingPage, { quotations }: Pick<CitedPage, 'quotations'>): string[] {
  const faults: string[] = [];
  const found = quotations.map(({ text, attribution }) => ({ text: text.replace(/\s+/g, ' ').trim(), ids: attribution && !(attribution.weak && page.weakly?.includes(text.replace(/\s+/g, ' ').trim())) ? attribution.ids : null, rule: attribution?.rule }));
  for (const [text, ids] of Object.entries(page.quoted)) {
    const own = found.filter((each) => each.text === text);
    if (own.length === 0 && ids) faults.push(`not found: ${text}`);
    for (const each of own) if (!sameIds(each.ids, ids)) faults.push(`${text}: ${each.ids?.join(' ') ?? 'silent'} (${each.rule}) instead of ${ids?.join(' ') ?? 'silent'}`);
  }
  for (const each of found) {
    if (each.ids && !(each.text in page.quoted)) faults.push(`tied though not expected: ${each.text}: ${each.ids.join(' ')} (${each.rule})`);
    if (page.unquoted?.includes(each.text)) faults.push(`no quotation: ${each.text}`);
  }
  return faults;
}

function sameIds(found: readonly string[] | null, expected: readonly string[] | null): boolean {
  return (found ? [...found].sort().join() : null) === (expected ? [...expected].sort().join() : null);
}
