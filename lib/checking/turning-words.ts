import { isSmallLetter } from '../language/sentences.ts';
import { vocabulary } from './words/vocabulary.ts';
import { FLAG, type Words, wordAt } from './words/words.ts';
import {
  BEARING_WORDS,
  COMPARING,
  CONDITIONS,
  HEDGES,
  LATER_CONDITIONS,
  NEGATING_PAIRS,
  NEGATIONS,
  NEXT_CONDITIONS,
  QUALIFIERS,
  REPORTING_VERBS,
  REVERSERS,
  REVERSERS_OF_NEXT,
  REVERSING_PAIRS,
} from './context-words.ts';

/**
 * What a word can do to the meaning of what stands beside it, or from which it is left out; bits. The one list for finding, ellipses,
 * brackets and cautions.
 */
export const TURN = {
  negates: 1,
  hedges: 2,
  conditions: 4,
  takesBack: 8,
  reports: 16,
  /** Turns round a statement that it is left out of or put into. */
  reverses: 32,
  /** Does so where it bears on the next words, or begins a REVERSING_PAIR. */
  mayReverse: 64,
  /** Makes a statement say less than it does without. */
  qualifies: 128,
  /** Does so with what an editor puts behind it. */
  compares: 256,
} as const;

const TABLES: readonly (readonly [turn: number, words: Iterable<string>])[] = [
  [TURN.negates, [...NEGATIONS, ...NEGATING_PAIRS.keys()]],
  [TURN.hedges | TURN.qualifies, HEDGES],
  [TURN.conditions | TURN.qualifies, CONDITIONS],
  [TURN.takesBack, [...LATER_CONDITIONS, ...NEXT_CONDITIONS]],
  [TURN.reports, [...REPORTING_VERBS, 'according']],
  [TURN.reverses, REVERSERS],
  [TURN.mayReverse, [...REVERSERS_OF_NEXT, ...REVERSING_PAIRS.keys()]],
  [TURN.qualifies, [...QUALIFIERS, ...LATER_CONDITIONS]],
  [TURN.compares, COMPARING],
];

const TURNS = new Map<string, number>();
for (const [turn, words] of TABLES) for (const word of words) TURNS.set(word, (TURNS.get(word) ?? 0) | turn);

/** By word number: its TURNs and KNOWN; 0 where nobody has asked. */
let known = new Uint16Array(1 << 12);
const KNOWN = 1 << 15;

/**
 * What words [from, to) of a document or quotation could do to the meaning of what stands beside them: TURN bits of all. Most can do
 * nothing, and need no second look.
 */
export function turnsOf(words: Words, from: number, to: number): number {
  let turns = 0;
  for (let at = from; at < to; at++) turns |= turnAt(words, at);
  return turns & ~KNOWN;
}

function turnAt(words: Words, at: number): number {
  const id = words.ids[at]!;
  if (id < 0) return turnOfWord(wordAt(words, at));
  if (id >= known.length) {
    const more = new Uint16Array(Math.max(id + 1, 2 * known.length));
    more.set(known);
    known = more;
  }
  if (known[id] === 0) known[id] = KNOWN | turnOfWord(vocabulary.word(id));
  return known[id]!;
}

function turnOfWord(word: string): number {
  return TURNS.get(word.replaceAll("'", '')) ?? 0;
}

/** How many of words [from, to) turn round what they are left out of, or put into. */
export function countReversals(words: Words, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const turn = turnAt(words, at);
    if (turn & TURN.reverses || (turn & TURN.mayReverse && bearsOnNext(words, at, to))) count++;
  }
  return count;
}

/** "far from"; "fails to", "stopped trying", and "stopped" as the last word before what is quoted. */
function bearsOnNext(words: Words, at: number, to: number): boolean {
  const word = wordAt(words, at);
  const next = at + 1 < words.count ? wordAt(words, at + 1) : '';
  if (REVERSING_PAIRS.get(word) === next) return true;
  return (
    REVERSERS_OF_NEXT.has(word) && (at + 1 === to || BEARING_WORDS.has(next) || REPORTING_VERBS.has(next) || /^\p{L}{2,}ing$/u.test(next))
  );
}

/** Words [from, to) make less of a statement that they are left out of: "may result in", "if warm". The month of May does not. */
export function qualifies(words: Words, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (turnAt(words, at) & TURN.qualifies && !isMonth(words, at)) return true;
  return false;
}

const BEFORE_MONTH: ReadonlySet<string> = new Set(['in', 'on', 'of', 'since', 'until', 'by', 'early', 'late', 'mid']);

function isMonth(words: Words, at: number): boolean {
  if (wordAt(words, at) !== 'may' || words.text[words.starts[at]!] !== 'M') return false;
  return (at + 1 < words.count && /^\d/.test(wordAt(words, at + 1))) || (at > 0 && BEFORE_MONTH.has(wordAt(words, at - 1)));
}

/**
 * What words [from, to), which an ellipsis leaves out, are parts of the sentences that the quoted words stand in: whole sentences
 * between turn nothing in them.
 */
export function cutParts(words: Words, from: number, to: number): readonly (readonly [from: number, to: number])[] {
  let head = from;
  while (head < to && !endsSentence(words, head)) head++;
  if (head === to) return [[from, to]];
  let tail = to;
  while (tail > head && !endsSentence(words, tail)) tail--;
  return [
    [from, head],
    [tail, to],
  ];
}

/**
 * Of a cut part of a sentence what stands in one clause with the quoted words: up to the first mark behind those before it, and from
 * the last mark on before those behind it.
 */
export function cutClauses(words: Words, from: number, to: number): readonly (readonly [from: number, to: number])[] {
  const parts = cutParts(words, from, to);
  let [head] = [parts[0]![0]];
  while (head < parts[0]![1] && !hasMark(words, head)) head++;
  if (head === to) return [[from, to]];
  const last = parts.at(-1)!;
  let tail = last[1];
  while (tail > Math.max(last[0], head) && !hasMark(words, tail)) tail--;
  return [
    [from, head],
    [tail, to],
  ];
}

/** A comma or its like stands before this word. */
function hasMark({ text, starts, ends, count }: Words, at: number): boolean {
  return at > 0 && at < count && /[,;:()\u2013\u2014]/.test(text.slice(ends[at - 1], starts[at]));
}

/** A sentence ends before this word. */
function endsSentence({ flags, text, starts, count }: Words, at: number): boolean {
  if (at >= count) return true;
  return (flags[at]! & FLAG.paragraph) !== 0 || ((flags[at]! & FLAG.stop) !== 0 && !isSmallLetter(text, starts[at]!));
}

/** The first word that begins at or after `offset`, a code unit of the text; `count` when there is none. */
export function firstWordFrom({ starts, count }: Words, offset: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
