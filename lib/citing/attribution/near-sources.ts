import type { DocumentId } from '../citation.ts';
import type { AroundQuotation } from './around-quotation.ts';
import type { Source } from './source.ts';
import type { Sources } from './sources.ts';

/** Within so many paragraphs a document is named near a quotation. */
const NEAR = { before: 12, after: 4 };
/** So many ids of a paragraph are looked at. */
const IDS_A_PARAGRAPH = 8;
/** So many documents can be meant. */
const MOST_CANDIDATES = 6;

/** The documents that are named within reach of a quotation, one source each: those before it first, the nearest first. */
export function sourcesNear(sources: Sources, { quotation, first, last }: AroundQuotation): Source[] {
  const { byPiece } = sources;
  const near = new Map<DocumentId, Source>();
  const look = (some: readonly Source[]) => {
    for (const source of some) if (!near.has(source.citation.id)) near.set(source.citation.id, source);
  };
  look(sources.lastBetween(first.index, 0, quotation.outerStart, IDS_A_PARAGRAPH).toReversed());
  for (let at = first.index - 1; at >= Math.max(0, first.index - NEAR.before); at--)
    look(byPiece[at]!.slice(-IDS_A_PARAGRAPH).toReversed());
  look(sources.firstBetween(last.index, quotation.outerEnd, Infinity, IDS_A_PARAGRAPH));
  for (let at = last.index + 1; at <= Math.min(byPiece.length - 1, last.index + NEAR.after); at++)
    look(byPiece[at]!.slice(0, IDS_A_PARAGRAPH));
  return [...near.values()].slice(0, MOST_CANDIDATES);
}
