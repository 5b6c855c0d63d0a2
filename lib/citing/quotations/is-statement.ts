import { CALLED_IN_SUCH_WORDS, DATA, NAME_AFTER, NAME_BEFORE, PLACEHOLDER, SECTION_BEFORE } from '../../language/no-statements.ts';
import { isCued } from '../../language/speaker/cues.ts';
import { countWords } from '../../language/tokens.ts';
import type { CutPage } from '../pieces/piece.ts';
import type { FoundQuotation, Names } from './found.ts';

/** Fewer words are a scare quote unless a verb of saying stands next to the mark (research/citing.md 1.5). */
export const FEWEST_WORDS = 4;
/** A name of a switch or a lamp is shorter than this. */
const LONGEST_NAME = 8;
/** How much text beside a mark is looked at (code units). */
const BESIDE = 80;
/** How far from the closing mark the number of a document in brackets begins (code units). */
const NEAREST = 24;
/** Between two quotations of which the second goes on with the first: "says “a”, and later, “b”". */
const GOES_ON = /^["'”’»]?[\s,;.]*(?:(?:and|or|but|also|then|later|further|again|that)[\s,;]*){0,4}$/i;

/**
 * Are words between marks a statement of somebody, and not a name, a label, a placeholder or a pair of scare quotes?
 * @param last the statement before, if there is one
 */
export function isStatement(quotation: FoundQuotation, last: FoundQuotation | null, cutPage: CutPage, names: Names): boolean {
  const { pieces, texts } = cutPage;
  const [own] = quotation.stretches;
  const { block, start: from } = pieces[own!.piece]!;
  const closing = pieces[quotation.stretches.at(-1)!.piece]!;
  const text = texts[block]!;
  const words = wordsOf(quotation, cutPage);
  if (words === 0 || (own!.end - own!.start < 120 && PLACEHOLDER.test(text.slice(own!.start, own!.end)))) return false;
  if (
    text[quotation.outerStart] === '"' &&
    DATA.test(text.slice(Math.max(from, quotation.outerStart - 5 * BESIDE), quotation.outerEnd + BESIDE))
  )
    return false;
  const before = text.slice(Math.max(from, quotation.outerStart - BESIDE), quotation.outerStart);
  const after = texts[closing.block]!.slice(quotation.outerEnd, Math.min(closing.end, quotation.outerEnd + BESIDE));
  if (
    (NAME_BEFORE.test(before) && !(words >= FEWEST_WORDS && CALLED_IN_SUCH_WORDS.test(before))) ||
    (words < LONGEST_NAME && NAME_AFTER.test(after))
  )
    return false;
  // Words of the quotation before are no cue for this one.
  const clause = before.slice(1 + Math.max(...['”', '"', '»'].map((mark) => before.lastIndexOf(mark))));
  const isNearCue = (): boolean => isCued(words > 1 ? clause : clause.replace(/:\s*$/, ''), after, 2);
  const isHeading = isTitle(text.slice(own!.start, own!.end));
  if (SECTION_BEFORE.test(before) && (isHeading || words < FEWEST_WORDS)) return false;
  // 99V-901 (“the recall”): a name given to a document.
  if (words < FEWEST_WORDS && before.endsWith('(') && after.startsWith(')') && /^(?:the|an?|our|this)\b/i.test(text.slice(own!.start)))
    return false;
  const isCited = /^\s*(?:[[(]|[—–-]{1,2}\s)/.test(after) && names(closing.block, quotation.outerEnd, quotation.outerEnd + NEAREST);
  if (words >= FEWEST_WORDS) return isCited || (before === '' && after === '') || !isHeading || isNearCue();
  if (words === FEWEST_WORDS - 1 && !isHeading && (isCited || isRightBehindId(before, names, block, quotation.outerStart))) return true;
  if (words === FEWEST_WORDS - 1 && before === '' && /^\p{Lu}.*[.!?]$/su.test(text.slice(own!.start, own!.end))) return true;
  if (isNearCue() || (words > 1 && before === '' && after === '')) return true;
  if (/^\s*\[/.test(after) && names(closing.block, quotation.outerEnd, quotation.outerEnd + 3)) return true;
  const goesOn =
    last?.stretches.at(-1)!.piece === own!.piece && GOES_ON.test(text.slice(last.outerEnd, quotation.outerStart).slice(0, BESIDE));
  return (
    words > 1 &&
    (goesOn ||
      (/[\s:—–→-]$/.test(before) &&
        names(block, quotation.outerStart - 20, quotation.outerStart) &&
        /[\d.a-z][\s\])]*[:—–→-]+\s*$/i.test(before)))
  );
}

/** `X "no loaner cars"`: nothing but a space, or the bracket around the id, stands between. */
function isRightBehindId(before: string, names: Names, block: number, start: number): boolean {
  const spaces = before.length - before.trimEnd().length;
  return spaces > 0 && /\d[A-Z]?[\])]?[.:]?\s+$/.test(before) && names(block, start - spaces - NEAREST, start);
}

/** Every long word has a capital, and not every letter: "Horn Stays Silent in the Cold". */
function isTitle(words: string): boolean {
  const beginning = words.slice(0, 200);
  if (SMALL_LONG_WORD.test(beginning)) return false;
  const long = beginning.match(/\p{L}{4,}/gu) ?? [];
  return long.length > 2 && long.some((word) => /\p{Ll}/u.test(word));
}
const SMALL_LONG_WORD = /(?<!\p{L})(?!\p{Lu})\p{L}{4}/u;

/** Counts words, up to as many as matter. */
export function wordsOf({ stretches }: FoundQuotation, { pieces, texts }: CutPage): number {
  let count = 0;
  for (const { piece, start, end } of stretches) {
    count += countWords(texts[pieces[piece]!.block]!, start, Math.min(end, start + 200), LONGEST_NAME);
    if (count >= LONGEST_NAME) break;
  }
  return count;
}
