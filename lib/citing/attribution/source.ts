import type { Range } from '../../language/range.ts';
import type { Citation } from '../citation.ts';

/** A citation in its piece, outside every quotation; or a note's number, which stands for what the note cites. */
export interface Source extends Range {
  citation: Citation;
  piece: number;
  note: boolean;
  /** Only compared with, pointed to, glossed, or already the source of the quotation before it. */
  weak: boolean;
  /** Said not to be the source: "not X", "unlike X", "the letter about X". */
  denied: boolean;
  /** Introduced as the place where words stand: "in X", "according to X". */
  introduced: boolean;
}

/**
 * A citation as a source.
 * @param piece its index; -1 for the page's own address, which has no place
 * @param note does a note's number stand there?
 */
export function sourceOf(citation: Citation, piece: number, { start, end }: Range, note = false): Source {
  return { citation, piece, start, end, note, weak: false, denied: false, introduced: false };
}

/** Do two sources name one document: by the same id, or by a maker's number and the number that it was filed under? */
export function isOneDocument(one: Source, other: Source): boolean {
  const kinds = [one.citation.kind, other.citation.kind].sort().join();
  return one.citation.id === other.citation.id || kinds === 'bulletin,communication';
}
