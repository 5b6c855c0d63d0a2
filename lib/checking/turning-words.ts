import { vocabulary } from './words/vocabulary.ts';
import type { Words } from './words/words.ts';
import { CONDITIONS, HEDGES, LATER_CONDITIONS, NEGATING_PAIRS, NEGATIONS, NEXT_CONDITIONS, REPORTING_VERBS } from './context-words.ts';

/** What a word beside a quotation can do to its meaning; bits. */
export const TURN = { negates: 1, hedges: 2, conditions: 4, takesBack: 8, reports: 16 } as const;

const TABLES: readonly (readonly [turn: number, words: Iterable<string>])[] = [
  [TURN.negates, [...NEGATIONS, ...NEGATING_PAIRS.keys()]],
  [TURN.hedges, HEDGES],
  [TURN.conditions, CONDITIONS],
  [TURN.takesBack, [...LATER_CONDITIONS, ...NEXT_CONDITIONS]],
  [TURN.reports, [...REPORTING_VERBS, 'according']],
];

const TURNS = new Map<string, number>();
for (const [turn, words] of TABLES) for (const word of words) TURNS.set(word, (TURNS.get(word) ?? 0) | turn);

/** By word number: its TURNs and KNOWN; 0 where nobody has asked. */
let known = new Uint8Array(1 << 12);
const KNOWN = 128;

/**
 * What words [from, to) of a document could do to the meaning of what stands beside them: TURN bits of all. Most can do nothing, and need
 * no second look.
 */
export function turnsOf(words: Words, from: number, to: number): number {
  let turns = 0;
  for (let at = from; at < to; at++) turns |= turnOf(words.ids[at]!);
  return turns & ~KNOWN;
}

function turnOf(id: number): number {
  if (id >= known.length) {
    const more = new Uint8Array(Math.max(id + 1, 2 * known.length));
    more.set(known);
    known = more;
  }
  if (known[id] === 0) known[id] = KNOWN | (TURNS.get(vocabulary.word(id).replaceAll("'", '')) ?? 0);
  return known[id]!;
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
