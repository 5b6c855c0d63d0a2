import { isVerb, PART_NOUNS, REPLYING, roleOf, SPEAKING, SPOKEN_ABOUT, TEXT_NOUNS } from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { isConjunct, isDenial, isInDocument, isNamedOrNoun, isStranger } from './clauses.ts';
import { spokenBy } from './person.ts';
import { CUED, DOCUMENT, OTHER, type Speaker } from './shape.ts';

/** The clause behind quoted words. */
interface Look {
  readonly first: Token;
  /** Up to the first punctuation or quotation. */
  readonly clause: readonly Token[];
  /** Its first id or noun that can speak, -1 without one. */
  readonly noun: number;
  /** Its first verb of saying, -1 without one. */
  readonly verb: number;
  readonly said: string;
}

/** One way of telling behind the words who spoke them. Its example is in behind.examples.ts. */
export interface BehindRow {
  name: string;
  when(look: Look): boolean;
  /** Null: who speaks is told before the words, if at all. */
  gives(look: Look): Speaker | null;
}

/** How many tokens are read. */
const READ = 8;
/** How far the verb may stand (tokens). */
const FARTHEST_VERB = 5;

const isNamed = ({ clause, noun }: Look): boolean => clause[noun]?.is === 'named';
const isAccording = ({ first }: Look): boolean => first.word === 'according' || first.word === 'per';
const isCompany = ({ clause, noun }: Look): boolean => noun !== -1 && roleOf(clause[noun]!.word) === 'company';

/** "says Tom, a rider", "sagt Petra K. aus Ohio", "says neighbour J. Lund": a name right behind the verb, or one word before it. */
function isNameAlone([first, second]: readonly Token[]): boolean {
  const isName = (token: Token | undefined): boolean =>
    token?.is === 'word' && token.capital && !PART_NOUNS.has(token.word) && !TEXT_NOUNS.has(token.word);
  return isName(first) || (first?.is === 'word' && isName(second));
}

/** "said Jo", "Jo Bell said". */
const isSpokenName = ({ clause, verb, said, first }: Look): boolean =>
  SPEAKING.has(said) && (clause[verb + 1]?.capital === true || (verb > 0 && first.capital));

/** Order is part of the table: the first row that fits tells. */
export const BEHIND_ROWS: readonly BehindRow[] = [
  { name: 'and goes on', when: ({ first }) => isConjunct(first) || first.word === 'while', gives: () => null },
  { name: 'means', when: ({ first }) => SPOKEN_ABOUT.has(first.word), gives: () => CUED },
  { name: 'according to a noun', when: (look) => isAccording(look) && look.noun !== -1 && !isNamed(look), gives: ofNoun },
  // An id behind the words is found by its place.
  { name: 'according to an id', when: isAccording, gives: () => CUED },
  { name: 'no verb', when: ({ verb }) => verb === -1 || verb > FARTHEST_VERB, gives: () => null },
  {
    // "It" is what was said.
    name: 'as one put it',
    when: ({ first, noun, verb, clause }) => first.word === 'as' && noun > verb && clause[noun]!.is === 'word',
    gives: () => OTHER,
  },
  {
    name: 'a name or a stranger',
    when: (look) =>
      look.noun === -1 &&
      (isSpokenName(look) ||
        isNameAlone(look.clause.slice(look.verb + 1)) ||
        isStranger(look.clause, look.verb) ||
        isStranger(look.clause, look.clause.length)),
    gives: () => OTHER,
  },
  { name: 'nobody named, or an id', when: (look) => look.noun === -1 || isNamed(look), gives: () => CUED },
  {
    name: 'the company said in a notice',
    when: (look) => isCompany(look) && isInDocument(look.clause.slice(look.verb)),
    gives: () => ({ ...DOCUMENT, whole: true }),
  },
  {
    name: 'replied',
    when: (look) => REPLYING.has(look.said) || (look.said === 'said' && isCompany(look)),
    gives: () => OTHER,
  },
  { name: 'a noun says', when: () => true, gives: ofNoun },
];

function ofNoun({ clause, noun }: Look): Speaker {
  return spokenBy(clause, noun);
}

/** Who speaks by what stands behind the words: "says X", "said a spokesman", "the bulletin says", "according to X". */
export function speakerBehind(tokens: readonly Token[], rows: readonly BehindRow[] = BEHIND_ROWS): Speaker | null {
  const start = tokens.findIndex(({ is }) => is !== 'comma');
  if (start === -1) return null;
  const isAsPer = tokens[start]!.word === 'as' && tokens[start + 1]?.word === 'per';
  const words = tokens.slice(isAsPer ? start + 1 : start, start + READ);
  const end = words.findIndex(({ is }) => is === 'comma' || is === 'stop' || is === 'quoted' || is === 'colon');
  const clause = end === -1 ? words : words.slice(0, end);
  const verb = clause.findIndex(({ word }) => isVerb(word));
  const look: Look = { first: words[0]!, clause, noun: clause.findIndex(isNamedOrNoun), verb, said: clause[verb]?.word ?? '' };
  return rows.find((row) => row.when(look))?.gives(look) ?? null;
}

/** How far behind the words they are denied (tokens). */
const FARTHEST_DENIAL = 12;

/** "“…” is not in it", "“…” does not appear anywhere". */
export function isDeniedBehind(tokens: readonly Token[]): boolean {
  const near = tokens.slice(0, FARTHEST_DENIAL);
  const denial = near.findIndex(({ word }) => isDenial(word));
  return (
    denial > 0 &&
    near.slice(0, denial).every(({ is }) => is === 'word') &&
    /^(?:in|appear|appears|found|part|there|anywhere|mentioned)$/.test(near[denial + 1]?.word ?? '')
  );
}
