import { FLAG } from './words/words.ts';
import type { Quotation } from './quotation.ts';

/** Words with a meaning of their own that a quotation needs before its presence proves something. */
const LEAST_MEANING = 3;

/** So few or so common words that their presence in a document proves little. */
export function provesLittle({ words, pieces }: Quotation): boolean {
  let meaning = 0;
  for (const { from, to } of pieces)
    for (let at = from; at < to; at++) if (!(words.flags[at]! & FLAG.common) && ++meaning >= LEAST_MEANING) return false;
  return true;
}
