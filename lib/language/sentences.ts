import { afterOpeners, isAbbreviated } from './abbreviations.ts';
import { isWhite, type Range } from './range.ts';

/** How texts of two sorts differ in what ends a sentence; README.md, "Sentences". */
interface Sort {
  /** May a sentence begin at `at`, with opening marks or without? */
  begins(text: string, at: number): boolean;
  /** The number of a note may stand between the full stop and the space: "the horn fails.12 It". */
  notes: boolean;
  /** Is any single letter with a stop an initial or a unit, behind which the sentence goes on? */
  initials: boolean;
}

/**
 * Pages, in which a sentence lends its words an id: where it is not clear that a sentence goes on, it ends, for a wrong tie accuses.
 * "Model S. Ford says" are two; signs and bullets begin none, for they may lead to the source of what stands before.
 */
const PAGE: Sort = { begins: beginsWithCapital, notes: true, initials: false };
/**
 * Documents, in which a sentence only shows what stands around words: where it is not clear that one ends, it goes on. Texts are taken from
 * files, where bullets and signs begin lines and a figure behind a stop is a section's or a decimal.
 */
const DOCUMENT: Sort = { begins: (text, at) => !isSmallLetter(text, at), notes: false, initials: true };

/** Capitals and numbers; masked words and ids count as capitals. */
const CAPITAL = /^[\p{Lu}\p{N}\uFFFC\uFFFD]/u;

function beginsWithCapital(text: string, at: number): boolean {
  const next = afterOpeners(text, at);
  return CAPITAL.test(text.slice(next, next + 2));
}

/** What may close behind a stop; German and Markdown close with what others open with. */
const CLOSERS = '"\'”’“‘»)]*_';

const SPACE = 32;
const FULL_STOP = 46;
const ELLIPSIS = 0x2026;
const GUILLEMET = 0xbb;
/** The question mark: no other mark that ends a sentence has a higher code, but for the ellipsis. */
const LAST_STOP = 63;

function isStop(code: number): boolean {
  return code === FULL_STOP || code === 33 || code === LAST_STOP || code === ELLIPSIS;
}

/**
 * The rule: a stop ends a sentence if white space follows it and its closing marks, if what comes then may begin one, and if it is no mere
 * abbreviation's.
 * @returns where the next sentence begins, at most `limit`; the text's length at its end; -1 where the sentence goes on
 */
function nextSentence(text: string, stop: number, limit: number, { begins, notes, initials }: Sort): number {
  let at = afterClosers(text, stop + 1);
  if (notes) at = afterNote(text, at);
  if (at >= text.length) return text.length;
  if (!isWhite(text, at)) return -1;
  const begin = skipWhite(text, at, Math.max(limit, at));
  if (!begins(text, begin)) return -1;
  return text.charCodeAt(stop) === FULL_STOP && isAbbreviated(text, stop, begin, initials) ? -1 : begin;
}

function afterClosers(text: string, at: number): number {
  for (let end = at; ; end++) {
    const code = text.charCodeAt(end);
    const isCloser =
      code === SPACE
        ? text.charCodeAt(end + 1) === GUILLEMET
        : (end < text.length && CLOSERS.includes(text[end]!)) || isSpaceBeforeGuillemet(text, end);
    if (!isCloser) return end;
  }
}

/** French has a space, of whatever width, before its closing mark. */
function isSpaceBeforeGuillemet(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) === GUILLEMET && isWhite(text, at);
}

/** The same, further stops among them. */
function afterStops(text: string, at: number): number {
  let end = afterClosers(text, at);
  while (isStop(text.charCodeAt(end))) end = afterClosers(text, end + 1);
  return end;
}

/** "fails.12" or "fails.”¹²", but not "4.12". */
const NOTE = /(?<=[^\d\s][.!?…]["'”’»)\]]{0,3})\d{1,2}|[¹²³⁰⁴-⁹]{1,3}/uy;

function afterNote(text: string, at: number): number {
  NOTE.lastIndex = at;
  return !isWhite(text, at) && NOTE.test(text) ? NOTE.lastIndex : at;
}

/** A citation that follows the full stop still belongs to the sentence before it. */
const TRAILING = /^(?:[[(][^\])\n]{0,120}[\])][.,;]*\s*)+|^[—–-]{1,2}\s|^https?:|^(?:sources?|via|ref(?:erence)?s?)\b/i;
/** How much is looked at for it (code units). */
const LONGEST_TRAILING = 400;

/**
 * Where sentences begin in a stretch of a page's text in which quoted words and ids are masked: a quotation is part of one sentence,
 * however many it holds. Offsets in code units of `text`, ascending, the stretch's own start first.
 */
export function sentenceStarts(text: string, { start, end }: Range): number[] {
  const starts = [start];
  const stretch = text.slice(start, end);
  for (let at = 0; at < stretch.length; at++) {
    const code = stretch.charCodeAt(at);
    if ((code > LAST_STOP && code !== ELLIPSIS) || !isStop(code)) continue;
    const begin = nextSentence(stretch, at, stretch.length, PAGE);
    if (begin === -1 || begin >= stretch.length) continue;
    const trailing = TRAILING.exec(stretch.slice(begin, begin + LONGEST_TRAILING));
    if (!trailing) starts.push(start + begin);
    else if (/[\])]/.test(trailing[0]) && begin + trailing[0].length < stretch.length) starts.push(start + begin + trailing[0].length);
    at = begin - 1;
  }
  return starts;
}

/** What follows the last sentence end in a short text of a page. */
export function lastSentence(text: string): string {
  return text.slice(sentenceStarts(text, { start: 0, end: text.length }).at(-1));
}

/** Code units of a document that are looked at on each side; longer "sentences" are lists and tables. */
const REACH = 600;

/** Where the sentence of a document that holds `at` begins, in code units of `text`; at most 600 before `at`, never over an empty line. */
export function sentenceStart(text: string, at: number): number {
  const floor = Math.max(0, at - REACH);
  for (let index = at - 1; index >= floor; index--) {
    const code = text.charCodeAt(index);
    if (code > LAST_STOP && code !== ELLIPSIS) continue;
    if (code === 10 ? isParagraphBreak(text, index) : isStop(code) && nextSentence(text, index, at, DOCUMENT) !== -1)
      return skipWhite(text, afterStops(text, index + 1), at);
  }
  return floor === 0 ? skipWhite(text, 0, at) : wordStart(text, floor, at);
}

/** Where the sentence that holds the character before `at` ends, closing marks included; at most 600 after `at`. */
export function sentenceEnd(text: string, at: number): number {
  const ceiling = Math.min(text.length, at + REACH);
  for (let index = Math.max(0, at - 1); index < ceiling; index++) {
    const code = text.charCodeAt(index);
    if (code > LAST_STOP && code !== ELLIPSIS) continue;
    if (code === 10) {
      if (index >= at && isParagraphBreak(text, index)) return trimEnd(text, at, index);
    } else if (isStop(code) && nextSentence(text, index, text.length, DOCUMENT) !== -1) {
      const end = afterStops(text, index + 1);
      if (end >= at) return end;
    }
  }
  return ceiling === text.length ? trimEnd(text, at, ceiling) : wordEnd(text, at, ceiling);
}

/** Sentences do not begin with small letters. */
export function isSmallLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 ? code >= 97 && code <= 122 : /^\p{Ll}/u.test(text.slice(at, at + 2));
}

/** Blanks within which an empty line is looked for (code units). */
const WIDEST_EMPTY_LINE = 80;

/** Nothing but white space between the line break at `index` and the next one. */
function isParagraphBreak(text: string, index: number): boolean {
  for (let next = index + 1; next < text.length && next - index < WIDEST_EMPTY_LINE; next++) {
    if (text.charCodeAt(next) === 10) return true;
    if (!isWhite(text, next)) return false;
  }
  return false;
}

function skipWhite(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && isWhite(text, at)) at++;
  return at;
}

function trimEnd(text: string, floor: number, from: number): number {
  let end = from;
  while (end > floor && isWhite(text, end - 1)) end--;
  return end;
}

/** The first word border at or after `from`. */
function wordStart(text: string, from: number, limit: number): number {
  for (let at = from; at < limit; at++) if (isWhite(text, at)) return at + 1;
  return limit;
}

function wordEnd(text: string, floor: number, from: number): number {
  for (let at = from; at > floor; at--) if (isWhite(text, at)) return at;
  return from;
}
