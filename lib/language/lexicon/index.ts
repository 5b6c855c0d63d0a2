import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { type KindMeant, KINDS_OF } from './kinds.ts';
import type { Lexicon, Meaning, Ordinal } from './lexicon.ts';
import { MAKERS } from './makers.ts';
import { SPANISH } from './spanish.ts';

/** Every language that is read. A page may mix them, so the rules ask for a word in all of them at once. */
const LANGUAGES: readonly Lexicon[] = [ENGLISH, SPANISH, GERMAN, FRENCH];

function joined(sort: Exclude<keyof Lexicon, 'documents' | 'ordinals'>): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap((language) => language[sort] ?? []));
}

// What each holds is said in lexicon.ts, where a language's words of the sort are described.
export const SAYING = joined('saying');
const SAYING_WEAKLY = joined('sayingWeakly');
export const SPEAKING = joined('speaking');
export const TELLING = joined('telling');
export const REPLYING = joined('replying');
export const CALLING_UP = joined('callingUp');
export const ASKING = joined('asking');
export const MEANING = joined('meaning');
export const CALLING = joined('calling');
export const SPOKEN_ABOUT = joined('spokenAbout');
export const WISHING = joined('wishing');
export const BEGINNING_WITH = joined('beginningWith');
export const BE = joined('be');
export const DENIALS = joined('denials');
export const BREAKS = joined('breaks');
export const SUBORDINATORS = joined('subordinators');
export const CONNECTORS = joined('connectors');
export const FILLERS = joined('fillers');
export const DETERMINERS = joined('determiners');
export const THEREIN = joined('therein');
const PRONOUNS = joined('pronouns');
export const PRONOUNS_OF_PERSONS = joined('pronounsOfPersons');
const PERSONAL = joined('personal');
const OTHERS = joined('others');
export const FILERS = joined('filers');
export const LISTENERS = joined('listeners');
export const READERS = joined('readers');
export const POSSESSIVES = joined('possessives');
export const FOREIGN = joined('foreign');
export const WHOLE_DOCUMENTS = joined('wholeDocuments');
export const DOCUMENT_PARTS = joined('documentParts');
export const PART_NOUNS = joined('partNouns');
export const NUMBERED_PARTS = joined('numberedParts');
export const TEXT_NOUNS = joined('textNouns');
export const QUOTED_PARTS = joined('quotedParts');
export const BEFORE_PARTS = joined('beforeParts');
export const LABELS = joined('labels');
export const SAYINGS = joined('sayings');
export const DISTINGUISHING = joined('distinguishing');
export const POINTERS = joined('pointers');
export const SOURCE_PREPOSITIONS = joined('introducing');
const TOPIC_PREPOSITIONS = joined('topics');
const AFTER_WORDS = joined('afterWords');

const COMPANIES: ReadonlySet<string> = new Set([...joined('companies'), ...MAKERS]);
/** Nouns that name nothing but a text, whole documents included. */
export const TEXTS: ReadonlySet<string> = new Set([...WHOLE_DOCUMENTS, ...joined('texts')]);
export const ORDINALS: ReadonlyMap<string, Ordinal> = new Map(LANGUAGES.flatMap(({ ordinals }) => Object.entries(ordinals ?? {})));
const DOCUMENTS: ReadonlyMap<string, readonly KindMeant[] | null> = new Map(
  (Object.keys(KINDS_OF) as Meaning[]).flatMap((meaning) =>
    LANGUAGES.flatMap(({ documents }) => documents?.[meaning] ?? []).map((noun) => [noun, KINDS_OF[meaning]] as const),
  ),
);

/** `other`: a person, or a source that is no document of the record; `pronoun`: the document that was named before. */
export type Role = 'other' | 'document' | 'company' | 'pronoun' | null;

/** Whom a word names: somebody else, a document or its agency, a maker, the document named before, or nobody. */
export function roleOf(word: string): Role {
  const bare = withoutEnding(word);
  if (OTHERS.has(bare) || PERSONAL.has(bare)) return 'other';
  if (DOCUMENTS.has(bare)) return 'document';
  if (COMPANIES.has(bare)) return 'company';
  return PRONOUNS.has(bare) ? 'pronoun' : null;
}

/** "owner's", "it's" without what follows the apostrophe. */
function withoutEnding(word: string): string {
  for (const apostrophe of "'’‘") if (word.includes(apostrophe)) return word.replace(/['’‘](?:s|d|ll|ve|re|m)?$/, '');
  return word;
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
