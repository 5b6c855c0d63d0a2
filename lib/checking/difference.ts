import { edgesOf, vocabulary } from './words/vocabulary.ts';
import { kindOfWord, WORD_KIND } from './words/word-kinds.ts';
import { FLAG, type Words, wordAt } from './words/words.ts';

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

/** Diagonals that are tried; the fewer words, the more places look alike. */
const TRIED = 3;
const TRIED_SHORT = 8;
const SHORT = 12;

/** How far an alignment may stray from its diagonal, in words. */
const LEAST_BAND = 8;
const MOST_BAND = 96;

/** What a word weighs against a common one. */
const WEIGHT = 4;

/** First place of each vocabulary word in the quotation at hand, plus 1; 0 where it is not in it. */
let firstPlace = new Int32Array(0);

/** The passage of `source` nearest to words [from, to) of `quotation`, by word alignment; null when it has none of them. */
export function nearestPassage(source: Words, quotation: Words, from: number, to: number): Nearest | null {
  if (to - from === 0 || to - from > MOST_WORDS) return null;
  const alignments = commonestDiagonals(source, quotation, from, to).map((diagonal) => align(source, quotation, from, to, diagonal));
  if (alignments.length === 0) return null;
  const least = Math.min(...alignments.map(({ cost }) => cost));
  const near = alignments.filter(({ cost }) => cost < least + ALIKE).map((alignment) => traced(alignment, from));
  const nearest = near.reduce((best, steps) => (kinship(source, quotation, steps) > kinship(source, quotation, best) ? steps : best));
  const steps = swapped(source, quotation, from, to, nearest) ?? mended(source, quotation, nearest);
  return { steps, share: shareOf(source, steps, quotation, from, to) };
}

/** Alignments whose costs differ by less are equally good. */
const ALIKE = 8;

/** How much the changed words of an alignment look like the source's: letters that they begin or end with alike. */
function kinship(source: Words, quotation: Words, steps: readonly Step[]): number {
  let sum = 0;
  for (const step of steps)
    if (!step.same && step.source >= 0 && step.quotation >= 0)
      sum += alikeEnds(wordAt(source, step.source), wordAt(quotation, step.quotation));
  return sum;
}

function alikeEnds(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < most - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return (head + tail) / Math.max(one.length, other.length);
}

/** The offsets between source and quotation on which most words agree, rare ones counting more. */
function commonestDiagonals(source: Words, quotation: Words, from: number, to: number): number[] {
  const count = to - from;
  if (firstPlace.length < vocabulary.size) firstPlace = new Int32Array(vocabulary.size * 2);
  const later = new Int32Array(count);
  for (let at = to - 1; at >= from; at--) {
    const id = quotation.ids[at]!;
    if (id < 0) continue;
    later[at - from] = firstPlace[id]!;
    firstPlace[id] = at - from + 1;
  }
  const votes = emptyVotes(source.count + count);
  for (let at = 0; at < source.count; at++) {
    let place = firstPlace[source.ids[at]!]!;
    if (place === 0) continue;
    const weight = source.flags[at]! & FLAG.common ? 1 : WEIGHT;
    for (let places = 0; place > 0 && places < MOST_PLACES; places++) {
      votes[at - place + count]! += weight;
      place = later[place - 1]!;
    }
  }
  for (let at = from; at < to; at++) if (quotation.ids[at]! >= 0) firstPlace[quotation.ids[at]!] = 0;
  return peaks(votes, source.count + count, count < SHORT ? TRIED_SHORT : TRIED).map((middle) => middle - count + 1);
}

/** Kept from one alignment to the next: making a long list anew costs more than clearing it. */
let keptVotes = new Int32Array(1 << 12);

function emptyVotes(length: number): Int32Array {
  if (keptVotes.length < length) keptVotes = new Int32Array(length * 2);
  else keptVotes.fill(0, 0, length);
  return keptVotes;
}

/** Votes so near to each other are for one place: words were added or dropped between them. */
const REACH = 4;

/** The middles of the windows with the most votes, the best first, none within another. */
function peaks(votes: Int32Array, length: number, most: number): number[] {
  const found: { at: number; score: number }[] = [];
  let sum = 0;
  for (let end = 0; end < length + REACH; end++) {
    if (end < length) sum += votes[end]!;
    if (end > 2 * REACH) sum -= votes[end - 2 * REACH - 1]!;
    const at = end - REACH;
    // Among equal windows the one whose middle has votes itself.
    if (at < 0 || sum === 0) continue;
    const score = sum * 4 + votes[at]!;
    if (found.length === most && score <= found[most - 1]!.score) continue;
    const near = found.findIndex((other) => at - other.at <= 2 * REACH);
    if (near >= 0 && found[near]!.score >= score) continue;
    if (near >= 0) found.splice(near, 1);
    else if (found.length === most) found.pop();
    const place = found.findIndex((other) => other.score < score);
    found.splice(place < 0 ? found.length : place, 0, { at, score });
  }
  return found.filter(({ score }) => score >= found[0]!.score * NEARLY_AS_GOOD).map(({ at }) => at);
}

/** A place with less of the best one's votes is not tried. */
const NEARLY_AS_GOOD = 0.6;

// What the steps of an alignment cost. A changed word costs as much as one added, so that at both ends too it is set against the source's;
// what is written together with the word before it costs less. Among equals, more equal words win, then changed words that are akin.
const SAME = -2;
const KINDRED = 191;
const OTHER = 192;
const ONE = 192;
const HANGING = 64;

/** Directions of a trace. */
const BOTH = 0;
const ADDED = 1;
const DROPPED = 2;

interface Alignment {
  cost: number;
  column: number;
  reach: number;
  diagonal: number;
  /** Direction by row and column. */
  ways: Uint8Array;
  rows: number;
  source: Words;
  quotation: Words;
}

/** Least-cost alignment within a band around a diagonal; the ends of the source are free. */
function align(source: Words, quotation: Words, from: number, to: number, diagonal: number): Alignment {
  const rows = to - from;
  const reach = Math.min(MOST_BAND, Math.max(LEAST_BAND, rows >> 1));
  const width = 2 * reach + 1;
  // Column c of row r: r words of the quotation used, the source read up to diagonal + r + c - reach.
  const ways = new Uint8Array((rows + 1) * width);
  let costs = new Int32Array(width);
  let before = new Int32Array(width);
  for (let row = 1; row <= rows; row++) {
    [before, costs] = [costs, before];
    const word = from + row - 1;
    const id = quotation.ids[word]!;
    const edges = id >= 0 ? vocabulary.edgesOfId(id) : edgesOf(wordAt(quotation, word));
    const kind = id >= 0 ? vocabulary.kindOf(id) : kindOfWord(wordAt(quotation, word));
    const hangs = (quotation.flags[word]! & FLAG.glued) !== 0;
    const added = hangs ? HANGING : ONE;
    for (let column = 0; column < width; column++) {
      const at = diagonal + row + column - reach - 1;
      const inside = at >= 0 && at < source.count;
      const bothHang = inside && hangs && (source.flags[at]! & FLAG.glued) !== 0;
      let cost = before[column]! + (inside ? costOf(source.ids[at]!, id, edges, kind, bothHang) : ONE + 1);
      let way = BOTH;
      if (column + 1 < width && before[column + 1]! + added < cost) {
        cost = before[column + 1]! + added;
        way = ADDED;
      }
      if (column > 0 && inside) {
        const dropped = costs[column - 1]! + (source.flags[at]! & FLAG.glued ? HANGING : ONE);
        if (dropped < cost) {
          cost = dropped;
          way = DROPPED;
        }
      }
      costs[column] = cost;
      ways[row * width + column] = way;
    }
  }
  let column = 0;
  for (let other = 1; other < width; other++) if (costs[other]! <= costs[column]!) column = other;
  return { cost: costs[column]!, column, reach, diagonal, ways, rows, source, quotation };
}

function costOf(source: number, quotation: number, edges: number, kind: number, bothHang: boolean): number {
  if (source === quotation) return SAME;
  if (bothHang) return HANGING;
  const sourceKind = vocabulary.kindOf(source);
  if (sourceKind !== kind) return OTHER;
  const differ = vocabulary.edgesOfId(source) ^ edges;
  return kind !== WORD_KIND.plain || (differ & 0xffff) === 0 || differ >>> 16 === 0 ? KINDRED : OTHER;
}

function traced({ column: last, reach, diagonal, ways, rows, source, quotation }: Alignment, from: number): Step[] {
  const width = 2 * reach + 1;
  const steps: Step[] = [];
  let column = last;
  for (let row = rows; row > 0;) {
    const at = diagonal + row + column - reach - 1;
    const way = ways[row * width + column]!;
    if (way === DROPPED) {
      steps.push({ source: at, quotation: -1, same: false });
      column--;
      continue;
    }
    const inside = way === BOTH && at >= 0 && at < source.count;
    const word = from + row - 1;
    steps.push({ source: inside ? at : -1, quotation: word, same: inside && source.ids[at] === quotation.ids[word] });
    row--;
    if (way === ADDED) column++;
  }
  return steps.toReversed();
}

/** The steps if nothing but two neighbours of the quotation were swapped; null otherwise. */
function swapped(source: Words, quotation: Words, from: number, to: number, steps: readonly Step[]): readonly Step[] | null {
  const starts = new Set(steps.filter(({ same }) => same).map((step) => step.source - (step.quotation - from)));
  for (const start of starts) {
    if (start < 0 || start + to - from > source.count) continue;
    const ours = (at: number) => start + at - from;
    let at = from;
    while (at < to && source.ids[ours(at)] === quotation.ids[at]) at++;
    const [first, second] = [unitEnd(quotation, at, to), unitEnd(quotation, unitEnd(quotation, at, to), to)];
    const length = second - first;
    const isSwap =
      at < first &&
      first < second &&
      areSame(source, ours(at), quotation, first, second) &&
      areSame(source, ours(at) + length, quotation, at, first) &&
      areSame(source, ours(second), quotation, second, to);
    if (!isSwap) continue;
    return [
      ...range(from, at, (word) => ({ source: ours(word), quotation: word, same: true })),
      ...range(at, first, (word) => ({ source: -1, quotation: word, same: false })),
      ...range(first, second, (word) => ({ source: ours(word - first + at), quotation: word, same: true })),
      ...range(at, first, (word) => ({ source: ours(word) + length, quotation: -1, same: false })),
      ...range(second, to, (word) => ({ source: ours(word), quotation: word, same: true })),
    ];
  }
  return null;
}

function range(from: number, to: number, step: (word: number) => Step): Step[] {
  return Array.from({ length: to - from }, (_, offset) => step(from + offset));
}

/** Where what is written together from `at` on ends, at most at `to`. */
function unitEnd(words: Words, at: number, to: number): number {
  let end = at + 1;
  while (end < to && isTogether(words, end)) end++;
  return Math.min(end, to);
}

function areSame(source: Words, begin: number, quotation: Words, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (source.ids[begin + at - from] !== quotation.ids[at]) return false;
  return true;
}

/** Sets right what the free ends of the source make of a word that was moved over the end, or torn or fused there. */
function mended(source: Words, quotation: Words, steps: readonly Step[]): readonly Step[] {
  const inner = withTornWords(source, quotation, withNeighbours(source, quotation, withDroppedWords(source, quotation, steps)));
  return withWholeEnds(source, withoutNextSentences(source, quotation, inner));
}

/** The same three letters at the beginning: the one may be the other changed. */
export function beginAlike(one: string, other: string): boolean {
  return one.slice(0, 3) === other.slice(0, 3);
}

/** Words of an end that are set against another sentence than the one quoted; fewer can have been changed in its first or last place. */
const LEAST_BEYOND = 2;

/** Words before a true beginning or after a true end of a sentence were added: the sentence next to it has nothing to do with them. */
function withoutNextSentences(source: Words, quotation: Words, steps: readonly Step[]): readonly Step[] {
  const first = steps.findIndex(({ same }) => same);
  const last = steps.findLastIndex(({ same }) => same);
  if (first < 0) return steps;
  const [head, tail] = [steps.slice(0, first), steps.slice(last + 1)];
  const added = (end: readonly Step[], border: number): readonly Step[] => {
    const words = end.filter((step) => step.quotation >= 0);
    const isAkinTo = (step: Step) => step.source >= 0 && beginAlike(wordAt(source, step.source), wordAt(quotation, step.quotation));
    return words.length >= LEAST_BEYOND && endsSentence(source, border) && !words.some(isAkinTo)
      ? words.map((step) => ({ ...step, source: -1 }))
      : end;
  };
  const beyond = tail.find((step) => step.source >= 0)?.source ?? source.count;
  return [...added(head, steps[first]!.source), ...steps.slice(first, last + 1), ...added(tail, beyond)];
}

/** "mph" for "km/h" at an end: what is written together with a changed word was changed with it. */
function withWholeEnds(source: Words, steps: readonly Step[]): readonly Step[] {
  const dropped = (words: readonly number[]) => words.map((word) => ({ source: word, quotation: -1, same: false }));
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const before = first.same || first.source < 0 ? [] : wordsTogether(source, first.source).filter((word) => word < first.source);
  const after = last.same || last.source < 0 ? [] : wordsTogether(source, last.source).filter((word) => word > last.source);
  return before.length + after.length > 0 ? [...dropped(before), ...steps, ...dropped(after)] : steps;
}

/** Steps from the end within which a word can have been swapped with its neighbour outside the passage. */
const NEAR_END = 3;

/**
 * A word that was added near an end and stands in the source right beyond it was not added but moved: the step of that word comes along.
 */
function withNeighbours(source: Words, quotation: Words, steps: readonly Step[]): readonly Step[] {
  const inner = new Set(
    steps
      .slice(1, -1)
      .filter((step) => !step.same && step.source >= 0)
      .map((step) => source.ids[step.source]!),
  );
  // Set against whatever stood at the end, although its own place is in the passage.
  const alone = steps.map((step, at) =>
    (at === 0 || at === steps.length - 1) && !step.same && inner.has(quotation.ids[step.quotation]!) ? { ...step, source: -1 } : step,
  );
  const places = alone.filter((step) => step.source >= 0).map((step) => step.source);
  if (places.length === 0) return alone;
  const isBeyond = (near: readonly Step[], beyond: number) =>
    beyond >= 0 &&
    beyond < source.count &&
    near.some((step) => step.source < 0 && quotation.ids[step.quotation] === source.ids[beyond] && !isDoubled(quotation, step.quotation));
  // A compound goes as one.
  const [first, last] = [places[0]!, places.at(-1)!];
  const before = wordsTogether(source, first - 1);
  const after = wordsTogether(source, last + 1);
  const comesAlong = (near: readonly Step[], beyond: readonly number[]) =>
    beyond.every((word) => isBeyond(near, word)) ? beyond.map((word) => ({ source: word, quotation: -1, same: false })) : [];
  return [...comesAlong(alone.slice(0, NEAR_END), before), ...alone, ...comesAlong(alone.slice(-NEAR_END), after)];
}

/** The word at `at` and those that are written together with it, ascending; empty outside the text. */
function wordsTogether({ flags, count }: Words, at: number): number[] {
  if (at < 0 || at >= count) return [];
  let [from, to] = [at, at + 1];
  while (from > 0 && flags[from]! & FLAG.glued) from--;
  while (to < count && flags[to]! & FLAG.glued) to++;
  return Array.from({ length: to - from }, (_, offset) => from + offset);
}

/** The same word stands before or after it: a slip of the pen, not a move. */
function isDoubled({ ids }: Words, at: number): boolean {
  return ids[at] === ids[at - 1] || ids[at] === ids[at + 1];
}

function endsSentence({ flags, count }: Words, at: number): boolean {
  return at < count && (flags[at]! & (FLAG.stop | FLAG.paragraph)) !== 0;
}

/**
 * Words of the source beyond a changed first or last word among which that word may stand: then it was not changed, others were dropped.
 */
const NEAR_BEYOND = 2;

function withDroppedWords(source: Words, quotation: Words, steps: readonly Step[]): readonly Step[] {
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const before = droppedBeside(source, quotation, first, -1);
  const after = steps.length > 1 ? droppedBeside(source, quotation, last, 1) : null;
  return [...(before ?? [first]), ...steps.slice(1, -1), ...(after ?? (steps.length > 1 ? [last] : []))];
}

/**
 * The steps in place of one at an end, if its quoted word stands near beyond it in the source; null if it does not. `way` is 1 towards the
 * end.
 */
function droppedBeside(source: Words, quotation: Words, step: Step, way: 1 | -1): readonly Step[] | null {
  if (step.same || step.source < 0 || step.quotation < 0) return null;
  const word = wordAt(quotation, step.quotation);
  const changed = wordAt(source, step.source);
  if (way > 0 ? changed.startsWith(word) : changed.endsWith(word)) return null;
  let passed = 0;
  let isBeyondSentence = false;
  for (let at = step.source; ;) {
    // What is written together counts as one word.
    if (!isTogether(source, way > 0 ? at + 1 : at)) passed++;
    at += way;
    isBeyondSentence ||= endsSentence(source, way > 0 ? at : at + 1);
    if (at < 0 || at >= source.count || passed > (isBeyondSentence ? 1 : NEAR_BEYOND)) return null;
    const same = source.ids[at] === quotation.ids[step.quotation];
    // A cut figure after its sign: "$428" of "$428.17".
    if (!same && !(way > 0 && /^\d/.test(word) && wordAt(source, at).startsWith(word))) continue;
    const dropped = Array.from({ length: Math.abs(at - step.source) }, (_, offset) => ({
      source: Math.min(step.source, at + 1) + offset,
      quotation: -1,
      same: false,
    }));
    const found = { source: at, quotation: step.quotation, same };
    return way > 0 ? [...dropped, found] : [found, ...dropped];
  }
}

/** No blank stands before the word at `at`. */
function isTogether({ text, starts, ends, count }: Words, at: number): boolean {
  return at > 0 && at < count && !/\s/.test(text.slice(ends[at - 1], starts[at]));
}

/** "rec ognize": quoted parts at an end that make one word of the source belong to that word alone. */
function withTornWords(source: Words, quotation: Words, steps: readonly Step[]): readonly Step[] {
  const first = steps.findIndex(({ same }) => same);
  if (first > 0) {
    const head = steps.slice(0, first);
    const word = head.findLast((step) => step.source >= 0)?.source ?? -1;
    if (isTorn(source, word, quotation, head)) return [...tornSteps(word, head), ...steps.slice(first)];
  }
  const last = steps.findLastIndex(({ same }) => same);
  if (last >= 0 && last < steps.length - 1) {
    const tail = steps.slice(last + 1);
    const word = tail.find((step) => step.source >= 0)?.source ?? -1;
    if (isTorn(source, word, quotation, tail)) return [...steps.slice(0, last + 1), ...tornSteps(word, tail)];
  }
  return steps;
}

function isTorn(source: Words, word: number, quotation: Words, steps: readonly Step[]): boolean {
  const parts = steps.filter((step) => step.quotation >= 0);
  return word >= 0 && parts.length > 1 && parts.map((step) => wordAt(quotation, step.quotation)).join('') === wordAt(source, word);
}

function tornSteps(word: number, steps: readonly Step[]): Step[] {
  return steps.filter((step) => step.quotation >= 0).map((step, at) => ({ ...step, source: at === 0 ? word : -1 }));
}

/** A changed word that is akin to the source's counts half; so does one that only stands elsewhere in the passage. */
function shareOf(source: Words, steps: readonly Step[], quotation: Words, from: number, to: number): number {
  let all = 0;
  let same = 0;
  const left = new Set(steps.filter((step) => !step.same && step.source >= 0).map((step) => source.ids[step.source]!));
  for (let at = from; at < to; at++) all += weightOf(quotation, at);
  for (const step of steps) {
    if (step.quotation < 0) continue;
    if (step.same) same += weightOf(quotation, step.quotation);
    else if (
      left.has(quotation.ids[step.quotation]!) ||
      (step.source >= 0 && isAkin(wordAt(source, step.source), wordAt(quotation, step.quotation)))
    )
      same += weightOf(quotation, step.quotation) / 2;
  }
  return same / all;
}

/** What is written together with the word before it, and signs, weigh as little as common words. */
function weightOf({ flags }: Words, at: number): number {
  return flags[at]! & (FLAG.common | FLAG.glued) || !(flags[at]! & FLAG.spoken) ? 1 : WEIGHT;
}

function isAkin(one: string, other: string): boolean {
  return one.endsWith(other) || one.startsWith(other) || other.endsWith(one) || other.startsWith(one);
}
