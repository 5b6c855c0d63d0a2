import { TRAIT, vocabulary } from './vocabulary.ts';

/** What stands before a word, or is true of it; bits of `Words.flags`. */
export const FLAG = {
  /** Written together with the word before it, so that nothing may begin or end between the two. */
  glued: 1,
  /** A hyphen at a line end parts it from the word before it: the two may be one word. */
  split: 2,
  /** A letter of another alphabet was read as the Latin letter that it imitates. */
  foreign: 4,
  /** The end of a sentence or clause (. ! ? : ; …) stands before it. */
  stop: 8,
  /** A line break stands before it. */
  line: 16,
  /** An empty line stands before it. */
  paragraph: 32,
  /** Stands between square brackets. */
  bracketed: 64,
  /** An omission mark stands before it: "...", "…", ". . .", "[...]". */
  ellipsis: 128,
  /** A quotation mark or prime follows a figure without a blank. */
  marked: 256,
  /** It is an inch or foot mark: it closes no quotation that was opened before. */
  primed: 1024,
  /** That mark is a double one: inches. */
  doubled: 2048,
  /** A letter or a figure is in it: signs alone quote nothing. */
  spoken: 4096,
  /** So common that it proves nothing. */
  common: TRAIT.common,
  /** It stands for two units that differ by a capital only: mW and MW. */
  cased: TRAIT.cased,
} as const;

/** The words of a text and where they stand in it. All four lists have `count` entries. */
export interface Words {
  text: string;
  count: number;
  /** Equal numbers are equal words. Negative: a word that no document has, `-1 - n` for the n-th of `unknown`. */
  ids: Int32Array;
  /** Code units of `text`, `ends` exclusive. */
  starts: Int32Array;
  ends: Int32Array;
  flags: Int32Array;
  unknown: readonly string[];
  /** What was left out before a word (`count`: after the last one) and must not be another in its stead; null where nothing was. */
  leftOut: ReadonlyMap<number, LeftOut> | null;
  /**
   * What stands before or in a word (`count`: after the last one), means nothing by itself, and must stand in the source too; null
   * where nothing does.
   */
  needs: ReadonlyMap<number, string> | null;
  /** A hyphen at a line end parts some word. */
  hasSplits: boolean;
  /** All letters are capitals, or none is: then capitals tell nothing (mW, MW). */
  oneCase: boolean;
}

/** Footnote marks and pictures between two words, as folded, in order; empty where there is none. */
interface LeftOut {
  marks: readonly string[];
  pictures: string;
}

/** A word as folded: lower case, typographic forms undone. */
export function wordAt(words: Words, at: number): string {
  const id = words.ids[at]!;
  return id < 0 ? words.unknown[-1 - id]! : vocabulary.word(id);
}

/** The numbers of words [from, to) where every word that a hyphen at a line end parts is read as one; those of documents are added. */
export function joinedIds(words: Words, from: number, to: number, add: boolean): { ids: Int32Array; firsts: Int32Array } {
  const ids = new Int32Array(to - from);
  const firsts = new Int32Array(to - from);
  let count = 0;
  for (let at = from; at < to;) {
    const first = at;
    let word = wordAt(words, at++);
    while (at < to && isSplit(words, at)) word += wordAt(words, at++);
    ids[count] = at - first === 1 ? words.ids[first]! : vocabulary.numberOf(word, add);
    firsts[count++] = first;
  }
  return { ids: ids.slice(0, count), firsts: firsts.slice(0, count) };
}

/** A hyphen at a line end parts this word from the one before it. */
export function isSplit(words: Words, at: number): boolean {
  return at < words.count && (words.flags[at]! & FLAG.split) !== 0;
}
