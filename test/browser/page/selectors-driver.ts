import { citePage } from '../../../lib/citing/cite-page.ts';
import { MARKUP_RULES, type MarkupRule } from '../../../lib/page/page-markup.ts';
import { readPage } from '../../../lib/page/page-reader.ts';

/** Runs in a page: what is found on it, each quotation with its ids. */
function findings(): string[] {
  const { quotations, citations } = citePage(readPage(document).page);
  return [...citations.map(({ id }) => id), ...quotations.map(({ text, attribution }) => `${text} ${attribution?.ids.join() ?? ''}`)];
}

/** What is found on a page with this body, with a rule of the table and without it. */
export function withAndWithout(body: string, rule: number): { matches: number; found: string[]; without: string[] } {
  document.body.innerHTML = body;
  const changed = MARKUP_RULES[rule] as { -readonly [K in keyof MarkupRule]: MarkupRule[K] };
  const { selector } = changed;
  const matches = document.querySelectorAll(selector).length;
  const found = findings();
  changed.selector = 'x-none';
  document.body.innerHTML = body;
  const without = findings();
  changed.selector = selector;
  return { matches, found, without };
}

/** Of a page with this body, what is found. */
export function foundOn(body: string): string[] {
  document.body.innerHTML = body;
  return findings();
}
