import {
  ASKING,
  BE,
  BEFORE_PARTS,
  BEGINNING_WITH,
  DETERMINERS,
  FOREIGN,
  isVerb,
  LISTENERS,
  MEANING,
  NUMBERED_PARTS,
  ORDINALS,
  POINTERS,
  POSSESSIVES,
  PRONOUNS_OF_PERSONS,
  QUOTED_PARTS,
  READERS,
  type Role,
  roleOf,
  SAYINGS,
  SOURCE_PREPOSITIONS,
  TEXTS,
  WISHING,
} from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { isDenied, isNamedOrNoun, isOther, isPlain, isStranger, isTextBefore, NUMBER } from './clauses.ts';

/** What leads to the quoted words at the end of a clause. */
export interface Lead {
  is: 'verb' | 'ordinal' | 'name' | 'noun' | 'text' | 'nobody' | 'asking' | 'cue' | 'nothing';
  /** The token that leads, -1 for 'cue' and 'nothing'. */
  at: number;
}

/** What is known on the way back from the quotation to the beginning of its sentence. */
export interface Look {
  readonly tokens: readonly Token[];
  /** A colon leads to the words. */
  readonly colon: boolean;
  /** The token that is looked at. */
  at: number;
  /** Its word, and the word before it; '' for what is no word. */
  word: string;
  before: string;
  /** Whether it is a verb of saying or asking near the quotation. */
  says: boolean;
  /** The role of a noun, for the rows of nouns. */
  role: Role;
  /** How many words stand between it and the quotation. */
  words: number;
  /** The last noun that was passed, -1 before there is one: it speaks if "according to" comes before it. */
  object: number;
  /** A verb of saying was passed that is not its subject's: "Owners are told to". Nouns before it do not speak by the colon. */
  othersClause: boolean;
  /** A colon, or some verb of saying, leads to the words. */
  cue: boolean;
}

/** One way of leading to quoted words. The comment of each row is its example, which rows.test.ts runs. */
export interface LeadRow {
  /** Only so many words before the quotation, the token's own not counted; anywhere without it. */
  near?: number;
  when(look: Look): boolean;
  gives: Lead['is'];
  /** The token that leads, where it is not the one that is looked at. */
  at?(look: Look): number;
}

/** Right before the quotation. */
const NEXT_TO = 1;
/** How many words may stand between a verb of saying and the words it leads to. */
const FARTHEST_VERB = 8;
/** How many tokens before the quotation "from" and "my" are looked for. */
const FARTHEST_FROM = 7;
const FARTHEST_OWN = 6;

const isNamed = ({ is }: Token): boolean => is === 'named';
/** Somebody else than writer and reader. */
const isStrangerAmong = (tokens: readonly Token[]): boolean => tokens.some((each) => isOther(each) && !READERS.has(each.word));

/** "I find X on the NHTSA site:" says where, not who; nor does "page 12" in "From the manual, page 12:". */
export function isPlace(look: Look): boolean {
  const { tokens, at } = look;
  if (NUMBERED_PARTS.has(look.word) && tokens[at - 1]?.is === 'comma' && NUMBER.test(tokens[at + 1]?.word ?? '')) return true;
  return /^(?:web)?site$/.test(look.word) && roleOf(look.before) === 'document';
}

/** A verb of saying or asking, or "is to “…”". */
export function isSaying({ word, before, words }: Look): boolean {
  return words < FARTHEST_VERB && (isVerb(word) || ASKING.has(word) || (words === 0 && word === 'to' && BE.has(before)));
}

/** "Owners are told to", "quotes one owner as saying": who speaks stands further back than the verb. */
const isOthersVerb = (look: Look): boolean => BE.has(look.before) || look.before === 'as';

const firstMe = ({ tokens }: Look): number => tokens.findIndex(({ word }) => word === 'me');
const lastFrom = ({ tokens }: Look): number =>
  tokens.findLastIndex(({ word }, index) => word === 'from' && index >= tokens.length - FARTHEST_FROM);
const firstPerson = ({ tokens }: Look): number => tokens.findIndex(({ word }) => PRONOUNS_OF_PERSONS.has(word));

/** "The wording is", "step 4": a document's own text stands next to the words. */
function isText(look: Look): boolean {
  const { tokens, at } = look;
  if (BE.has(look.word)) return isTextBefore(tokens, at);
  return NUMBER.test(look.word) && isTextBefore(tokens, at + 1) && !isStrangerAmong(tokens);
}

function isQuotedPart(look: Look): boolean {
  return QUOTED_PARTS.has(look.word) && BEFORE_PARTS.has(look.before) && !isStrangerAmong(look.tokens);
}

/** Whose words they are in "in its own words", "in the agency's words"; -1 in "in other words". */
function ownerOfWords({ tokens, at }: Look): number {
  const from = Math.max(0, at - 4);
  const preposition = tokens.slice(from, at).findIndex(({ word }) => word === 'in');
  return preposition === -1
    ? -1
    : tokens.findIndex(({ word, is }, index) => index > from + preposition && index < at && is === 'word' && roleOf(word) !== null);
}

/** Who is named first, articles passed over. */
function firstNamed({ tokens }: Look): number {
  return tokens.findIndex((each) => isNamedOrNoun(each) && !DETERMINERS.has(each.word));
}

/** Neither an id nor a document's noun. */
const namesNone = (tokens: readonly Token[]): boolean => !tokens.some(({ is, word }) => is === 'named' || roleOf(word) === 'document');

/** The text that is its clause's subject, with whatever verb, while nobody else is named; else -1. */
function textAlone({ tokens }: Look): number {
  const at = tokens.findIndex(({ is, word }) => is !== 'word' || roleOf(word) !== null);
  const isSubject =
    at !== -1 &&
    at <= 4 &&
    at < tokens.length - 1 &&
    TEXTS.has(tokens[at]!.word) &&
    !FOREIGN.has(tokens[at - 1]?.word ?? '') &&
    tokens.slice(0, at).some(({ word }) => DETERMINERS.has(word));
  return isSubject &&
    tokens
      .slice(at + 1)
      .every(({ is, word }) => is === 'word' && !BE.has(word) && !POINTERS.has(word) && !LISTENERS.has(word) && roleOf(word) === null)
    ? at
    : -1;
}

const lastPossessive = ({ tokens }: Look): number =>
  tokens.findLastIndex(({ word }, index) => index >= tokens.length - FARTHEST_OWN && POSSESSIVES.has(word));

/** "like “…”", "such as “…”". */
function isLike(look: Look): boolean {
  return look.word === 'like' || (look.word === 'as' && look.before === 'such');
}

/** Verbatim from the service desk: “…” */
export const fromAStranger: LeadRow = {
  when: (look) =>
    look.colon &&
    lastFrom(look) !== -1 &&
    !look.tokens.some(({ is, word }) => is === 'named' || QUOTED_PARTS.has(word)) &&
    isStranger(look.tokens, look.tokens.length - 1),
  gives: 'noun',
  at: lastFrom,
};

/** I wish it read: “…” */
export const wishedFor: LeadRow = {
  when: ({ colon, tokens }) => colon && tokens.some(({ word }) => WISHING.has(word)),
  gives: 'nobody',
};

/** Me, holding X: “…” */
export const meOfAnId: LeadRow = {
  when: ({ colon, tokens }) => colon && tokens.slice(0, 2).some(({ word }) => word === 'me'),
  gives: 'noun',
  at: firstMe,
};

/** This is not in X: “…” */
export const idDeniedOrExplained: LeadRow = {
  when: ({ tokens, at }) => isDenied(tokens, at) || tokens.slice(Math.max(0, at - 4), at).some(({ word }) => MEANING.has(word)),
  gives: 'nobody',
};

/** X: “…” */
export const id: LeadRow = { when: () => true, gives: 'name' };

/** X says “…”; my dealer promises “…” */
export const anothersClause: LeadRow = {
  when: ({ tokens, object }) => object !== -1 && isOther(tokens[object]!),
  gives: 'noun',
  at: ({ object }) => object,
};

/** My dealer has excuses such as “…” */
export const suchAsAnothers: LeadRow = {
  near: 2,
  when: (look) => isLike(look) && look.tokens.some(isOther),
  gives: 'nobody',
};

/** X has terms such as “…” */
export const suchAs: LeadRow = { near: 2, when: isLike, gives: 'nothing' };

/** Step 0, from me: “…” */
export const fromMe: LeadRow = {
  near: NEXT_TO,
  when: (look) => look.colon && LISTENERS.has(look.word) && /^(?:from|by)$/.test(look.before) && !look.tokens.some(isNamed),
  gives: 'noun',
};

/** I searched X for “…” */
export const searchedAnIdFor: LeadRow = {
  near: NEXT_TO,
  when: (look) =>
    look.word === 'for' &&
    look.tokens[look.at - 1]?.is === 'named' &&
    look.tokens.some(({ word }) => /^(?:search|look|scan|grep|check)(?:s|ed|ing)?$/.test(word)),
  gives: 'nobody',
};

/** X says, which means “…” */
export const whichMeans: LeadRow = { near: 3, when: (look) => MEANING.has(look.word), gives: 'nobody' };

/** X is a word for “…” */
export const aWordFor: LeadRow = {
  near: NEXT_TO,
  when: (look) => look.word === 'for' && look.at > 1 && isPlain(look.tokens[look.at - 1]),
  gives: 'nobody',
};

/** X says, in other words, “…” */
export const inOtherWords: LeadRow = {
  when: (look) => look.word === 'words' && look.before === 'other' && look.tokens[look.at - 2]?.word === 'in',
  gives: 'nobody',
};

/** X is, in its own words, “…” */
export const inItsOwnWords: LeadRow = {
  when: (look) => look.word === 'words' && ownerOfWords(look) !== -1,
  gives: 'noun',
  at: ownerOfWords,
};

/** Its warning is “…” */
export const itsWarningIs: LeadRow = {
  near: NEXT_TO,
  when: (look) => BE.has(look.word) && look.tokens[look.at - 2]?.word === 'its',
  gives: 'noun',
  at: ({ at }) => at - 2,
};

/** X says not “…” */
export const rightAfterNot: LeadRow = { near: NEXT_TO, when: (look) => look.word === 'not', gives: 'nobody' };

/** The first says “…”, the second “…” */
export const theSecondAfterAQuotation: LeadRow = {
  near: NEXT_TO,
  when: (look) => ORDINALS.has(look.word) && look.before === 'the' && look.tokens.slice(0, look.at).some(({ is }) => is === 'quoted'),
  gives: 'ordinal',
};

/** I asked whether the line “…” */
export const whetherTheLine: LeadRow = {
  near: NEXT_TO,
  when: (look) => isQuotedPart(look) && look.tokens.some(({ word }) => word === 'whether'),
  gives: 'nobody',
};

/** I pointed to the line “…” */
export const theLine: LeadRow = { near: NEXT_TO, when: isQuotedPart, gives: 'text' };

/** It opens with “…” */
export const opensWith: LeadRow = {
  near: NEXT_TO,
  when: (look) => look.word === 'with' && BEGINNING_WITH.has(look.before),
  gives: 'verb',
  at: ({ at }) => at - 1,
};

/**
 * I asked “…”
 * "Owners are asked to “…”" is an instruction.
 */
export const asked: LeadRow = {
  near: FARTHEST_VERB,
  when: (look) => ASKING.has(look.word) && !BE.has(look.before),
  gives: 'asking',
};

/** Typical owner phrases are “…” */
export const personsPhrases: LeadRow = {
  near: FARTHEST_VERB,
  when: (look) => SAYINGS.has(look.word) && look.tokens.slice(Math.max(0, look.at - 3), look.at).some(isOther),
  gives: 'nobody',
};

/** Nowhere the wording is “…” */
export const theWordingIsNot: LeadRow = {
  near: NEXT_TO,
  when: (look) => isText(look) && isDenied(look.tokens, look.at),
  gives: 'nobody',
};

/** The exact wording is “…” */
export const theWordingIs: LeadRow = { near: NEXT_TO, when: isText, gives: 'text' };

/** X does not say “…” */
export const doesNotSay: LeadRow = {
  near: FARTHEST_VERB,
  when: (look) => look.says && isDenied(look.tokens, look.at),
  gives: 'nobody',
};

/** X says “…” */
export const says: LeadRow = { near: FARTHEST_VERB, when: (look) => look.says && !isOthersVerb(look), gives: 'verb' };

/** I was told “…” */
export const wasTold: LeadRow = {
  near: FARTHEST_VERB,
  when: (look) => look.word === 'told' && /^w(?:as|ere)$/.test(look.before) && firstPerson(look) !== -1 && firstPerson(look) < look.at,
  gives: 'noun',
  at: firstPerson,
};

/** According to the agency “…” */
export const accordingTo: LeadRow = {
  when: (look) => look.object !== -1 && /^(?:according|per|acuerdo)$/.test(look.word),
  gives: 'noun',
  at: ({ object }) => object,
};

/** The same filing, a little further down the road: “…” */
export const theSameFiling: LeadRow = {
  when: (look) => look.colon && look.role === 'document' && look.before === 'same',
  gives: 'noun',
};

/**
 * The agency: “…”
 * "It instructs dealers:": they are told, and do not speak.
 */
export const nounAndColon: LeadRow = {
  near: 4,
  when: (look) => look.colon && !PRONOUNS_OF_PERSONS.has(look.word) && !(look.role === 'other' && isVerb(look.before)),
  gives: 'noun',
};

/** In the filing “…” */
export const inTheFiling: LeadRow = {
  when: (look) =>
    look.role === 'document' &&
    SOURCE_PREPOSITIONS.has(DETERMINERS.has(look.before) ? (look.tokens[look.at - 2]?.word ?? '') : look.before),
  gives: 'noun',
};

/** Judge Poe cut both arguments rather short: “…” */
export const aPersonFirstAndAColon: LeadRow = {
  when: (look) =>
    look.colon &&
    firstNamed(look) !== -1 &&
    look.tokens[firstNamed(look)]!.is === 'word' &&
    roleOf(look.tokens[firstNamed(look)]!.word) === 'other' &&
    namesNone(look.tokens),
  gives: 'noun',
  at: firstNamed,
};

/** The notice evokes “…” */
export const aTextAlone: LeadRow = { when: (look) => textAlone(look) !== -1, gives: 'noun', at: textAlone };

/** Meine Meinung: “…” */
export const myOwn: LeadRow = {
  when: (look) => look.colon && lastPossessive(look) !== -1 && namesNone(look.tokens) && !look.tokens.some(({ is }) => is === 'quoted'),
  gives: 'noun',
  at: lastPossessive,
};
