import type { Range } from '../../language/range.ts';
import type { Quotation } from '../citation.ts';

/** A stretch of quoted words in one piece. */
export interface Stretch extends Range {
  piece: number;
}

/** Words that may be a quotation, with their place among the pieces; offsets are code units of the piece's block. */
export interface QuotedWords {
  mark: Quotation['mark'];
  /** Without the marks. One a piece, in order. */
  stretches: readonly Stretch[];
  /** With the marks: where the first stretch begins and the last ends. */
  outerStart: number;
  outerEnd: number;
}

/** Quoted words that are a quotation, with their place on the page. */
export interface FoundQuotation extends QuotedWords, Pick<Quotation, 'spans' | 'text'> {}
