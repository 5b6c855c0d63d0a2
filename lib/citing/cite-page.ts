import { Attributor } from './attribute.ts';
import type { AttributedQuotation, CitedPage } from './citation.ts';
import { findCitations } from './find-citations.ts';
import { findQuotations, type FoundQuotation } from './find-quotations.ts';
import type { PageText, TextSpan } from './page-text.ts';
import { cutIntoPieces, type Pieces } from './pieces.ts';

/**
 * Finds the document ids and the quotations of a page and ties each quotation to the ids it belongs to. A page that names no
 * document is left after the search for ids.
 * Pure and linear in the length of the text; never throws.
 */
export function citePage(page: PageText): CitedPage {
  const citations = findCitations(page);
  if (citations.length === 0) return { citations, quotations: [] };
  const pieces = cutIntoPieces(page);
  const found = findQuotations(pieces, citations);
  const attributor = new Attributor(pieces, found, citations);
  const quotations = found.map((quotation, index): AttributedQuotation => {
    const spans = spansOf(quotation, pieces);
    return {
      spans: spans.flat(),
      text: spans.map((own) => own.map(({ block, start, end }) => page.blocks[block]!.text.slice(start, end)).join('')).join('\n\n'),
      mark: quotation.mark,
      sentence: attributor.sentence(quotation),
      attribution: attributor.attribute(index),
    };
  });
  return { citations, quotations };
}

/** For each stretch its spans: one, or several where debris is cut out of the middle. */
function spansOf({ stretches }: FoundQuotation, { pieces, cuts }: Pieces): TextSpan[][] {
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
