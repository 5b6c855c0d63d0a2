import { PART_NOUNS, REPLYING, roleOf, SPEAKING, SPOKEN_ABOUT, TEXT_NOUNS } from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { isConjunct, isInDocument, isStranger } from './clauses.ts';
import { spokenBy } from './person.ts';
import { CUED, DOCUMENT, OTHER, type Speaker } from './shape.ts';

/** The clause behind quoted words. */
export interface Look {
  readonly first: Token;
  /** Up to the first punctuation or quotation. */
  readonly clause: readonly Token[];
  /** Its first id or noun that can speak, -1 without one. */
  readonly noun: number;
  /** Its first verb of saying, -1 without one. */
  readonly verb: number;
  readonly said: string;
}

/**
 * One way of telling behind the words who spoke them. The comment of each row is its example, which rows.test.ts runs.
 */
export interface BehindRow {
  when(look: Look): boolean;
  /** Null: who speaks is told before the words, if at all. */
  gives(look: Look): Speaker | null;
}

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

function ofNoun({ clause, noun }: Look): Speaker {
  return spokenBy(clause, noun);
}

/** “…” and X says “…” */
export const andGoesOn: BehindRow = { when: ({ first }) => isConjunct(first) || first.word === 'while', gives: () => null };

/** “…” means that the owner says so */
export const means: BehindRow = { when: ({ first }) => SPOKEN_ABOUT.has(first.word), gives: () => CUED };

/** “…” according to the bulletin */
export const accordingToANoun: BehindRow = { when: (look) => isAccording(look) && look.noun !== -1 && !isNamed(look), gives: ofNoun };

/**
 * “…” according to X
 * An id behind the words is found by its place.
 */
export const accordingToAnId: BehindRow = { when: isAccording, gives: () => CUED };

/** “…” for the owner */
export const noVerb: BehindRow = { when: ({ verb }) => verb === -1 || verb > FARTHEST_VERB, gives: () => null };

/**
 * “…” as one put it
 * "It" is what was said.
 */
export const asOnePutIt: BehindRow = {
  when: ({ first, noun, verb, clause }) => first.word === 'as' && noun > verb && clause[noun]!.is === 'word',
  gives: () => OTHER,
};

/** “…” said Jo */
export const aNameOrAStranger: BehindRow = {
  when: (look) =>
    look.noun === -1 &&
    (isSpokenName(look) ||
      isNameAlone(look.clause.slice(look.verb + 1)) ||
      isStranger(look.clause, look.verb) ||
      isStranger(look.clause, look.clause.length)),
  gives: () => OTHER,
};

/** “…” says X */
export const nobodyNamedOrAnId: BehindRow = { when: (look) => look.noun === -1 || isNamed(look), gives: () => CUED };

/** “…” the company said in a notice */
export const theCompanySaidInANotice: BehindRow = {
  when: (look) => isCompany(look) && isInDocument(look.clause.slice(look.verb)),
  gives: () => ({ ...DOCUMENT, whole: true }),
};

/** “…” replied the agency */
export const replied: BehindRow = {
  when: (look) => REPLYING.has(look.said) || (look.said === 'said' && isCompany(look)),
  gives: () => OTHER,
};

/** “…” says the bulletin */
export const aNounSays: BehindRow = { when: () => true, gives: ofNoun };
