import { isSplit, joinedIds, type Words, wordAt } from './words/words.ts';

/** Words [from, to) of a document that are, word for word, words of a quotation. */
export interface Run {
  from: number;
  to: number;
}

/**
 * Finds where words [from, to) of `quotation` stand in `source`, each as a whole word, in order and side by side; ascending.
 * @param most stop after so many
 */
export function findRuns(source: Words, quotation: Words, from: number, to: number, most: number): Run[] {
  if (to <= from) return [];
  const plain = findPlainRuns(source, quotation.ids, from, to, most);
  if (plain.length > 0 || !(source.hasSplits || quotation.hasSplits)) return plain;
  // A hyphen at a line end makes two words of one. Mostly only the quotation has one, and all of them are to be joined.
  const { ids } = joinedIds(quotation, from, to, false);
  const joined = ids.length < to - from ? findPlainRuns(source, ids, 0, ids.length, most) : plain;
  return joined.length > 0 ? joined : findSplitRuns(source, quotation, from, to, most);
}

function findPlainRuns({ ids, count }: Words, quotation: Int32Array, from: number, to: number, most: number): Run[] {
  const anchor = rarest(quotation, from, to);
  if (anchor < 0) return [];
  const id = quotation[anchor]!;
  const runs: Run[] = [];
  const last = count - (to - anchor);
  for (let at = ids.indexOf(id, anchor - from); at >= 0 && at <= last; at = ids.indexOf(id, at + 1)) {
    const begin = at - (anchor - from);
    if (!standsAt(ids, begin, quotation, from, to)) continue;
    runs.push({ from: begin, to: begin + to - from });
    if (runs.length === most) break;
  }
  return runs;
}

function standsAt(source: Int32Array, begin: number, quotation: Int32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (source[begin + at - from] !== quotation[at]) return false;
  return true;
}

/** The word that came into the vocabulary last, which is a rare one; -1 when no document has one of them. */
function rarest(ids: Int32Array, from: number, to: number): number {
  let best = from;
  for (let at = from; at < to; at++) {
    if (ids[at]! < 0) return -1;
    if (ids[at]! > ids[best]!) best = at;
  }
  return best;
}

/**
 * Pairs of words that are compared for each word of the two texts together: only a text made of nothing but parted words needs more,
 * and is given up.
 */
const MOST_STEPS = 32;

function findSplitRuns(source: Words, quotation: Words, from: number, to: number, most: number): Run[] {
  const runs: Run[] = [];
  const allowed = MOST_STEPS * (source.count + to - from);
  let steps = 0;
  const count = () => {
    steps++;
  };
  const first = quotation.ids[from]!;
  const isFirstSplit = isSplit(quotation, from + 1);
  for (let begin = 0; begin < source.count && runs.length < most; begin++) {
    if (source.ids[begin] !== first && !isFirstSplit && !isSplit(source, begin + 1)) continue;
    if (steps > allowed) break;
    const end = walk(source, begin, quotation, from, to, count);
    if (end > 0) runs.push({ from: begin, to: end });
  }
  return runs;
}

/**
 * Where words [from, to) of the quotation end in the source if they begin at `begin`; parts of a split word may be joined. -1 if they do
 * not.
 */
function walk(
  source: Words,
  begin: number,
  quotation: Words,
  from: number,
  to: number,
  visit?: (ours: number, theirs: number) => void,
): number {
  let left = begin;
  let right = from;
  while (right < to) {
    if (left >= source.count) return -1;
    visit?.(left, right);
    if (source.ids[left] === quotation.ids[right]) {
      left++;
      right++;
      continue;
    }
    if (!isSplit(source, left + 1) && !isSplit(quotation, right + 1)) return -1;
    let ours = wordAt(source, left++);
    let theirs = wordAt(quotation, right++);
    while (ours !== theirs) {
      if (ours.length < theirs.length && theirs.startsWith(ours) && isSplit(source, left)) ours += wordAt(source, left++);
      else if (theirs.length < ours.length && ours.startsWith(theirs) && right < to && isSplit(quotation, right))
        theirs += wordAt(quotation, right++);
      else return -1;
    }
  }
  return left;
}

/** Goes through the words of a run and of the quotation that begin together: all of them, but for the parts of split words. */
export function eachPair(
  source: Words,
  run: Run,
  quotation: Words,
  from: number,
  to: number,
  visit: (ours: number, theirs: number) => void,
): void {
  walk(source, run.from, quotation, from, to, visit);
}
