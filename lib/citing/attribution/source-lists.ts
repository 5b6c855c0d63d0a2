import { LIST_OF_SOURCES } from '../../language/labels.ts';
import type { Neighbours } from '../pieces/neighbours.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { Source } from './source.ts';
import type { Sources } from './sources.ts';

/** A title such as "Sources" is shorter (code units). */
const LONGEST_TITLE = 40;

/** What stands under a title such as "Sources". */
export interface SourceList {
  /** The title's piece. */
  index: number;
  sources: Source[];
}

/** The last list of sources of each section of a page. */
export function findSourceLists({ pieces }: CutPage, { byPiece }: Sources, neighbours: Neighbours): Map<number, SourceList> {
  const lists = new Map<number, SourceList>();
  let open: { section: number; sources: Source[] } | null = null;
  for (const piece of pieces) {
    if (piece.end - piece.start < LONGEST_TITLE && LIST_OF_SOURCES.test(neighbours.text(piece))) {
      open = { section: piece.section, sources: [] };
      lists.set(piece.section, { index: piece.index, sources: open.sources });
    } else if (piece.kind === 'heading' || piece.section !== open?.section) open = null;
    else for (const source of byPiece[piece.index]!) open.sources.push(source);
  }
  return lists;
}
