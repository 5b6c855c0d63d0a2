import type { Range } from '../../language/range.ts';

export type MarkFamily = 'double' | 'single' | 'guillemets';

interface MarkShape {
  family: MarkFamily;
  /** What the shape says; where the place says otherwise, the place wins (”wrong way round“). */
  shape: 'open' | 'close' | 'either';
}

/** Every quotation mark that is known. Two single marks in a row are a double one; entities are what a page escaped twice. */
export const QUOTE_MARKS: Readonly<Record<string, MarkShape>> = {
  '"': { family: 'double', shape: 'either' },
  '＂': { family: 'double', shape: 'either' },
  '“': { family: 'double', shape: 'open' },
  '”': { family: 'double', shape: 'close' },
  '„': { family: 'double', shape: 'open' },
  '‟': { family: 'double', shape: 'open' },
  "''": { family: 'double', shape: 'either' },
  '``': { family: 'double', shape: 'open' },
  '‘‘': { family: 'double', shape: 'open' },
  '’’': { family: 'double', shape: 'close' },
  '&quot;': { family: 'double', shape: 'either' },
  '&#34;': { family: 'double', shape: 'either' },
  '&ldquo;': { family: 'double', shape: 'open' },
  '&rdquo;': { family: 'double', shape: 'close' },
  '«': { family: 'guillemets', shape: 'open' },
  '»': { family: 'guillemets', shape: 'close' },
  '‹': { family: 'guillemets', shape: 'open' },
  '›': { family: 'guillemets', shape: 'close' },
  '「': { family: 'guillemets', shape: 'open' },
  '」': { family: 'guillemets', shape: 'close' },
  '『': { family: 'guillemets', shape: 'open' },
  '』': { family: 'guillemets', shape: 'close' },
  "'": { family: 'single', shape: 'either' },
  '‘': { family: 'single', shape: 'open' },
  '’': { family: 'single', shape: 'close' },
  '‚': { family: 'single', shape: 'open' },
  '‛': { family: 'single', shape: 'open' },
};

const LONG_MARKS = Object.keys(QUOTE_MARKS).filter((mark) => mark.length > 1);
const SHORT_MARKS = Object.keys(QUOTE_MARKS).filter((mark) => mark.length === 1);
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

const WORD = /[\p{L}\p{N}]/u;
const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;
/** What can stand before an opening mark: nothing, a space, a bracket, a dash, markup signs, another mark. */
const BEFORE_OPENING = /[\s([{<…\-‐-―/*_=>:;,~|"'“„‘‚«‹「『`]/;
/** What cannot stand after one. */
const NOT_AFTER_OPENING = /[\s),;:!?\]}]/;
const NOT_BEFORE_CLOSING = /[\s([{<]/;
const APOSTROPHE_WORDS = /^(?:\d\ds?(?![\p{L}\p{N}])|(?:em|til|twas|tis|cause|cuz|bout|round|n)(?!\p{L}))/iu;

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

function readMark(text: string, start: number, characters: string): Mark | null {
  const { family, shape } = QUOTE_MARKS[characters]!;
  const end = start + characters.length;
  const previous = seenBefore(text, start);
  const next = seenAfter(text, end);
  const wordBefore = WORD.test(previous);
  const wordAfter = WORD.test(next);
  if (family === 'single' && wordBefore && wordAfter) return null;
  if (family === 'single' && characters !== '‚' && APOSTROPHE_WORDS.test(text.slice(end, end + 8)) && !wordBefore) return null;
  if (characters === '‘' && wordBefore) return null;

  const ellipsisAfter = next === '…' || text.startsWith('..', end);
  const spaced = (previous === '' || /\s/.test(previous)) && (next === '' || /\s/.test(next));
  let opens =
    (previous === '' || BEFORE_OPENING.test(previous)) && next !== '' && !NOT_AFTER_OPENING.test(next) && (next !== '.' || ellipsisAfter);
  let closes =
    previous !== '' && !NOT_BEFORE_CLOSING.test(previous) && (!wordAfter || (family !== 'single' && wordBefore) || shape === 'close');
  if (spaced && family !== 'single') {
    opens = shape !== 'close' && next !== '';
    closes = shape !== 'open' && previous !== '';
  }
  // « words », and a mark that a space parts from its words but not from the full stop behind it.
  if (/\s/.test(previous) && family !== 'single' && (next === '' || /[.,;:!?)\]]/.test(next))) closes = shape !== 'open';
  if (shape === 'open' && family === 'guillemets' && /[\u00A0\u2009\u202F]/.test(next)) opens = true;
  if (!opens && !closes) return null;
  const isInWord = shape === 'either' && wordBefore && wordAfter;
  const doubtful =
    isInWord ||
    (shape !== 'open' &&
      (/\d/.test(previous) || (family === 'single' && /s/i.test(previous) && /^\s\p{Ll}/u.test(text.slice(end, end + 2)))));
  return { start, end, family, shape, opens, closes, doubtful };
}

function seenBefore(text: string, index: number): string {
  for (let at = index - 1; at >= Math.max(0, index - 8); at--) if (!UNSEEN.test(text[at]!)) return text[at]!;
  return '';
}

function seenAfter(text: string, index: number): string {
  for (let at = index; at < Math.min(text.length, index + 8); at++) if (!UNSEEN.test(text[at]!)) return text[at]!;
  return '';
}
