import { isWhite } from '../../language/range.ts';
import { isWordPart } from '../../language/tokens.ts';
import type { Attribution } from '../citation.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { FoundQuotation } from '../quotations/found.ts';
import type { Source } from './source.ts';

/** Distances in words are counted up to here (code units), and estimated beyond. */
const COUNTED = 1500;
/** Of English prose, with the space (code units). */
const WORD_LENGTH = 6;

/** How far quotations and ids stand apart in a page's text, in which blocks are joined by one sign. */
export class Distances {
  readonly #cutPage: CutPage;
  readonly #blockStarts: readonly number[];

  constructor(cutPage: CutPage) {
    this.#cutPage = cutPage;
    let start = 0;
    this.#blockStarts = cutPage.texts.map((text) => (start += text.length + 1) - text.length - 1);
  }

  /** Between a quotation and the nearest of its sources. */
  between(quotation: FoundQuotation, run: readonly Source[]): Pick<Attribution, 'distance' | 'words'> {
    const { pieces } = this.#cutPage;
    const first = pieces[quotation.stretches[0]!.piece]!;
    const last = pieces[quotation.stretches.at(-1)!.piece]!;
    let nearest = { distance: Infinity, words: 0 };
    for (const source of run) {
      const piece = pieces[source.piece];
      if (!piece) return { distance: 0, words: 0 };
      const isAfter = piece.index > last.index || (piece.index === last.index && source.start >= quotation.outerEnd);
      const [from, to] = isAfter
        ? [this.#blockStarts[last.block]! + quotation.outerEnd, this.#blockStarts[piece.block]! + source.start]
        : [this.#blockStarts[piece.block]! + source.end, this.#blockStarts[first.block]! + quotation.outerStart];
      const distance = Math.max(0, to - from);
      if (distance < nearest.distance)
        nearest = {
          distance,
          words: distance > COUNTED ? Math.round(distance / WORD_LENGTH) : this.#countWords(isAfter ? last.block : piece.block, from, to),
        };
    }
    return nearest;
  }

  /** @param from offset in the page's text, in `block` */
  #countWords(block: number, from: number, to: number): number {
    let count = 0;
    for (let at = block; at < this.#blockStarts.length && this.#blockStarts[at]! < to; at++) {
      const start = this.#blockStarts[at]!;
      count += wordsIn(this.#cutPage.page.blocks[at]!.text, Math.max(0, from - start), Math.max(0, to - start));
    }
    return count;
  }
}

/** Runs without white space that hold a letter or a digit. */
function wordsIn(text: string, from: number, to: number): number {
  let count = 0;
  let isCounted = false;
  for (let at = from; at < Math.min(to, text.length); at++) {
    if (isWhite(text, at)) isCounted = false;
    else if (!isCounted && isWordPart(text, at)) {
      isCounted = true;
      count++;
    }
  }
  return count;
}
