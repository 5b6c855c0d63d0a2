import { atOnce } from '../steps/at-once.ts';
import { Attributor } from './attribution/attribute.ts';
import type { AttributedQuotation, CitedPage } from './citation.ts';
import { findCitations } from './ids/find-citations.ts';
import type { PageText } from './page-text.ts';
import { cutIntoPieces } from './pieces/cut-into-pieces.ts';
import { findQuotations } from './quotations/find-quotations.ts';

/**
 * Finds the document ids and the quotations of a page and ties each quotation to the ids it belongs to. A page that names no
 * document is left after the search for ids.
 * Pure and linear in the length of the text; never throws.
 */
export function citePage(page: PageText): CitedPage {
  return atOnce(citePageInSteps(page));
}

/** How many quotations are attributed between two chances to pause. */
const STEP = 20;

/** The same, in steps of well under a millisecond: whoever drives it may pause between two of them. `page` must not change meanwhile. */
export function* citePageInSteps(page: PageText): Generator<void, CitedPage, void> {
  const citations = yield* findCitations(page);
  if (citations.length === 0) return { citations, quotations: [] };
  const cutPage = yield* cutIntoPieces(page);
  const quotations = yield* findQuotations(cutPage, citations);
  if (quotations.length === 0) return { citations, quotations: [] };
  const attributor = yield* Attributor.of(cutPage, quotations, citations);
  const attributed: AttributedQuotation[] = [];
  for (const [index, quotation] of quotations.entries()) {
    const { spans, text, mark } = quotation;
    attributed.push({ spans, text, mark, sentence: attributor.sentence(quotation), ...attributor.attribute(index) });
    if (index % STEP === STEP - 1) yield;
  }
  return { citations, quotations: attributed };
}
