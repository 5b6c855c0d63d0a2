import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { type KindMeant, KINDS_OF } from './kinds.ts';
import type { Lexicon, Meaning, Ordinal } from './lexicon.ts';
import { MAKERS } from './makers.ts';
import { SPANISH } from './spanish.ts';

/** Every language that is read. A page may mix them, so the rules ask for a word in all of them at once. */
const LANGUAGES: readonly Lexicon[] = [ENGLISH, SPANISH, GERMAN, FRENCH];

function joined(sort: (language: Lexicon) => readonly string[] | undefined): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap((language) => sort(language) ?? []));
}

// What each holds is said in lexicon.ts, where a language's words of the sort are described.
export const SAYING = joined(({ saying }) => saying);
export const SAYING_WEAKLY = joined(({ sayingWeakly }) => sayingWeakly);
export const SPEAKING = joined(({ speaking }) => speaking);
export const TELLING = joined(({ telling }) => telling);
export const REPLYING = joined(({ replying }) => replying);
export const CALLING_UP = joined(({ callingUp }) => callingUp);
export const ASKING = joined(({ asking }) => asking);
export const MEANING = joined(({ meaning }) => meaning);
export const CALLING = joined(({ calling }) => calling);
export const SPOKEN_ABOUT = joined(({ spokenAbout }) => spokenAbout);
export const WISHING = joined(({ wishing }) => wishing);
export const BEGINNING_WITH = joined(({ beginningWith }) => beginningWith);
export const BE = joined(({ be }) => be);
export const DENIALS = joined(({ denials }) => denials);
export const BREAKS = joined(({ breaks }) => breaks);
export const SUBORDINATORS = joined(({ subordinators }) => subordinators);
export const CONNECTORS = joined(({ connectors }) => connectors);
export const FILLERS = joined(({ fillers }) => fillers);
export const DETERMINERS = joined(({ determiners }) => determiners);
export const THEREIN = joined(({ therein }) => therein);
const PRONOUNS = joined(({ pronouns }) => pronouns);
export const PRONOUNS_OF_PERSONS = joined(({ pronounsOfPersons }) => pronounsOfPersons);
const PERSONAL = joined(({ personal }) => personal);
const OTHERS = joined(({ others }) => others);
export const FILERS = joined(({ filers }) => filers);
export const LISTENERS = joined(({ listeners }) => listeners);
export const READERS = joined(({ readers }) => readers);
export const POSSESSIVES = joined(({ possessives }) => possessives);
export const FOREIGN = joined(({ foreign }) => foreign);
export const WHOLE_DOCUMENTS = joined(({ wholeDocuments }) => wholeDocuments);
export const DOCUMENT_PARTS = joined(({ documentParts }) => documentParts);
export const PART_NOUNS = joined(({ partNouns }) => partNouns);
export const NUMBERED_PARTS = joined(({ numberedParts }) => numberedParts);
export const TEXT_NOUNS = joined(({ textNouns }) => textNouns);
export const QUOTED_PARTS = joined(({ quotedParts }) => quotedParts);
export const BEFORE_PARTS = joined(({ beforeParts }) => beforeParts);
export const LABELS = joined(({ labels }) => labels);
export const SAYINGS = joined(({ sayings }) => sayings);
export const DISTINGUISHING = joined(({ distinguishing }) => distinguishing);
export const POINTERS = joined(({ pointers }) => pointers);
export const SOURCE_PREPOSITIONS = joined(({ sourcePrepositions }) => sourcePrepositions);
const TOPIC_PREPOSITIONS = joined(({ topicPrepositions }) => topicPrepositions);
const AFTER_WORDS = joined(({ afterWords }) => afterWords);

const COMPANIES: ReadonlySet<string> = new Set([...joined(({ companies }) => companies), ...MAKERS]);
/** Nouns that name nothing but a text, whole documents included. */
export const TEXTS: ReadonlySet<string> = new Set([...WHOLE_DOCUMENTS, ...joined(({ texts }) => texts)]);
export const ORDINALS: ReadonlyMap<string, Ordinal> = new Map(LANGUAGES.flatMap(({ ordinals }) => Object.entries(ordinals ?? {})));
const DOCUMENTS: ReadonlyMap<string, readonly KindMeant[] | null> = new Map(
  (Object.keys(KINDS_OF) as Meaning[]).flatMap((meaning) =>
    [...joined(({ documents }) => documents?.[meaning])].map((noun) => [noun, KINDS_OF[meaning]] as const),
  ),
);

/**
 * Does the word name a person or another source (`'other'`), a document or its agency, a maker, the document named before (`'pronoun'`), or
 * nothing of this?
 */
export function roleOf(word: string): 'other' | 'document' | 'company' | 'pronoun' | null {
  const bare = word.replace(/['’‘](?:s|d|ll|ve|re|m)?$/, '');
  if (OTHERS.has(bare) || PERSONAL.has(bare)) return 'other';
  if (DOCUMENTS.has(bare)) return 'document';
  if (COMPANIES.has(bare)) return 'company';
  return PRONOUNS.has(bare) ? 'pronoun' : null;
}

/** The kinds of document that a noun can mean; null for any. */
export function kindsMeant(noun: string): readonly KindMeant[] | null {
  return DOCUMENTS.get(noun.replace(/['’‘]s?$/, '')) ?? null;
}

/** A verb by which persons or documents say something. */
export function isVerb(word: string): boolean {
  return SAYING.has(word) || SPEAKING.has(word) || SAYING_WEAKLY.has(word);
}

export function isTopicPreposition(word: string): boolean {
  return TOPIC_PREPOSITIONS.has(word);
}

/** May a word stand between a quotation and the id that is its source ("in", "from the", "as stated in NHTSA recall no.")? */
export function leadsOn(word: string): boolean {
  return AFTER_WORDS.has(word) || (roleOf(word) ?? 'other') !== 'other';
}
