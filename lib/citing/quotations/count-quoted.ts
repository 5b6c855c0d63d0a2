import { countWords } from '../../language/tokens.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { QuotedWords } from './found.ts';

/** Fewer words are a pair of scare quotes unless a verb of saying stands next to the mark. */
export const FEWEST_WORDS = 4;
/** A name of a switch or a lamp has fewer words than this; nobody asks whether there are more. */
export const LONGEST_NAME = 8;
/** As many words of the record are never longer (code units): a paragraph is not read to its end. */
const COUNTED = 200;

/** Counts words of a quotation, up to about LONGEST_NAME. */
export function countQuoted({ stretches }: QuotedWords, { pieces, texts }: CutPage): number {
  let count = 0;
  for (const { piece, start, end } of stretches) {
    count += countWords(texts[pieces[piece]!.block]!, start, Math.min(end, start + COUNTED), LONGEST_NAME);
    if (count >= LONGEST_NAME) break;
  }
  return count;
}
