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

export function sourceOf(citation: Citation, piece: number, { start, end }: Range, note = false): Source {
  return { citation, piece, start, end, note, weak: false, denied: false, introduced: false };
}

export function isOneDocument(one: Source, other: Source): boolean {
  const kinds = [one.citation.kind, other.citation.kind].sort().join();
  return one.citation.id === other.citation.id || kinds === 'bulletin,communication';
}
