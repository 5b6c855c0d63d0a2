import type { Run } from './find-run.ts';
import type { Placement } from './find-words.ts';
import type { Quotation } from './quotation.ts';
import { TURN, turnsOf } from './turning-words.ts';
import { kindOfWord, WORD_KIND } from './words/word-kinds.ts';
import { type Words, wordAt } from './words/words.ts';

/**
 * The marks between two quoted words are others than the source's, and can turn the meaning: "No, cars", "driven? Never". Words alone
 * decide a verdict; this is for the reader to see.
 */
export function changesPunctuation(source: Words, { runs }: Placement, { words, pieces }: Quotation): boolean {
  for (const [index, run] of runs.entries()) {
    const length = run.to - run.from;
    const from = runs.length === 1 && length === words.count ? 0 : pieces[index]!.from;
    // A word that a line end parts does not go word by word.
    if (from + length > words.count || isSameText(source, run, words, from)) continue;
    for (let at = 1; at < length; at++) {
      if (isBlankBefore(source, run.from + at) && isBlankBefore(words, from + at)) continue;
      if (differs(source, run.from + at, words, from + at)) return true;
    }
  }
  const last = runs.at(-1)!;
  return asksAtEnd(words, words.count) && !asksAtEnd(source, last.to);
}

/** Character by character, as nearly all quotations are. */
function isSameText(source: Words, { from, to }: Run, words: Words, begin: number): boolean {
  const end = begin + to - from;
  return source.text.slice(source.starts[from], source.ends[to - 1]) === words.text.slice(words.starts[begin], words.ends[end - 1]);
}

/** Nothing but one blank stands before a word, as before nearly all. */
function isBlankBefore({ text, starts, ends }: Words, at: number): boolean {
  return starts[at] === ends[at - 1]! + 1 && text.charCodeAt(ends[at - 1]!) === 32;
}

/** What is right behind the last quoted word asks. */
function asksAtEnd({ text, ends }: Words, to: number): boolean {
  return ends[to - 1]! < text.length && /^["'”’)]*\?/.test(text.slice(ends[to - 1], ends[to - 1]! + 4));
}

const STOP = /[.!?;]/;
const ANY_MARK = /[^\s\p{L}\p{N}]/u;
const RELATIVE: ReadonlySet<string> = new Set(['which', 'who', 'whose', 'whom', 'where']);

function differs(source: Words, ours: number, words: Words, theirs: number): boolean {
  const [inSource, quoted] = [marksBefore(source, ours), marksBefore(words, theirs)];
  if (inSource === quoted) return false;
  const isOther = (mark: RegExp) => mark.test(inSource) !== mark.test(quoted);
  if (isOther(/\?/)) return true;
  const [before, after] = [wordAt(source, ours - 1), wordAt(source, ours)];
  if ((before === 'no' || before === 'yes') && isOther(/,/)) return true;
  if (isDenying(after) && (isOther(STOP) || isOther(/[()]/))) return true;
  if (isOther(/,/) && (RELATIVE.has(after) || isReporting(source, ours - 1) || isReporting(source, ours))) return true;
  return (
    endsSentence(source, ours, inSource) !== endsSentence(words, theirs, quoted) && !(ANY_MARK.test(inSource) && ANY_MARK.test(quoted))
  );
}

function marksBefore({ text, starts, ends }: Words, at: number): string {
  return text
    .slice(ends[at - 1], starts[at])
    .replace(/["'“”‘’]/g, '')
    .trim();
}

function isDenying(word: string): boolean {
  return kindOfWord(word) === WORD_KIND.negation;
}

function isReporting(words: Words, at: number): boolean {
  return (turnsOf(words, at, at + 1) & TURN.reports) !== 0;
}

/** Letters of a word that is no abbreviation. */
const LEAST_LETTERS = 4;

/** A full stop and a capital behind it; none after an abbreviation or a figure. */
function endsSentence({ text, starts, ends }: Words, at: number, marks: string): boolean {
  const before = text.slice(Math.max(starts[at - 1]!, ends[at - 1]! - LEAST_LETTERS), ends[at - 1]);
  return /^[.!?]/.test(marks) && /^\p{L}{4}$|^it$/iu.test(before) && /\p{Lu}/u.test(text[starts[at]!]!);
}
