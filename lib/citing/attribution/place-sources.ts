import type { Range } from '../../language/range.ts';
import type { Citation } from '../citation.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import { type Source, sourceOf } from './source.ts';

/** The citations of a page as sources by piece, in order, less those inside quoted words. Those of the page's own address have no place. */
export function placeSources(cutPage: CutPage, quotations: readonly FoundQuotation[], citations: readonly Citation[]): Source[][] {
  const byPiece = sourcesByPiece(cutPage, citations);
  withoutQuoted(byPiece, quotations);
  return byPiece;
}

/** Adds the numbers of notes to the sources of a page, in order. */
export function placeNotes(byPiece: Source[][], notes: readonly Source[]): void {
  for (const note of notes) addTo(byPiece, note);
  for (const piece of new Set(notes.map((note) => note.piece))) byPiece[piece]!.sort((a, b) => a.start - b.start);
}

function sourcesByPiece({ pieces }: CutPage, citations: readonly Citation[]): Source[][] {
  const byPiece: Source[][] = pieces.map(() => NONE);
  let at = 0;
  for (const citation of citations) {
    const { span } = citation;
    if (!span) continue;
    for (
      let next = pieces[at + 1];
      next && (next.block < span.block || (next.block === span.block && next.start <= span.start));
      next = pieces[at + 1]
    )
      at++;
    if (pieces[at]?.block === span.block) addTo(byPiece, sourceOf(citation, at, span));
  }
  return byPiece;
}

/** Shared by the pieces that have none, which are most; never changed. */
const NONE: Source[] = [];

function addTo(byPiece: Source[][], source: Source): void {
  const own = byPiece[source.piece]!;
  if (own === NONE) byPiece[source.piece] = [source];
  else own.push(source);
}

/** An id inside quoted words is never their source; a link around them, or from some of them, is. */
function withoutQuoted(byPiece: Source[][], quotations: readonly FoundQuotation[]): void {
  const quoted = new Map<number, Range[]>();
  for (const { stretches } of quotations) {
    for (const stretch of stretches) {
      const ranges = quoted.get(stretch.piece);
      if (ranges) ranges.push(stretch);
      else quoted.set(stretch.piece, [stretch]);
    }
  }
  for (const [piece, ranges] of quoted) {
    if (byPiece[piece]!.length === 0) continue;
    let at = 0;
    byPiece[piece] = byPiece[piece]!.filter(({ start, end, citation }) => {
      while (at < ranges.length && ranges[at]!.end <= start) at++;
      const range = ranges[at];
      return !range || start < range.start || end > range.end || citation.via === 'chip' || (start === range.start && end === range.end);
    });
  }
}
