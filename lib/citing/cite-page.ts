import { atOnce } from '../steps/at-once.ts';
import { Attributor } from './attribution/attribute.ts';
import type { AttributedQuotation, CitedPage } from './citation.ts';
import { findCitations } from './ids/find-citations.ts';
import type { PageText, TextSpan } from './page-text.ts';
import { cutIntoPieces } from './pieces/cut-into-pieces.ts';
import type { CutPage } from './pieces/piece.ts';
import { findQuotations } from './quotations/find-quotations.ts';
import type { FoundQuotation } from './quotations/found.ts';

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
  const found = yield* findQuotations(cutPage, citations);
  if (found.length === 0) return { citations, quotations: [] };
  const attributor = yield* Attributor.of(cutPage, found, citations);
  const quotations: AttributedQuotation[] = [];
  for (const [index, quotation] of found.entries()) {
    const spans = spansOf(quotation, cutPage);
    quotations.push({
      spans: spans.flat(),
      text: spans.map((own) => own.map(({ block, start, end }) => page.blocks[block]!.text.slice(start, end)).join('')).join('\n\n'),
      mark: quotation.mark,
      sentence: attributor.sentence(quotation),
      ...attributor.attribute(index),
    });
    if (index % STEP === STEP - 1) yield;
  }
  return { citations, quotations };
}

/** For each stretch its spans: one, or several where debris is cut out of the middle. */
function spansOf({ stretches }: FoundQuotation, { pieces, cuts }: CutPage): TextSpan[][] {
  return stretches.map(({ piece, start, end }) => {
    const { block } = pieces[piece]!;
    const spans: TextSpan[] = [];
    let at = start;
    for (const cut of cuts[block]!) {
      if (cut.end <= start || cut.start >= end) continue;
      if (cut.start > at) spans.push({ block, start: at, end: cut.start });
      at = cut.end;
    }
    if (at < end) spans.push({ block, start: at, end });
    return spans;
  });
}
