import {
  BE,
  BREAKS,
  CALLING,
  CALLING_UP,
  DISTINGUISHING,
  DOCUMENT_PARTS,
  FILLERS,
  LISTENERS,
  ORDINALS,
  QUOTED_PARTS,
  REPLYING,
  type Role,
  roleOf,
  SPEAKING,
  TELLING,
} from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { isConjunct, isInDocument, isOrdinalAlone, isOther, isStranger, lastBefore } from './clauses.ts';
import { personAt, spokenBy, subjectFirst } from './person.ts';
import { CUED, DOCUMENT, inOrder, OTHER, speaks, type Speaker } from './shape.ts';

/** What is known on the way back from a verb of saying to its subject. */
export interface Look {
  readonly tokens: readonly Token[];
  /** The verb, and its word. */
  readonly verb: number;
  readonly said: string;
  /** Where the subject must stand before: the verb, or the comma that begins an apposition before it. */
  readonly end: number;
  /** The token that is looked at. */
  at: number;
  /** Its word, and the word before it; '' for what is no word. */
  word: string;
  before: string;
  /** The role of a noun. */
  role: Role;
}

/** One way of having a subject. The comment of each row is its example, which rows.test.ts runs. */
export interface SubjectRow {
  when(look: Look): boolean;
  gives(look: Look): Speaker;
}

const isOne = (look: Look): boolean => look.word === 'one' || look.word === 'ones';

/** Persons reply, and tell somebody; documents do not. */
const isSpeech = ({ tokens, verb, said }: Look): boolean =>
  REPLYING.has(said) || (said === 'told' && LISTENERS.has(tokens[verb + 1]?.word ?? ''));

/** "He read the second paragraph aloud". */
const isReadAloud = ({ tokens, verb, said }: Look): boolean =>
  /^read(?:s|ing)?$/.test(said) &&
  tokens.at(-1)!.word !== 'as' &&
  tokens.slice(verb + 1).some(({ word }) => /^(?:page|it)$/.test(word) || QUOTED_PARTS.has(word));

/** X in "X is the one that says “…”". */
const oneThat = ({ tokens, verb }: Look): Token | undefined =>
  /^(?:that|which)$/.test(tokens[verb - 1]?.word ?? '') && tokens[verb - 2]?.word === 'one' && BE.has(tokens[verb - 4]?.word ?? '')
    ? tokens[verb - 5]
    : undefined;

/** "If someone tells you it says “…”": nobody has said that it does. */
function isToldBy({ tokens, at: noun }: Look): boolean {
  const end = tokens.slice(0, noun).findLastIndex(({ is, word }) => is !== 'word' || BREAKS.has(word));
  const clause = tokens.slice(end + 1, noun);
  const verb = clause.findLastIndex(({ word }) => TELLING.has(word));
  return (
    verb > 0 &&
    clause.length - verb <= 4 &&
    isOther(clause[verb - 1]!) &&
    clause.some(({ word }) => /^(?:if|when|whenever|should)$/.test(word))
  );
}

/** Called again, now it's “…” */
export const calledAgain: SubjectRow = { when: ({ verb, said }) => verb === 0 && CALLING_UP.has(said), gives: () => OTHER };

/**
 * He read the second paragraph aloud: “…”
 * The words are the paper's.
 */
export const readAloud: SubjectRow = { when: isReadAloud, gives: () => DOCUMENT };

/** The dealer read X and says “…” */
export const andSays: SubjectRow = {
  when: ({ tokens, verb }) => isConjunct(tokens[verb - 1]),
  gives: ({ tokens, verb }) => subjectFirst(tokens.slice(0, verb)) ?? CUED,
};

/** X is the one that says “…” */
export const theOneThatSays: SubjectRow = {
  when: (look) => oneThat(look)?.is === 'named',
  gives: (look) => speaks(oneThat(look)!, true),
};

/**
 * The agency declined an interview, citing “…”
 * Who does it is the first of the sentence, and need not do it in a document.
 */
export const declinedCiting: SubjectRow = {
  when: ({ tokens, verb, said }) => said.endsWith('ing') && tokens[verb - 1]?.is === 'comma' && !tokens.some(({ is }) => is === 'named'),
  gives: ({ tokens, verb }) => {
    const first = subjectFirst(tokens.slice(0, verb));
    return first?.is === 'other' || first?.whole ? first : CUED;
  },
};

/** The parts desk says “…” */
export const aStranger: SubjectRow = {
  when: ({ tokens, end }) => isStranger(tokens, end),
  gives: ({ tokens, end }) => personAt(tokens, end - 1),
};

/** X says “…” */
export const id: SubjectRow = {
  when: ({ tokens, at }) => tokens[at]!.is === 'named',
  gives: ({ tokens, at }) => speaks(tokens[at]!, true),
};

/**
 * X was closed, but Brake Watch flatly insists “…”
 * Whoever that is, it is not the id end.
 */
export const whileAUnionSays: SubjectRow = {
  when: (look) =>
    BREAKS.has(look.word) && look.tokens.slice(look.at + 1, look.verb).some(({ is, word }) => is === 'word' && !FILLERS.has(word)),
  gives: () => OTHER,
};

/** X was closed but still says “…” */
export const butSays: SubjectRow = { when: (look) => BREAKS.has(look.word), gives: () => CUED };

/** X repeats what some say “…” */
export const whatTheySay: SubjectRow = { when: (look) => /^(?:what|whom?ever)$/.test(look.word), gives: () => OTHER };

/** X has them saying “…” */
export const themSaying: SubjectRow = { when: (look) => look.at === look.verb - 1 && LISTENERS.has(look.word), gives: () => OTHER };

/** Of X and Y the latter says “…” */
export const theLatter: SubjectRow = { when: ({ tokens, at }) => isOrdinalAlone(tokens, at), gives: (look) => inOrder(look.word) };

/** X and Y came, and the second one says “…” */
export const theSecondOne: SubjectRow = {
  when: (look) => isOne(look) && ORDINALS.has(look.before),
  gives: (look) => inOrder(look.before),
};

/** X and Y came, and the older one says “…” */
export const theOldOne: SubjectRow = {
  when: (look) => isOne(look) && DISTINGUISHING.has(look.before),
  gives: () => ({ ...DOCUMENT, distinguished: true }),
};

/** Our complaint alleges that this shows “…” */
export const thisShows: SubjectRow = {
  when: (look) => look.word === 'this' && look.at === look.verb - 1 && /^show(?:s|ed)?$/.test(look.said),
  gives: () => CUED,
};

/** The company said “…” */
export const aCompanySaid: SubjectRow = {
  when: (look) => look.role === 'company' && (look.said === 'said' || look.said === 'told' || isSpeech(look) || CALLING.has(look.said)),
  gives: ({ tokens, at }) => (isInDocument(tokens.slice(0, at)) ? DOCUMENT : OTHER),
};

/** The agency replied “…” */
export const aNounReplied: SubjectRow = {
  when: (look) => look.role !== null && (isSpeech(look) || (look.role !== 'other' && isToldBy(look))),
  gives: () => OTHER,
};

/** The agency says “…” */
export const aNoun: SubjectRow = { when: (look) => look.role !== null, gives: ({ tokens, at }) => spokenBy(tokens, at) };

/** Jo Bell says “…” */
export const aName: SubjectRow = {
  when: ({ tokens, at, end, said }) =>
    tokens[at]!.capital && at === end - 1 && (SPEAKING.has(said) || (tokens[at - 1]?.capital === true && !roleOf(tokens[at - 1]!.word))),
  gives: ({ tokens, at }) => personAt(tokens, at),
};

/** And then quietly said “…” */
export const somebodySaid: SubjectRow = { when: ({ said }) => SPEAKING.has(said), gives: () => OTHER };

/**
 * The footnote says “…”
 * But not "a footnote", one of many.
 */
export const theFootnote: SubjectRow = {
  when: ({ tokens, verb }) => {
    const head = lastBefore(tokens, verb);
    return (
      DOCUMENT_PARTS.has(tokens[head]?.word ?? '') &&
      !tokens.slice(Math.max(0, head - 2), head).some(({ word }) => word === 'a' || word === 'an')
    );
  },
  gives: () => ({ ...DOCUMENT, whole: true }),
};
