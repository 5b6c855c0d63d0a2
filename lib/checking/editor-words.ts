import { kindOfWord, WORD_KIND } from './words/word-kinds.ts';
import { FLAG, type Words, wordAt } from './words/words.ts';
import { ARTICLES, PRONOUNS, VERB_FORMS } from './context-words.ts';
import { countReversals, qualifies, TURN, turnsOf } from './turning-words.ts';

/** Some words of a text, [from, to). */
export interface Stretch {
  words: Words;
  from: number;
  to: number;
}

/** An editor's words turn round what the source says: they deny, or lose its denial. */
export function reversesSource(source: Stretch, editor: Stretch): boolean {
  return countReversals(editor.words, editor.from, editor.to) !== countReversals(source.words, source.from, source.to);
}

/**
 * An editor's words may say something else than the source: they stand in place of a word with a meaning of its own, make more or less of
 * a statement, or bring a number along. Who names what a pronoun stands for, puts a pronoun for a name, or sets a word in another form,
 * does not.
 * @param source the words in place of which the editor's stand; empty where they were put between the source's
 */
export function changesSource(source: Stretch, editor: Stretch): boolean {
  const ours = contentOf(source);
  const theirs = contentOf(editor);
  // Numbers in brackets between the source's words are notes.
  if (ours.length === 0 && theirs.every((word) => FOOTNOTE.test(word))) return false;
  if (bringsNumber(ours, theirs)) return true;
  const turns = turnsOf(editor.words, editor.from, editor.to);
  const isQualified = qualifies(editor.words, editor.from, editor.to) && !qualifies(source.words, source.from, source.to);
  if (isQualified || (turns & TURN.compares && !(turnsOf(source.words, source.from, source.to) & TURN.compares))) return true;
  if (ours.length * theirs.length > MOST_COMPARED) return true;
  const [left, put] = [without(ours, theirs), without(theirs, ours)];
  // Nothing, or only what refers to something, is gone from the source; or what is gone is referred to.
  return !left.every(isReferring) && !(put.length > 0 && put.every((word) => PRONOUNS.has(word)));
}

/** Pairs of words that are compared; brackets that stand for so many words say something of their own. */
const MOST_COMPARED = 4_096;

function contentOf({ words, from, to }: Stretch): string[] {
  const content: string[] = [];
  for (let at = from; at < to; at++) content.push(wordAt(words, at));
  return content;
}

function isReferring(word: string): boolean {
  return PRONOUNS.has(word) || ARTICLES.has(word);
}

const FOOTNOTE = /^\d{1,3}$/;
const YEAR = /^(?:19|20)\d\d$/;

/** A number or unit that the source does not have there; a year dates, and does not count. */
function bringsNumber(ours: readonly string[], theirs: readonly string[]): boolean {
  return theirs.some((word) => {
    const kind = kindOfWord(word);
    const isMeasure =
      (kind === WORD_KIND.number && !YEAR.test(word) && !PRONOUNS.has(word)) || (kind === WORD_KIND.unit && !/^\p{L}/u.test(word));
    return isMeasure && !ours.includes(word);
  });
}

/** The words of `some` of which `others` have no form. */
function without(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((word) => /[\p{L}\p{N}]/u.test(word) && !others.some((other) => isForm(word, other)));
}

const ENDING = /^(?:|e?s|e?d|e?n|ing|'s|s'|y|ies|ied|ly)$/;

/** Forms of one word: "stalls" and "stalled", "is" and "was". */
function isForm(one: string, other: string): boolean {
  if (one === other) return true;
  if (VERB_FORMS.some((forms) => forms.has(one) && forms.has(other))) return true;
  let head = 0;
  while (head < one.length && one[head] === other[head]) head++;
  return head >= LEAST_STEM && ENDING.test(one.slice(head)) && ENDING.test(other.slice(head));
}

/** Letters that two forms of one word begin with alike at least. */
const LEAST_STEM = 3;

/**
 * The word beside the quoted ones at `at`, on the side on which the quotation has brackets; empty where a clause ends between, or where
 * the word only joins others.
 */
export function besideQuoted(source: Words, at: number, side: 'before' | 'after'): Stretch {
  const nothing = { words: source, from: at, to: at };
  const word = side === 'before' ? at - 1 : at;
  if (word < 0 || word >= source.count || (side === 'after' && at === 0) || at >= source.count) return nothing;
  if (source.flags[word]! & FLAG.common && !PRONOUNS.has(wordAt(source, word))) return nothing;
  const between = source.text.slice(source.ends[at - 1], source.starts[at]);
  return /^\s*$/.test(between) && !/\n\s*\n/.test(between) ? { words: source, from: word, to: word + 1 } : nothing;
}
