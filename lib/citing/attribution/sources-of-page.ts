import type { AroundQuotation, Sought } from './around-quotation.ts';
import { ofKinds, oneOf, onlyOf } from './only-source.ts';
import { pieceBeside, type SourcedPage, sourcesIn } from './sourced-page.ts';
import { IDS_A_SENTENCE } from './sources.ts';
import type { Tie } from './tie.ts';

// Rules by which a source belongs to a whole block, a whole section or the whole page.

/** The cite attribute of a block quotation stands before its first word. */
export function citedByElement({ sources }: SourcedPage, { first, quotation: { outerStart } }: AroundQuotation): Tie {
  return oneOf(
    'link',
    sources.firstBetween(first.index, 0, outerStart + 1, IDS_A_SENTENCE).filter(({ citation }) => citation.via === 'chip'),
  );
}

/** Lines of a block quotation that are not quoted themselves: "— X" below, "X:" above. "— Bob" says whose words they are, too. */
export function onOwnLines(page: SourcedPage, { first, last }: AroundQuotation): Tie {
  if (!first.quote) return null;
  const after = pieceBeside(page, last, 1);
  const before = pieceBeside(page, first, -1);
  return (
    (after?.quote?.quote === first.quote.quote ? (oneOf('id-after', sourcesIn(page, after)) ?? 'undecided') : null) ??
    (before?.quote?.quote === first.quote.quote ? oneOf('lead-in', sourcesIn(page, before)) : null)
  );
}

/** "Sources: X", below the words and in the same part of the page. */
export function inSourceList({ sourceLists }: SourcedPage, { last: piece }: AroundQuotation): Tie {
  const list = sourceLists.get(piece.section);
  return list && list.index > piece.index ? onlyOf('source-list', list.sources) : null;
}

/** The page's own address; not for bare words. */
export function onAddress({ addressSources }: SourcedPage, { bare, speaker: { kinds } }: Sought): Tie {
  return bare ? null : onlyOf('page-address', ofKinds(addressSources, kinds));
}
