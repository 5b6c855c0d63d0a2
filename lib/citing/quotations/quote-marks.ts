import type { Range } from '../../language/range.ts';

export type MarkFamily = 'double' | 'single' | 'guillemets';

interface MarkShape {
  family: MarkFamily;
  /** What the shape says; where the place says otherwise, the place wins (”wrong way round“). */
  shape: 'open' | 'close' | 'either';
}

/**
 * Every quotation mark that is known, by family and shape. Two single marks in a row are a double one; entities are what a page
 * escaped twice.
 */
const MARKS = {
  double: { either: `" ＂ '' &quot; &#34;`, open: '“ „ ‟ `` ‘‘ &ldquo;', close: '” ’’ &rdquo;' },
  single: { either: "'", open: '‘ ‚ ‛', close: '’' },
  guillemets: { open: '« ‹ 「 『', close: '» › 」 』' },
};

const SHAPES: Readonly<Record<string, MarkShape>> = Object.fromEntries(
  Object.entries(MARKS).flatMap(([family, shapes]) =>
    Object.entries(shapes).flatMap(([shape, marks]) => marks.split(' ').map((mark) => [mark, { family, shape } as MarkShape])),
  ),
);

const LONG_MARKS = Object.keys(SHAPES).filter((mark) => mark.length > 1);
const SHORT_MARKS = Object.keys(SHAPES).filter((mark) => mark.length === 1);
const ANY_MARK = new RegExp(`${LONG_MARKS.join('|')}|[${SHORT_MARKS.join('')}]`, 'g');
/** Most paragraphs hold none, and one class of characters is told much faster than all marks. */
const MAY_HOLD_MARKS = new RegExp(`[${SHORT_MARKS.join('')}\`&]`);

/** A quotation mark in its place. */
export interface Mark extends Range, MarkShape {
  opens: boolean;
  closes: boolean;
  /** It could as well be an inch or foot sign (after a digit), an apostrophe (after s), or a slip within a word (O"NEAL). */
  doubtful: boolean;
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Soft hyphens, characters without width, direction marks. */
const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
/** What can stand before an opening mark: nothing, a space, a bracket, a dash, markup signs, another mark. */
const BEFORE_OPENING = /[\s([{<…\-‐-―/*_=>:;,~|"'“„‘‚«‹「『`]/;
/** What cannot stand after one. */
const NOT_AFTER_OPENING = /[\s),;:!?\]}]/;
/** What cannot stand before a closing one. */
const NOT_BEFORE_CLOSING = /[\s([{<]/;
/** '90s, 'em, 'til: what an apostrophe begins. */
const APOSTROPHE_WORDS = /^(?:\d\ds?(?![\p{L}\p{N}])|(?:em|til|twas|tis|cause|cuz|bout|round|n)(?!\p{L}))/iu;
/** The longest of them with what must not follow it (code units). */
const APOSTROPHE_WORD = 8;
const WHITE = /\s/;
/** What may stand behind a mark that a space parts from its words: "words » ." */
const AFTER_SPACED_CLOSING = /[.,;:!?)\]]/;
/** French opens with a guillemet and a hard or a thin space. */
const HARD_SPACE = /[\u00A0\u2009\u202F]/;
const DIGIT = /\d/;
/** The owners' manual: an s before, a small letter after the space. */
const PLURAL = /s/i;
const SMALL_WORD_AFTER = /^\s\p{Ll}/u;
/** Code units of a space and the letter behind it. */
const SPACE_AND_LETTER = 2;
/** So many unseen characters in a row are passed over. */
const MOST_UNSEEN = 8;

/** The quotation marks of a text in order, apostrophes left out. */
export function findMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  if (!MAY_HOLD_MARKS.test(text)) return marks;
  for (const match of text.matchAll(ANY_MARK)) {
    const mark = readMark(text, match.index, match[0]);
    if (mark) marks.push(mark);
  }
  return marks;
}

/** A mark in its place: whether it opens or closes there, null where it does neither. */
function readMark(text: string, start: number, characters: string): Mark | null {
  const { family, shape } = SHAPES[characters]!;
  const end = start + characters.length;
  const previous = seenBefore(text, start);
  const next = seenAfter(text, end);
  const wordBefore = LETTER_OR_DIGIT.test(previous);
  const wordAfter = LETTER_OR_DIGIT.test(next);
  if (family === 'single' && wordBefore && wordAfter) return null;
  if (family === 'single' && characters !== '‚' && APOSTROPHE_WORDS.test(text.slice(end, end + APOSTROPHE_WORD)) && !wordBefore)
    return null;
  if (characters === '‘' && wordBefore) return null;

  const ellipsisAfter = next === '…' || text.startsWith('..', end);
  const spaced = (previous === '' || WHITE.test(previous)) && (next === '' || WHITE.test(next));
  let opens =
    (previous === '' || BEFORE_OPENING.test(previous)) && next !== '' && !NOT_AFTER_OPENING.test(next) && (next !== '.' || ellipsisAfter);
  let closes =
    previous !== '' && !NOT_BEFORE_CLOSING.test(previous) && (!wordAfter || (family !== 'single' && wordBefore) || shape === 'close');
  if (spaced && family !== 'single') {
    opens = shape !== 'close' && next !== '';
    closes = shape !== 'open' && previous !== '';
  }
  // « words », and a mark that a space parts from its words but not from the full stop behind it.
  if (WHITE.test(previous) && family !== 'single' && (next === '' || AFTER_SPACED_CLOSING.test(next))) closes = shape !== 'open';
  if (shape === 'open' && family === 'guillemets' && HARD_SPACE.test(next)) opens = true;
  if (!opens && !closes) return null;
  const isInWord = shape === 'either' && wordBefore && wordAfter;
  const doubtful =
    isInWord ||
    (shape !== 'open' &&
      (DIGIT.test(previous) ||
        (family === 'single' && PLURAL.test(previous) && SMALL_WORD_AFTER.test(text.slice(end, end + SPACE_AND_LETTER)))));
  return { start, end, family, shape, opens, closes, doubtful };
}

/** The last character before `index` that somebody sees. */
function seenBefore(text: string, index: number): string {
  for (let at = index - 1; at >= Math.max(0, index - MOST_UNSEEN); at--) if (!UNSEEN.test(text[at]!)) return text[at]!;
  return '';
}

/** The first one from `index` on. */
function seenAfter(text: string, index: number): string {
  for (let at = index; at < Math.min(text.length, index + MOST_UNSEEN); at++) if (!UNSEEN.test(text[at]!)) return text[at]!;
  return '';
}
