import { ASCII_KIND, describe, KIND } from '../checking/words/characters.ts';

/** Code units that are looked at on each side; longer "sentences" are lists and tables. */
const REACH = 600;

/** Words after which a full stop does not end a sentence. */
const ABBREVIATIONS = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'vs',
  'inc',
  'co',
  'corp',
  'ltd',
  'st',
  'approx',
  'fig',
  'figs',
  'dept',
  'tel',
  'ext',
  'min',
  'max',
  'no',
  'nos',
  'e.g',
  'i.e',
  'u.s',
  'u.s.c',
  'etc',
  'cf',
  'al',
  'jr',
  'sr',
  'jan',
  'feb',
  'mar',
  'apr',
  'jun',
  'jul',
  'aug',
  'sep',
  'sept',
  'oct',
  'nov',
  'dec',
  'pp',
  'vol',
  'sec',
  'para',
  'ref',
  'rev',
  'art',
  'ave',
  'blvd',
  'ft',
  'lb',
  'lbs',
  'oz',
  'a.m',
  'p.m',
]);

/** Where the sentence that holds `at` begins, in code units of `text`; at most 600 before `at`, never over an empty line. */
export function sentenceStart(text: string, at: number): number {
  const floor = Math.max(0, at - REACH);
  for (let index = at - 1; index >= floor; index--) {
    const code = text.charCodeAt(index);
    if (code > LAST_STOP && code !== ELLIPSIS) continue;
    if (code === 10 ? isParagraphBreak(text, index) : isStop(code) && endsSentence(text, index, at))
      return skipBlanks(text, afterClosers(text, index + 1), at);
  }
  return floor === 0 ? skipBlanks(text, 0, at) : wordStart(text, floor, at);
}

/** Where the sentence that holds the character before `at` ends, closing marks included; at most 600 after `at`. */
export function sentenceEnd(text: string, at: number): number {
  const ceiling = Math.min(text.length, at + REACH);
  for (let index = Math.max(0, at - 1); index < ceiling; index++) {
    const code = text.charCodeAt(index);
    if (code > LAST_STOP && code !== ELLIPSIS) continue;
    if (code === 10) {
      if (index >= at && isParagraphBreak(text, index)) return trimEnd(text, at, index);
    } else if (isStop(code) && endsSentence(text, index, text.length)) {
      const end = afterClosers(text, index + 1);
      if (end >= at) return end;
    }
  }
  return ceiling === text.length ? trimEnd(text, at, ceiling) : wordEnd(text, at, ceiling);
}

const ELLIPSIS = 0x2026;
/** The question mark: no other mark that ends a sentence has a higher code, but for the ellipsis. */
const LAST_STOP = 63;

function isStop(code: number): boolean {
  return code === 46 || code === 33 || code === 63 || code === ELLIPSIS;
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x2028 || code === 0x2029;
}

/** Nothing but blanks between the line break at `index` and the next one. */
function isParagraphBreak(text: string, index: number): boolean {
  for (let next = index + 1; next < text.length && next - index < 80; next++) {
    const code = text.charCodeAt(next);
    if (code === 10) return true;
    if (!isBlank(code)) return false;
  }
  return false;
}

const CLOSERS = new Set('"\'”’»)]'.split('').map((mark) => mark.charCodeAt(0)));

function afterClosers(text: string, at: number): number {
  let end = at;
  while (end < text.length && (CLOSERS.has(text.charCodeAt(end)) || isStop(text.charCodeAt(end)))) end++;
  return end;
}

/** Does the mark at `index` end a sentence that somebody goes on from before `limit`? */
function endsSentence(text: string, index: number, limit: number): boolean {
  const next = afterClosers(text, index + 1);
  if (next >= text.length) return true;
  if (!isBlank(text.charCodeAt(next))) return false;
  const begin = skipBlanks(text, next, Math.max(limit, next));
  if (isSmallLetter(text, begin)) return false;
  return text[index] !== '.' || !isAbbreviation(text, index);
}

/** Sentences do not begin with small letters. */
export function isSmallLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? code >= 97 && code <= 122 : /^\p{Ll}/u.test(text.slice(at, at + 2));
}

function isAbbreviation(text: string, dot: number): boolean {
  let start = dot;
  while (start > 0 && dot - start < 8 && isOfWord(text.charCodeAt(start - 1))) start--;
  if (dot - start === 1) return isLetter(text.charCodeAt(start));
  return ABBREVIATIONS.has(text.slice(start, dot).toLowerCase());
}

function isOfWord(code: number): boolean {
  return isLetter(code) || code === 46 || ASCII_KIND[code] === KIND.digit;
}

function isLetter(code: number): boolean {
  return (code < 128 ? ASCII_KIND[code] : describe(code).kind) === KIND.letter;
}

function skipBlanks(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && isBlank(text.charCodeAt(at))) at++;
  return at;
}

function trimEnd(text: string, floor: number, from: number): number {
  let end = from;
  while (end > floor && isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

/** The first word border at or after `from`. */
function wordStart(text: string, from: number, limit: number): number {
  for (let at = from; at < limit; at++) if (isBlank(text.charCodeAt(at))) return at + 1;
  return limit;
}

function wordEnd(text: string, floor: number, from: number): number {
  for (let at = from; at > floor; at--) if (isBlank(text.charCodeAt(at))) return at;
  return from;
}
