import type { Citation } from '../citation.ts';
import { Neighbours } from '../pieces/neighbours.ts';
import type { CutPage, Piece } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import { findNotes } from './note-sources.ts';
import { placeSources } from './place-sources.ts';
import { type Source, sourceOf } from './source.ts';
import { findSourceLists, type SourceList } from './source-lists.ts';
import { Sources } from './sources.ts';

/** A page with everything that can be the source of its quotations: what every rule of attribution looks at. */
export interface SourcedPage {
  cutPage: CutPage;
  quotations: readonly FoundQuotation[];
  sources: Sources;
  neighbours: Neighbours;
  /** The last list of sources of each section. */
  sourceLists: ReadonlyMap<number, SourceList>;
  /** What the page's own address names. */
  addressSources: readonly Source[];
}

/** Finds the sources of a page. Yields now and then, so that whoever drives it may pause. */
export function* sourcePage(
  cutPage: CutPage,
  quotations: readonly FoundQuotation[],
  citations: readonly Citation[],
): Generator<void, SourcedPage, void> {
  const placed = placeSources(cutPage, quotations, citations);
  yield;
  const notes = yield* findNotes(cutPage, placed);
  const sources = yield* Sources.of(cutPage, quotations, placed, notes);
  yield;
  const neighbours = new Neighbours(cutPage, sources.masked);
  yield;
  const sourceLists = findSourceLists(cutPage, sources, neighbours);
  const addressSources = citations.filter(({ via }) => via === 'page-address').map((citation) => sourceOf(citation, -1, NOWHERE));
  yield;
  return { cutPage, quotations, sources, neighbours, sourceLists, addressSources };
}

const NOWHERE = { start: 0, end: 0 };

/** The masked text of a piece, or of a part of it; offsets are code units of its block. */
export function textOf(page: SourcedPage, piece: Piece, start = piece.start, end = piece.end): string {
  return page.sources.masked[piece.block]!.slice(start, end);
}

/** The next piece of the page; or, with -1, the one before. */
export function pieceBeside(page: SourcedPage, piece: Piece, step: 1 | -1): Piece | undefined {
  return page.cutPage.pieces[piece.index + step];
}

/** The sources in a piece, in order. */
export function sourcesIn(page: SourcedPage, piece: Piece): readonly Source[] {
  return page.sources.byPiece[piece.index]!;
}

/** Does a piece hold a source? */
export function namesSource(page: SourcedPage, piece: Piece): boolean {
  return sourcesIn(page, piece).length > 0;
}
