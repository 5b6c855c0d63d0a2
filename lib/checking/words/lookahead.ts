/**
 * What stands at a place of a text, told without reading it: everything that the reader of words looks at before it decides. All offsets
 * are code units.
 */
import { ASCII_KIND, describe, entityAt, KIND } from './characters.ts';
import { isUnit } from './word-kinds.ts';

/** Code units that are looked through for the end of a tag, a link target or a blank. */
export const REACH = 400;

/** Kind of the character at `at`, -1 past the end. */
export function kindAt(text: string, at: number): number {
  if (at < 0 || at >= text.length) return -1;
  const code = text.charCodeAt(at);
  if (code < 128) return code === 38 ? (entityKind(text, at) ?? KIND.ampersand) : ASCII_KIND[code]!;
  if (code >= 0xd800 && code < 0xe000) return describe(code < 0xdc00 ? text.codePointAt(at)! : (text.codePointAt(at - 1) ?? code)).kind;
  return describe(code).kind;
}

function entityKind(text: string, at: number): number | null {
  const entity = entityAt(text, at);
  if (!entity) return null;
  return entity.codePoint < 128 ? ASCII_KIND[entity.codePoint]! : describe(entity.codePoint).kind;
}

/** A letter or a figure. */
export function isWordAt(text: string, at: number): boolean {
  const kind = kindAt(text, at);
  return kind === KIND.letter || kind === KIND.digit;
}

/** The letter or figure at `at` as it compares, with the code units it takes. */
function foldedAt(text: string, at: number): { folded: string; width: number } {
  const entity = text[at] === '&' ? entityAt(text, at) : null;
  const codePoint = entity?.codePoint ?? text.codePointAt(at)!;
  const folded = codePoint < 128 ? String.fromCodePoint(codePoint).toLowerCase() : describe(codePoint).folded;
  return { folded, width: entity?.width ?? (codePoint > 0xffff ? 2 : 1) };
}

/** Blanks that are written for the comma between thousands. A common blank parts the last two numbers of a recall, too: "99 V 901 000". */
export const NARROW = /^[\u00A0\u2007\u2009\u202F]$/;

/** A comma and exactly three figures at `at`. */
export function isGroup(text: string, at: number): boolean {
  return kindAt(text, at) === KIND.comma && hasThreeFigures(text, at);
}

/** The same with a narrow blank. */
export function isNarrowGroup(text: string, at: number): boolean {
  return text.charCodeAt(at) >= 128 && NARROW.test(text[at]!) && hasThreeFigures(text, at);
}

function hasThreeFigures(text: string, at: number): boolean {
  let next = afterIgnored(text, at + 1);
  for (let figures = 0; figures < 3; figures++) {
    if (kindAt(text, next) !== KIND.digit) return false;
    next = afterIgnored(text, next + foldedAt(text, next).width);
  }
  return kindAt(text, next) !== KIND.digit;
}

/** Figures in a row at `at`, not counted beyond `most`. */
export function figuresAt(text: string, at: number, most: number): number {
  let figures = 0;
  for (let end = at; figures < most && kindAt(text, end) === KIND.digit; end += foldedAt(text, end).width) figures++;
  return figures;
}

/** A figure stands at `at`, or behind the blank there. */
export function isBeforeFigure(text: string, at: number): boolean {
  return kindAt(text, kindAt(text, at) === KIND.space ? at + 1 : at) === KIND.digit;
}

/** The letters at `at` are a unit by themselves: "12V", "0.7mm". */
export function isUnitAt(text: string, at: number): boolean {
  let end = at;
  let letters = '';
  while (end - at < 6 && kindAt(text, end) === KIND.letter) {
    const { folded, width } = foldedAt(text, end);
    letters += folded;
    end = afterIgnored(text, end + width);
  }
  if (isWordAt(text, end)) return false;
  // "13V-234" is a code.
  const next = kindAt(text, end);
  if ((next === KIND.hyphen || next === KIND.dash) && kindAt(text, afterIgnored(text, end + 1)) !== KIND.letter) return false;
  return isUnit(letters);
}

/** A unit stands behind the bracket that closes before `at`: a letter alone only behind a blank. */
export function isUnitBehind(text: string, at: number): boolean {
  const next = kindAt(text, at) === KIND.space ? at + 1 : at;
  const unit = /^(?:[a-zµμ]{1,10}|[%°Ω])(?![a-z])/i.exec(text.slice(next, next + 12))?.[0];
  return unit !== undefined && (unit.length > 1 || next === at + 1) && (isUnit(unit.toLowerCase()) || /[%°Ω]/.test(unit));
}

export function afterIgnored(text: string, at: number): number {
  let next = at;
  while (next - at < REACH && kindAt(text, next) === KIND.ignored) next += foldedAt(text, next).width;
  return next;
}

/** Hyphens of one shape in a row at `at`; dashes do not count. */
export function hyphensAt(text: string, at: number): number {
  let end = at;
  while (end - at < REACH && kindAt(text, end) === KIND.hyphen && text[end] === text[at]) end++;
  return end - at;
}

export function beforeIgnored(text: string, at: number): number {
  let before = at - 1;
  while (at - before < REACH && kindAt(text, before) === KIND.ignored) before--;
  return before;
}

/** A quotation mark that closes. */
export function isClosing(text: string, at: number): boolean {
  const kind = kindAt(text, at);
  const before = kindAt(text, at - 1);
  return (kind === KIND.quote || kind === KIND.apostrophe) && before !== KIND.space && before !== KIND.newline && before !== -1;
}

/** What a hard wrap can leave alone on a line. A dash or an asterisk alone there parts what is above from what is below. */
const LINE_PUNCTUATION = /[,;:.!?()]/;

/** Nothing but blanks stands between the line break before `at` and `at`. */
export function isLineEmpty(text: string, at: number): boolean {
  let before = at - 1;
  while (at - before < REACH && (kindAt(text, before) === KIND.space || kindAt(text, before) === KIND.ignored)) before--;
  return !LINE_PUNCTUATION.test(text[before] ?? '');
}

/** Where the blanks of the line at `at` end. */
export function afterBlanks(text: string, at: number): number {
  let end = at;
  while (end - at < REACH && text[end] !== '&' && kindAt(text, end) === KIND.space) end++;
  return end;
}

/** Where the blanks and line breaks at `at` end; `at` itself when none is there. */
export function afterLineBreak(text: string, at: number): number {
  let end = at;
  while (end - at < REACH) {
    const kind = kindAt(text, end);
    if (kind !== KIND.space && kind !== KIND.newline) break;
    end += text[end] === '&' ? (entityAt(text, end)?.width ?? 1) : 1;
  }
  return end;
}

/** The same if one line break is among them; else `at`. */
export function afterOneBreak(text: string, at: number): number {
  const next = afterLineBreak(text, at);
  return next > at && /^[^\S\n\r\u2028]*(?:\r?\n|[\r\u2028])[^\S\n\r\u2028]*$/.test(text.slice(at, next)) ? next : at;
}

export function isLetterAfterBreak(text: string, at: number): boolean {
  const next = afterLineBreak(text, at);
  return next > at && kindAt(text, next) === KIND.letter;
}

/** Where a word goes on after a soft hyphen: behind the line break that it was made for. */
export function afterSoftBreak(text: string, at: number): number {
  const next = afterLineBreak(text, at);
  return /[\n\r\u2028]/.test(text.slice(at, next)) ? next : at;
}

/**
 * "[t]he", "fail[ed]", "[I]'ve", "[b]0894": where a bracket with letters in it, written together with letters or figures outside, closes;
 * -1 when it is none.
 */
export function editedPartEnd(text: string, at: number): number {
  let end = at + 1;
  while (end - at < 6 && kindAt(text, end) === KIND.letter) end++;
  if (end === at + 1 || kindAt(text, end) !== KIND.closeBracket) return -1;
  const next = kindAt(text, end + 1);
  const isTogether =
    kindAt(text, at - 1) === KIND.letter ||
    next === KIND.letter ||
    next === KIND.digit ||
    (next === KIND.apostrophe && kindAt(text, end + 2) === KIND.letter);
  return isTogether ? end : -1;
}

/** Code units of a bracket that can be a part of a number. */
const MOST_IN_NUMBER = 17;
const IN_BRACKETS = /^.([^\]]*)\]/s;

/**
 * "5[0]", "[1]5", "5 [00]", "[-]5", "5[%]": figures, signs and units in brackets beside a figure; null where the bracket at `at` is
 * none of them.
 */
export function bracketInNumber(text: string, at: number): string | null {
  const [, inside] = IN_BRACKETS.exec(text.slice(at, at + MOST_IN_NUMBER)) ?? [];
  if (inside === undefined) return null;
  const close = at + 1 + inside.length;
  if (inside.trim() === '' || /^\s*(?:\.\s?){2,}$|…/.test(inside)) return null;
  const [before, after] = [beforeIgnored(text, at), afterIgnored(text, close + 1)];
  const isGlued = kindAt(text, before) === KIND.digit || kindAt(text, after) === KIND.digit;
  const hangs = [KIND.letter, KIND.quote, KIND.closeBracket, KIND.dot, KIND.comma, KIND.stop, KIND.parenthesis].includes(
    kindAt(text, before) as 1,
  );
  const isApart =
    (kindAt(text, before) === KIND.space && kindAt(text, beforeIgnored(text, before)) === KIND.digit) ||
    (!hangs && kindAt(text, after) === KIND.space && kindAt(text, after + 1) === KIND.digit);
  if (!isGlued && !isApart) return null;
  const letters = /\p{L}+/u.exec(inside)?.[0] ?? '';
  if (letters === '') return inside;
  const isMeasure = /^\P{L}*\p{L}+\P{L}*$/u.test(inside) && isUnit(letters.toLowerCase());
  return isMeasure && (isGlued || /\d/.test(inside)) ? inside : null;
}

/** Where the target of a Markdown link "](…)" ends; 0 when there is none. */
export function linkTarget(text: string, at: number): number {
  if (text[at] !== '(') return 0;
  const target = /^\((?:https?:|\/|#)[^()\s]*(?:\s+(?:"[^"]*"|'[^']*'))?\)/.exec(text.slice(at, at + REACH));
  return target ? at + target[0].length : 0;
}

/** Elements whose tags are markup that leaked into a text, and no words of it. */
const TAG_NAMES =
  'a abbr article b big blockquote br center cite code dd del div dl dt em font h[1-6] hr i img ins label li mark ol p pre ' +
  'q s section small span strike strong sub sup table tbody td th thead tr tt u ul';
/** `href="x"`, `border=0`. */
const TAG_VALUE = String.raw`[^\s<>=]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)`;
const TAG_SWITCH = String.raw`(?:nowrap|noshade|compact|reversed|hidden|disabled|checked|/)`;
/** What stands in a tag beside attributes with values is no tag's, but seen: `<i not>`. */
const TAG = new RegExp(String.raw`^/?(?:${TAG_NAMES.replaceAll(' ', '|')})(?:\s+${TAG_VALUE}|\s+${TAG_SWITCH})*\s*/?$`, 'i');

/** Offset of the ">" that ends a tag beginning at `at`, -1 when it is no tag. */
export function tagEnd(text: string, at: number): number {
  if (text[at] !== '<') return -1;
  for (let end = at + 1; end < text.length && end - at < REACH; end++) {
    const code = text.charCodeAt(end);
    if (code === 62) return TAG.test(text.slice(at + 1, end)) ? end : -1;
    if (code === 60) return -1;
  }
  return -1;
}

/** "<sup>2</sup>": the raised figure and the code units that it takes; null when none begins at `at`. */
export function raisedAt(text: string, at: number): { figure: string; width: number } | null {
  const match = /^<sup\b[^<>]*>\s*([-+\u2212]?\d{1,3})\s*<\/sup>/i.exec(text.slice(at, at + REACH));
  return match && { figure: match[1]!.replace('\u2212', '-'), width: match[0].length };
}

/** Between "<del>" and "</del>" stands what somebody took back. */
export function strikesOut(text: string, at: number, close: number): boolean {
  return /^\/?(?:del|s|strike)\b/i.test(text.slice(at + 1, close));
}

const BLOCK_TAG = /^\/?(?:p|div|li|ul|ol|tr|td|th|table|h[1-6]|blockquote|section|hr)\b/i;

/** Where what shows nothing ends: ignored characters, and tags that neither part words nor say anything themselves. */
export function afterNothing(text: string, at: number): number {
  const code = text.charCodeAt(at);
  // Nearly all characters show something: only controls, entities, tags and what is not ASCII may not.
  if (code >= 32 && code < 127 && code !== 38 && code !== 60) return at;
  const next = afterIgnored(text, at);
  const close = tagEnd(text, next);
  return close < 0 || breaksOfTag(text, next, close) > 0 || strikesOut(text, next, close) || raisedAt(text, next) ? next : close + 1;
}

/** Line breaks that the tag between `at` and `close` stands for. */
export function breaksOfTag(text: string, at: number, close: number): number {
  const tag = text.slice(at + 1, close);
  return BLOCK_TAG.test(tag) ? 2 : /^br\b/i.test(tag) ? 1 : 0;
}
