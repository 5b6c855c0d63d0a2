import { atOnce } from '../steps/at-once.ts';
import { attribute } from './attribution/attribute.ts';
import type { CitedPage } from './citation.ts';
import { findCitations } from './ids/find-citations.ts';
import type { PageText } from './page-text.ts';
import { cutIntoPieces } from './pieces/cut-into-pieces.ts';
import { findQuotations } from './quotations/find-quotations.ts';

/**
 * Finds the document ids and the quotations of a page and ties each quotation to the ids it belongs to. A page that names no
 * document is left after the search for ids.
 * Pure, and linear in the length of the text. There is no text that it refuses: an exception would be a fault of this code.
 * @returns offsets are code units of the blocks' texts
 */
export function citePage(page: PageText): CitedPage {
  return atOnce(citePageInSteps(page));
}

/**
 * The same, in steps of well under a millisecond: whoever drives it may pause between two of them.
 * @param page must not change meanwhile
 */
export function* citePageInSteps(page: PageText): Generator<void, CitedPage, void> {
  const citations = yield* findCitations(page);
  if (citations.length === 0) return { citations, quotations: [] };
  const cutPage = yield* cutIntoPieces(page);
  const quotations = yield* findQuotations(cutPage, citations);
  if (quotations.length === 0) return { citations, quotations: [] };
  return { citations, quotations: yield* attribute(cutPage, quotations, citations) };
}
