import { type Words, wordAt } from '../text/words.ts';
import { vocabulary } from '../text/vocabulary.ts';
import { isCommonWord, WORD_KIND } from '../text/word-kinds.ts';

/** One step of an alignment: a word of the source, a word of the quotation, or both; -1 where there is none. */
export interface Step {
  source: number;
  quotation: number;
  same: boolean;
}

/** The stretch of a source that comes nearest to words of a quotation. */
export interface Nearest {
  steps: readonly Step[];
  /** How much of the quotation's words stands there: 0 to 1, common words counting little. */
  share: number;
}

/** Words of a quotation that are aligned; longer ones are not explained. */
const MOST_WORDS = 3000;

/** Places of one word of a quotation that vote. */
const MOST_PLACES = 4;

/** How far an alignment may stray from its diagonal, in words. */
const LEAST_BAND = 8;
const MOST_BAND = 96;

/** What a word weighs against a common one. */
const WEIGHT = 4;

/** First place of each vocabulary word in the quotation at hand, plus 1; 0 where it is not in it. */
let firstPlace = new Int32Array(0);

/** The passage of `source` nearest to words [from, to) of `quotation`, by word alignment; null when it has none of them. */
export function nearestPassage(source: Words, quotation: Words, from: number, to: number): Nearest | null {
  const count = to - from;
  if (count === 0 || count > MOST_WORDS) return null;
  const diagonal = commonestDiagonal(source, quotation, from, to);
  if (diagonal === null) return null;
  const steps = align(source, quotation, from, to, diagonal);
  return { steps, share: shareOf(steps, quotation, from, to) };
}

/** The offset between source and quotation on which most words agree, rare ones counting more. */
function commonestDiagonal(source: Words, quotation: Words, from: number, to: number): number | null {
  const count = to - from;
  if (firstPlace.length < vocabulary.size) firstPlace = new Int32Array(vocabulary.size * 2);
  const later = new Int32Array(count);
  for (let at = to - 1; at >= from; at--) {
    const id = quotation.ids[at]!;
    if (id < 0) continue;
    later[at - from] = firstPlace[id]!;
    firstPlace[id] = at - from + 1;
  }
  const votes = new Int32Array(source.count + count);
  let any = false;
  for (let at = 0; at < source.count; at++) {
    let place = firstPlace[source.ids[at]!]!;
    if (place === 0) continue;
    any = true;
    const weight = isCommon(source.ids[at]!) ? 1 : WEIGHT;
    for (let places = 0; place > 0 && places < MOST_PLACES; places++) {
      votes[at - place + count]! += weight;
      place = later[place - 1]!;
    }
  }
  for (let at = from; at < to; at++) if (quotation.ids[at]! >= 0) firstPlace[quotation.ids[at]!] = 0;
  return any ? peak(votes) - count + 1 : null;
}

/** The middle of the window with the most votes. */
function peak(votes: Int32Array): number {
  const reach = 4;
  let sum = 0;
  let most = -1;
  let at = 0;
  for (let end = 0; end < votes.length + reach; end++) {
    if (end < votes.length) sum += votes[end]!;
    if (end > 2 * reach) sum -= votes[end - 2 * reach - 1]!;
    // Among equal windows the one whose middle has votes itself.
    const middle = end - reach;
    const score = sum * 4 + (middle >= 0 ? votes[middle]! : 0);
    if (middle >= 0 && score > most) [most, at] = [score, middle];
  }
  return at;
}

function isCommon(id: number): boolean {
  return vocabulary.kindOf(id) === WORD_KIND.common;
}

/** Least-cost alignment within a band around a diagonal; the ends of the source are free. */
function align(source: Words, quotation: Words, from: number, to: number, diagonal: number): Step[] {
  const count = to - from;
  const reach = Math.min(MOST_BAND, Math.max(LEAST_BAND, count >> 1));
  const width = 2 * reach + 1;
  // Cell (row, column): `row` words of the quotation used, the source read up to diagonal + row + column - reach.
  const costs = new Int32Array((count + 1) * width);
  const place = (row: number, column: number) => diagonal + row + column - reach;
  for (let row = 1; row <= count; row++) {
    const id = quotation.ids[from + row - 1]!;
    for (let column = 0; column < width; column++) {
      const at = place(row, column) - 1;
      const here = row * width + column;
      const before = here - width;
      const inside = at >= 0 && at < source.count;
      let cost = costs[before]! + (inside && source.ids[at] === id ? 0 : inside ? SUBSTITUTION : OUTSIDE);
      if (column + 1 < width) cost = Math.min(cost, costs[before + 1]! + INSERTION);
      if (column > 0 && inside) cost = Math.min(cost, costs[here - 1]! + DELETION);
      costs[here] = cost;
    }
  }
  return trace(source, quotation, from, count, costs, width, place);
}

// A changed word costs less than one dropped and one added, and no more than one added, so that at the ends too it is set against the source's.
const SUBSTITUTION = 2;
const INSERTION = 2;
const DELETION = 2;
const OUTSIDE = 3;

function trace(source: Words, quotation: Words, from: number, count: number, costs: Int32Array, width: number, place: (row: number, column: number) => number): Step[] {
  let column = 0;
  for (let other = 1; other < width; other++) if (costs[count * width + other]! <= costs[count * width + column]!) column = other;
  const steps: Step[] = [];
  let row = count;
  while (row > 0) {
    const at = place(row, column) - 1;
    const here = row * width + column;
    const before = here - width;
    const inside = at >= 0 && at < source.count;
    const same = inside && source.ids[at] === quotation.ids[from + row - 1];
    if (costs[here] === costs[before]! + (same ? 0 : inside ? SUBSTITUTION : OUTSIDE)) {
      steps.push({ source: inside ? at : -1, quotation: from + row - 1, same });
      row--;
    } else if (column + 1 < width && costs[here] === costs[before + 1]! + INSERTION) {
      steps.push({ source: -1, quotation: from + row - 1, same: false });
      row--;
      column++;
    } else {
      steps.push({ source: at, quotation: -1, same: false });
      column--;
    }
  }
  return steps.toReversed();
}

function shareOf(steps: readonly Step[], quotation: Words, from: number, to: number): number {
  let all = 0;
  let same = 0;
  for (let at = from; at < to; at++) all += isCommonWord(wordAt(quotation, at)) ? 1 : WEIGHT;
  for (const step of steps) if (step.same) same += isCommonWord(wordAt(quotation, step.quotation)) ? 1 : WEIGHT;
  return same / all;
}
