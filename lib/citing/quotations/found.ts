import type { Range } from '../../language/range.ts';
import type { Quotation } from '../citation.ts';

/** A stretch of quoted words in one piece. */
export interface Stretch extends Range {
  piece: number;
}

/** Quoted words with their place among the pieces; offsets are code units of the piece's block. */
export interface FoundQuotation {
  mark: Quotation['mark'];
  /** Without the marks. One a piece, in order. */
  stretches: readonly Stretch[];
  /** With the marks: where the first stretch begins and the last ends. */
  outerStart: number;
  outerEnd: number;
}

/** Does a stretch of a block hold a citation? */
export type Names = (block: number, start: number, end: number) => boolean;
