import type { RecordDocument } from '../../../../lib/checking/document.ts';
import { kindOfWord, WORD_KIND } from '../../../../lib/checking/words/word-kinds.ts';
import type { Random } from './random.ts';

/**
 * Words as a quotation takes them from a document: parted by white space, punctuation on them. This is the judge's own reading and shares
 * nothing with the code under test.
 */
export type Words = string[];

/** Paragraphs of what the document itself says: no title, no line that the dataset added. */
export function paragraphsOf(document: RecordDocument): string[] {
  return document.texts
    .filter(({ name }) => name === 'body')
    .flatMap(({ text, addedFrom }) => text.slice(0, addedFrom).split(/\n{2,}/))
    .filter((paragraph) => paragraph.trim());
}

export function wordsOf(text: string): Words {
  return text.split(/\s+/).filter(Boolean);
}

const known = new WeakMap<RecordDocument, Words[]>();

/** Sentences of eight words or more. */
export function sentencesOf(document: RecordDocument): Words[] {
  let sentences = known.get(document);
  if (!sentences) {
    sentences = allSentencesOf(document).filter((words) => words.length >= 8);
    known.set(document, sentences);
  }
  return sentences;
}

export function allSentencesOf(document: RecordDocument): Words[] {
  return paragraphsOf(document)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?]["'”’)]?)\s+/))
    .map(wordsOf);
}

/** `low` to `high` words of one paragraph, trimmed; null where no paragraph has that many. */
export function span(document: RecordDocument, random: Random, low: number, high: number): Words | null {
  const paragraphs = paragraphsOf(document)
    .map(wordsOf)
    .filter((words) => words.length >= low);
  if (paragraphs.length === 0) return null;
  const words = random.pick(paragraphs);
  const length = random.from(low, Math.min(high, words.length));
  const start = random.from(0, words.length - length);
  if (partsUnit(words, start + length)) return null;
  return opensWithSign(words[start]) || opensWithSign(words[start + length]) ? null : trimmed(words.slice(start, start + length));
}

const MEASURED = /^[(\u005B]?[-+±$~]?[\d.,/\u2013-]*\d$/;
const isNumber = (word: string) => MEASURED.test(word) || /^one$/i.test(word) || kindOfWord(word.toLowerCase()) === WORD_KIND.number;

/** "5 Nm", "5 miles per hour": words that end before a number's unit are a cut, no faithful quotation. */
export function partsUnit(words: Words, at: number): boolean {
  const [before, after] = [words[at - 1] ?? '', bare(words[at] ?? '').split(/[/·.(]/)[0]!];
  const isUnit =
    /^seconds?$/i.test(after) || kindOfWord(after.toLowerCase()) === WORD_KIND.unit || /^(?:[VWLN]|ft|yd|mi|gal|qt|pt)$/.test(after);
  return (isNumber(before) && isUnit) || (after === 'per' && kindOfWord(before.toLowerCase()) === WORD_KIND.unit);
}

/** "32 °F": a figure and its unit sign are not parted. */
function opensWithSign(word: string | undefined): boolean {
  return /^[%°]/.test(word ?? '');
}

export interface Around {
  words: Words;
  /** Index of the word that was asked for. */
  at: number;
}

/** 8 to 24 words of a sentence that holds a word for which `is` holds, that word among them at `place`. */
export function around(
  document: RecordDocument,
  random: Random,
  is: (word: string) => boolean,
  place: 'anywhere' | 'first' | 'last' = 'anywhere',
  least = 8,
): Around | null {
  const places = sentencesOf(document).flatMap((words) => words.flatMap((word, at) => (is(bare(word)) ? [{ words, at }] : [])));
  if (places.length === 0) return null;
  const { words, at } = random.pick(places);
  const length = Math.min(words.length, random.from(least, 24));
  let start = random.from(Math.max(0, at - length + 1), Math.min(at, words.length - length));
  let end = start + length;
  if (place === 'first') [start, end] = [at, Math.min(words.length, at + length)];
  if (place === 'last') [start, end] = [Math.max(0, at - length + 1), at + 1];
  if (end - start < least || opensWithSign(words[start]) || opensWithSign(words[end])) return null;
  if (partsUnit(words, end)) return null;
  const taken = words.slice(start, end);
  const last = taken.length - 1;
  taken[last] = withoutClosing(taken[last]!, /[,;:]+$/);
  return { words: taken, at: at - start };
}

/** Outer quotation marks and brackets and a closing `,` `;` `:` go. */
function trimmed(words: Words): Words | null {
  const [first, last] = [0, words.length - 1];
  words[first] = words[first]!.replace(/^["(]+/, '');
  words[last] = withoutClosing(words[last]!, /[",;:]+$/);
  return words[first] && words[last] ? words : null;
}

/** The `;` of an entity is no punctuation. */
function withoutClosing(word: string, marks: RegExp): string {
  return /&#?\w+;$/.test(word) ? word : word.replace(marks, '');
}

/** A word without the punctuation on it. */
export function bare(word: string): string {
  return word.replace(/^["'“‘([{]+|["'”’)\]},.;:!?]+$/g, '');
}

/** `word` with the bare word in it changed, punctuation kept. */
export function rewritten(word: string, change: (bareWord: string) => string): string {
  const inner = bare(word);
  return inner ? word.replace(inner, () => change(inner)) : word;
}

/** `change` in the case of `like`: capitals stay capitals. */
export function inCaseOf(like: string, change: string): string {
  if (/[A-Z]/.test(like) && like === like.toUpperCase() && like.length > 1) return change.toUpperCase();
  return /^[A-Z]/.test(like) ? change[0]!.toUpperCase() + change.slice(1) : change;
}

const folds = new WeakMap<RecordDocument, { words: string; marks: string }>();

function foldsOf(document: RecordDocument): { words: string; marks: string } {
  let fold = folds.get(document);
  if (!fold) {
    const text = document.texts.map((each) => each.text).join(' ¶ ');
    fold = { words: ` ${foldedWords(text)} `, marks: ` ${foldedMarks(text)} ` };
    folds.set(document, fold);
  }
  return fold;
}

/** Lower case, all but letters and digits as blanks. */
export function foldedWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Lower case, dashes and quotation marks of one shape, all other marks kept. */
function foldedMarks(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The quotation stands in the document as whole words, whatever marks are between them. */
export function standsAsWords(quotation: string, document: RecordDocument): boolean {
  const folded = foldedWords(quotation);
  return folded !== '' && foldsOf(document).words.includes(` ${folded} `);
}

/**
 * The quotation stands in the document with its marks, and neither begins nor ends inside a word, a number, a range or before a unit sign.
 */
export function standsWithMarks(quotation: string, document: RecordDocument): boolean {
  const folded = foldedMarks(quotation);
  const { marks } = foldsOf(document);
  for (let at = marks.indexOf(folded); at >= 0; at = marks.indexOf(folded, at + 1)) {
    if (
      !/[\p{L}\p{N}$€£¥±-]$|\d[.,:/]$/u.test(marks.slice(Math.max(0, at - 2), at)) &&
      !/^(?:[\p{L}\p{N}%°-]|[.,:/]\d)/u.test(marks.slice(at + folded.length, at + folded.length + 2))
    )
      return true;
  }
  return false;
}

/** The same for a quotation with marks of omission and editor's brackets: its pieces stand one after the other. */
export function piecesStandAsWords(quotation: string, document: RecordDocument): boolean {
  const { words } = foldsOf(document);
  let from = 0;
  for (const piece of quotation
    .split(/\[[^\]]*\]|…|\.(?:\s?\.)+/)
    .map(foldedWords)
    .filter(Boolean)) {
    const at = words.indexOf(` ${piece} `, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return from > 0;
}
