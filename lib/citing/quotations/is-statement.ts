import { CALLED_IN_SUCH_WORDS, DATA, NAME_AFTER, NAME_BEFORE, PLACEHOLDER, SECTION_BEFORE } from '../../language/no-statements.ts';
import { isCued } from '../../language/speaker/cues.ts';
import type { CutPage } from '../pieces/piece.ts';
import { FEWEST_WORDS, LONGEST_NAME } from './count-quoted.ts';
import type { QuotedWords } from './found.ts';
import type { Names } from './names-in.ts';

/** How much text beside a mark is looked at (code units). */
const BESIDE = 80;
/** Keys and braces of data can stand this far before a mark (code units). */
const DATA_BEFORE = 5 * BESIDE;
/** "Your name here": a placeholder is shorter (code units). */
const LONGEST_PLACEHOLDER = 120;
/** How far from a mark the number of a document in brackets begins (code units). */
const NEAREST = 24;
/** How far from the closing mark an id stands that is alone in square brackets: "” [X]" (code units). */
const BRACKETED = 3;
/** How far before the opening mark the id of a label begins, "X — “…”" (code units). */
const LABEL = 20;
/** How many words may stand between a verb of saying and the mark, so that the verb is no other sentence's. */
const CUE_REACH = 2;
/** How much of the words is looked at to tell a title (code units). */
const TITLE_READ = 200;
/** A title has so many long words at least. */
const TITLE_WORDS = 3;

/** Between two quotations of which the second goes on with the first: "says “a”, and later, “b”". */
const GOES_ON = /^["'”’»]?[\s,;.]*(?:(?:and|or|but|also|then|later|further|again|that)[\s,;]*){0,4}$/i;
/** "the NHTSA says: " */
const COLON_AT_END = /:\s*$/;
/** "the recall": how a name that is given to a document begins. */
const NAME_BEGINS = /^(?:the|an?|our|this)\b/i;
/** " (", " [", " — ": an id may follow. */
const SOURCE_AFTER = /^\s*(?:[[(]|[—–-]{1,2}\s)/;
/** "No cars." */
const WHOLE_SENTENCE = /^\p{Lu}.*[.!?]$/su;
/** " [" */
const SQUARE_BRACKET_AFTER = /^\s*\[/;
/** "X: ", "X — ", and the id's end in it. */
const LABEL_BEFORE = /[\s:—–→-]$/;
const ID_AND_SIGN_BEFORE = /[\d.a-z][\s\])]*[:—–→-]+\s*$/i;
/** "99V-901 ", "[99V-901]. " */
const ID_BEFORE = /\d[A-Z]?[\])]?[.:]?\s+$/;
/** A word of four letters or more without a capital; any such word; a small letter. */
const SMALL_LONG_WORD = /(?<!\p{L})(?!\p{Lu})\p{L}{4}/u;
const LONG_WORD = /\p{L}{4,}/gu;
const SMALL_LETTER = /\p{Ll}/u;

/**
 * Are words between marks a statement of somebody, and not a name, a label, a placeholder or a pair of scare quotes?
 * @param words how many they are, see `countQuoted`
 * @param last the statement before, if there is one
 */
export function isStatement(
  quoted: QuotedWords,
  words: number,
  last: QuotedWords | undefined,
  { pieces, texts }: CutPage,
  names: Names,
): boolean {
  const { outerStart, outerEnd } = quoted;
  const [own] = quoted.stretches;
  const { block, start: from } = pieces[own!.piece]!;
  const closing = pieces[quoted.stretches.at(-1)!.piece]!;
  const text = texts[block]!;
  if (words === 0 || (own!.end - own!.start < LONGEST_PLACEHOLDER && PLACEHOLDER.test(text.slice(own!.start, own!.end)))) return false;
  if (text[outerStart] === '"' && DATA.test(text.slice(Math.max(from, outerStart - DATA_BEFORE), outerEnd + BESIDE))) return false;
  const before = text.slice(Math.max(from, outerStart - BESIDE), outerStart);
  const after = texts[closing.block]!.slice(outerEnd, Math.min(closing.end, outerEnd + BESIDE));
  if (
    (NAME_BEFORE.test(before) && !(words >= FEWEST_WORDS && CALLED_IN_SUCH_WORDS.test(before))) ||
    (words < LONGEST_NAME && NAME_AFTER.test(after))
  )
    return false;
  // Words of the quotation before are no cue for this one.
  const clause = before.slice(1 + Math.max(...['”', '"', '»'].map((mark) => before.lastIndexOf(mark))));
  const isNearCue = (): boolean => isCued(words > 1 ? clause : clause.replace(COLON_AT_END, ''), after, CUE_REACH);
  // X "no loaner cars": nothing but a space, or the bracket around the id, stands between.
  const isRightBehindId = (): boolean =>
    ID_BEFORE.test(before) && names(block, outerStart - (before.length - before.trimEnd().length) - NEAREST, outerStart);
  const isHeading = isTitle(text.slice(own!.start, own!.end));
  if (SECTION_BEFORE.test(before) && (isHeading || words < FEWEST_WORDS)) return false;
  // 99V-901 (“the recall”): a name given to a document.
  if (words < FEWEST_WORDS && before.endsWith('(') && after.startsWith(')') && NAME_BEGINS.test(text.slice(own!.start))) return false;
  const isCited = SOURCE_AFTER.test(after) && names(closing.block, outerEnd, outerEnd + NEAREST);
  if (words >= FEWEST_WORDS) return isCited || (before === '' && after === '') || !isHeading || isNearCue();
  if (words === FEWEST_WORDS - 1 && !isHeading && (isCited || isRightBehindId())) return true;
  if (words === FEWEST_WORDS - 1 && before === '' && WHOLE_SENTENCE.test(text.slice(own!.start, own!.end))) return true;
  if (isNearCue() || (words > 1 && before === '' && after === '')) return true;
  if (SQUARE_BRACKET_AFTER.test(after) && names(closing.block, outerEnd, outerEnd + BRACKETED)) return true;
  const goesOn = last?.stretches.at(-1)!.piece === own!.piece && GOES_ON.test(text.slice(last.outerEnd, outerStart).slice(0, BESIDE));
  return (
    words > 1 && (goesOn || (LABEL_BEFORE.test(before) && names(block, outerStart - LABEL, outerStart) && ID_AND_SIGN_BEFORE.test(before)))
  );
}

/** Every long word has a capital, and not every letter: "Horn Stays Silent in the Cold". */
function isTitle(words: string): boolean {
  const beginning = words.slice(0, TITLE_READ);
  if (SMALL_LONG_WORD.test(beginning)) return false;
  const long = beginning.match(LONG_WORD) ?? [];
  return long.length >= TITLE_WORDS && long.some((word) => SMALL_LETTER.test(word));
}
