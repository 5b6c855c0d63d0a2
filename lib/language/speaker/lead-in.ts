import {
  ASKING,
  BE,
  BEFORE_PARTS,
  BEGINNING_WITH,
  BREAKS,
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
  roleOf,
  SAYINGS,
  SOURCE_PREPOSITIONS,
  TEXTS,
  WISHING,
} from '../lexicon/index.ts';
import type { Token } from '../tokens.ts';
import { isDenied, isNamedOrNoun, isOther, isPlain, isStranger, isTextBefore, NUMBER, stepBack } from './clauses.ts';

/** What leads to the quoted words at the end of a clause. */
export interface Lead {
  is: 'verb' | 'ordinal' | 'name' | 'noun' | 'text' | 'nobody' | 'asking' | 'cue' | 'nothing';
  /** The token that leads, -1 for 'cue' and 'nothing'. */
  at: number;
}

/** What is known on the way back from the quotation to the beginning of its sentence. */
interface Look {
  readonly tokens: readonly Token[];
  /** A colon leads to the words. */
  readonly isColon: boolean;
  /** The token that is looked at. */
  at: number;
  /** How many words stand between it and the quotation. */
  words: number;
  /** The last noun that was passed, -1 before there is one: it speaks if "according to" comes before it. */
  object: number;
  /** A verb of saying was passed that is not its subject's: "Owners are told to". Nouns before it do not speak by the colon. */
  isOthersClause: boolean;
  /** A colon, or some verb of saying, leads to the words. */
  cue: boolean;
}

/** One way of leading to quoted words. Its example is in lead-in.examples.ts. */
export interface LeadRow {
  name: string;
  /** Only so many words before the quotation, the token's own not counted; anywhere without it. */
  within?: number;
  when(look: Look): boolean;
  gives: Lead['is'];
  /** The token that leads, where it is not the one that is looked at. */
  at?(look: Look): number;
}

/** The rows by what they are asked of; within each, the first that fits gives the lead. */
export interface LeadTable {
  /** The whole clause, before the walk. */
  line: readonly LeadRow[];
  /** An id, which ends the walk. */
  name: readonly LeadRow[];
  /** A semicolon, "but": the beginning of the clause, which ends the walk. */
  clause: readonly LeadRow[];
  /** Any word. */
  word: readonly LeadRow[];
  /** A noun that can speak. */
  noun: readonly LeadRow[];
  /** The whole clause, after the walk has found nothing. */
  end: readonly LeadRow[];
}

/** Right before the quotation. */
const NEXT_TO = 1;
/** How many words may stand between a verb of saying and the words it leads to. */
const FARTHEST_VERB = 8;
/** How many tokens before the quotation "from" and "my" are looked for. */
const FARTHEST_FROM = 7;
const FARTHEST_OWN = 6;

const wordBefore = ({ tokens, at }: Look, back = 1): string => tokens[at - back]?.word ?? '';
const here = ({ tokens, at }: Look): string => tokens[at]!.word;
const isNamed = ({ is }: Token): boolean => is === 'named';
/** Somebody else than writer and reader. */
const isStrangerAmong = (tokens: readonly Token[]): boolean => tokens.some((each) => isOther(each) && !READERS.has(each.word));

/** "I find X on the NHTSA site:" says where, not who; nor does "page 12" in "From the manual, page 12:". */
function isPlace(look: Look): boolean {
  const { tokens, at } = look;
  if (NUMBERED_PARTS.has(here(look)) && tokens[at - 1]?.is === 'comma' && NUMBER.test(tokens[at + 1]?.word ?? '')) return true;
  return /^(?:web)?site$/.test(here(look)) && roleOf(wordBefore(look)) === 'document';
}

/** A verb of saying or asking, or "is to “…”". */
function isSaying(look: Look): boolean {
  const word = here(look);
  return isVerb(word) || ASKING.has(word) || (look.words === 0 && word === 'to' && BE.has(wordBefore(look)));
}

/** "Owners are told to", "quotes one owner as saying": who speaks stands further back than the verb. */
const isOthersVerb = (look: Look): boolean => BE.has(wordBefore(look)) || wordBefore(look) === 'as';

const firstMe = ({ tokens }: Look): number => tokens.findIndex(({ word }) => word === 'me');
const lastFrom = ({ tokens }: Look): number =>
  tokens.findLastIndex(({ word }, index) => word === 'from' && index >= tokens.length - FARTHEST_FROM);
const firstPerson = ({ tokens }: Look): number => tokens.findIndex(({ word }) => PRONOUNS_OF_PERSONS.has(word));

/** "The wording is", "step 4": a document's own text stands next to the words. */
function isText(look: Look): boolean {
  const { tokens, at } = look;
  if (BE.has(here(look))) return isTextBefore(tokens, at);
  return NUMBER.test(here(look)) && isTextBefore(tokens, at + 1) && !isStrangerAmong(tokens);
}

function isQuotedPart(look: Look): boolean {
  return QUOTED_PARTS.has(here(look)) && BEFORE_PARTS.has(wordBefore(look)) && !isStrangerAmong(look.tokens);
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

/** Order is part of the table: an earlier row wins. */
export const LEAD_ROWS: LeadTable = {
  line: [
    {
      name: 'from a stranger',
      when: (look) =>
        look.isColon &&
        lastFrom(look) !== -1 &&
        !look.tokens.some(({ is, word }) => is === 'named' || QUOTED_PARTS.has(word)) &&
        isStranger(look.tokens, look.tokens.length - 1),
      gives: 'noun',
      at: lastFrom,
    },
    { name: 'wished for', when: ({ isColon, tokens }) => isColon && tokens.some(({ word }) => WISHING.has(word)), gives: 'nobody' },
  ],
  name: [
    {
      name: 'me, of an id',
      when: ({ isColon, tokens }) => isColon && tokens.slice(0, 2).some(({ word }) => word === 'me'),
      gives: 'noun',
      at: firstMe,
    },
    {
      name: 'id denied or explained',
      when: ({ tokens, at }) => isDenied(tokens, at) || tokens.slice(Math.max(0, at - 4), at).some(({ word }) => MEANING.has(word)),
      gives: 'nobody',
    },
    { name: 'id', when: () => true, gives: 'name' },
  ],
  clause: [
    {
      name: "another's clause",
      when: ({ tokens, object }) => object !== -1 && isOther(tokens[object]!),
      gives: 'noun',
      at: ({ object }) => object,
    },
  ],
  word: [
    {
      name: "such as another's",
      within: 2,
      when: (look) => isLike(look) && look.tokens.some(isOther),
      gives: 'nobody',
    },
    { name: 'such as', within: 2, when: isLike, gives: 'nothing' },
    {
      name: 'from me',
      within: NEXT_TO,
      when: (look) => look.isColon && LISTENERS.has(here(look)) && /^(?:from|by)$/.test(wordBefore(look)) && !look.tokens.some(isNamed),
      gives: 'noun',
    },
    {
      name: 'searched an id for',
      within: NEXT_TO,
      when: (look) =>
        here(look) === 'for' &&
        look.tokens[look.at - 1]?.is === 'named' &&
        look.tokens.some(({ word }) => /^(?:search|look|scan|grep|check)(?:s|ed|ing)?$/.test(word)),
      gives: 'nobody',
    },
    { name: 'which means', within: 3, when: (look) => MEANING.has(here(look)), gives: 'nobody' },
    {
      name: 'a word for',
      within: NEXT_TO,
      when: (look) => here(look) === 'for' && look.at > 1 && isPlain(look.tokens[look.at - 1]),
      gives: 'nobody',
    },
    {
      name: 'in other words',
      when: (look) => here(look) === 'words' && wordBefore(look) === 'other' && wordBefore(look, 2) === 'in',
      gives: 'nobody',
    },
    { name: 'in its own words', when: (look) => here(look) === 'words' && ownerOfWords(look) !== -1, gives: 'noun', at: ownerOfWords },
    {
      name: 'its warning is',
      within: NEXT_TO,
      when: (look) => BE.has(here(look)) && wordBefore(look, 2) === 'its',
      gives: 'noun',
      at: ({ at }) => at - 2,
    },
    { name: 'not', within: NEXT_TO, when: (look) => here(look) === 'not', gives: 'nobody' },
    {
      name: 'the second, after a quotation',
      within: NEXT_TO,
      when: (look) =>
        ORDINALS.has(here(look)) && wordBefore(look) === 'the' && look.tokens.slice(0, look.at).some(({ is }) => is === 'quoted'),
      gives: 'ordinal',
    },
    {
      name: 'whether the line',
      within: NEXT_TO,
      when: (look) => isQuotedPart(look) && look.tokens.some(({ word }) => word === 'whether'),
      gives: 'nobody',
    },
    { name: 'the line', within: NEXT_TO, when: isQuotedPart, gives: 'text' },
    {
      name: 'opens with',
      within: NEXT_TO,
      when: (look) => here(look) === 'with' && BEGINNING_WITH.has(wordBefore(look)),
      gives: 'verb',
      at: ({ at }) => at - 1,
    },
    {
      // "Owners are asked to “…”" is an instruction.
      name: 'asked',
      within: FARTHEST_VERB,
      when: (look) => ASKING.has(here(look)) && !BE.has(wordBefore(look)),
      gives: 'asking',
    },
    {
      name: "persons' phrases",
      within: FARTHEST_VERB,
      when: (look) => SAYINGS.has(here(look)) && look.tokens.slice(Math.max(0, look.at - 3), look.at).some(isOther),
      gives: 'nobody',
    },
    { name: 'the wording is not', within: NEXT_TO, when: (look) => isText(look) && isDenied(look.tokens, look.at), gives: 'nobody' },
    { name: 'the wording is', within: NEXT_TO, when: isText, gives: 'text' },
    {
      name: 'does not say',
      within: FARTHEST_VERB,
      when: (look) => isSaying(look) && isDenied(look.tokens, look.at),
      gives: 'nobody',
    },
    { name: 'says', within: FARTHEST_VERB, when: (look) => isSaying(look) && !isOthersVerb(look), gives: 'verb' },
    {
      name: 'was told',
      within: FARTHEST_VERB,
      when: (look) =>
        here(look) === 'told' && /^w(?:as|ere)$/.test(wordBefore(look)) && firstPerson(look) !== -1 && firstPerson(look) < look.at,
      gives: 'noun',
      at: firstPerson,
    },
    {
      name: 'according to',
      when: (look) => look.object !== -1 && /^(?:according|per|acuerdo)$/.test(here(look)),
      gives: 'noun',
      at: ({ object }) => object,
    },
  ],
  noun: [
    {
      name: 'the same filing',
      when: (look) => look.isColon && roleOf(here(look)) === 'document' && wordBefore(look) === 'same',
      gives: 'noun',
    },
    {
      // "It instructs dealers:": they are told, and do not speak.
      name: 'noun and colon',
      within: 4,
      when: (look) => look.isColon && !PRONOUNS_OF_PERSONS.has(here(look)) && !(roleOf(here(look)) === 'other' && isVerb(wordBefore(look))),
      gives: 'noun',
    },
    {
      name: 'in the filing',
      when: (look) =>
        roleOf(here(look)) === 'document' && SOURCE_PREPOSITIONS.has(wordBefore(look, DETERMINERS.has(wordBefore(look)) ? 2 : 1)),
      gives: 'noun',
    },
  ],
  end: [
    {
      name: 'a person first, and a colon',
      when: (look) =>
        look.isColon &&
        firstNamed(look) !== -1 &&
        look.tokens[firstNamed(look)]!.is === 'word' &&
        roleOf(look.tokens[firstNamed(look)]!.word) === 'other' &&
        namesNone(look.tokens),
      gives: 'noun',
      at: firstNamed,
    },
    { name: 'a text alone', when: (look) => textAlone(look) !== -1, gives: 'noun', at: textAlone },
    {
      name: 'my own',
      when: (look) =>
        look.isColon && lastPossessive(look) !== -1 && namesNone(look.tokens) && !look.tokens.some(({ is }) => is === 'quoted'),
      gives: 'noun',
      at: lastPossessive,
    },
  ],
};

/** "like “…”", "such as “…”". */
function isLike(look: Look): boolean {
  return here(look) === 'like' || (here(look) === 'as' && wordBefore(look) === 'such');
}

/**
 * Looks from the quotation back for the nearest verb of saying, id, or noun that speaks by a colon or a preposition.
 * @param tokens the sentence up to the quotation
 */
export function leadIn(tokens: readonly Token[], table: LeadTable = LEAD_ROWS): Lead {
  const last = tokens.at(-1)?.is;
  // "Cause – “…”" is a label like "Cause: “…”"; in a longer clause a dash leads to nothing.
  const isColon = last === 'colon' || (last === 'dash' && tokens.length <= 4);
  const look: Look = { tokens, isColon, at: tokens.length - 1, words: 0, object: -1, isOthersClause: false, cue: isColon };
  return leadBy(table.line, look) ?? walkBack(look, table) ?? leadBy(table.end, look) ?? { is: look.cue ? 'cue' : 'nothing', at: -1 };
}

function leadBy(rows: readonly LeadRow[], look: Look): Lead | null {
  for (const row of rows)
    if ((row.within === undefined || look.words < row.within) && row.when(look)) return { is: row.gives, at: row.at?.(look) ?? look.at };
  return null;
}

function walkBack(look: Look, table: LeadTable): Lead | null {
  for (; look.at >= 0; look.at = stepBack(look.tokens, look.at)) {
    const { is, word } = look.tokens[look.at]!;
    if (is === 'named') return leadBy(table.name, look);
    if (word === ';' || BREAKS.has(word)) return leadBy(table.clause, look);
    if (is !== 'word') continue;
    const lead = leadBy(table.word, look);
    if (lead) return lead;
    if (look.words < FARTHEST_VERB && isSaying(look)) {
      look.cue = true;
      look.isOthersClause = true;
      look.object = -1;
    } else if (!look.isOthersClause && roleOf(word) && !isPlace(look)) {
      const spoken = leadBy(table.noun, look);
      if (spoken) return spoken;
      look.object = look.at;
    }
    look.words++;
  }
  return null;
}
