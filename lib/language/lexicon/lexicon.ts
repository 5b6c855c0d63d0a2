/** Which of several documents that were named together. */
export type Ordinal = number | 'former' | 'latter' | 'both';

/** What a noun for a document can mean; `any`: a document of any kind, or who issues it. */
export type Meaning = 'bulletin' | 'recall' | 'investigation' | 'evaluation' | 'analysis' | 'petition' | 'query' | 'complaint' | 'any';

/**
 * The words of one language that tell whose words a quotation holds: lower case, as they stand in a sentence. A language that has none of a
 * sort leaves it out. English has every sort and is the one to read first.
 */
export interface Lexicon {
  /** Verbs of saying. */
  saying?: readonly string[];
  /** Verbs that also say, but are too common to turn two words in marks into a quotation. */
  sayingWeakly?: readonly string[];
  /** How persons speak, in the past; documents "state" and "read". */
  speaking?: readonly string[];
  /** How persons tell what a document says. */
  telling?: readonly string[];
  /** Answers to a question or to the press. */
  replying?: readonly string[];
  /** The writer on the telephone: "Called again, now it's “…”". */
  callingUp?: readonly string[];
  /** Questions and searches are no statements. */
  asking?: readonly string[];
  /** What a document means, in the writer's words. */
  meaning?: readonly string[];
  /** "They called X “…”": the words are about X. */
  calling?: readonly string[];
  /** "“…” means", "Does “…” mean": words are spoken about, as somebody's. */
  spokenAbout?: readonly string[];
  /** What is only wished for or made up. */
  wishing?: readonly string[];
  /** "It opens with “…”". */
  beginningWith?: readonly string[];
  /** Forms of "to be" and "to get". */
  be?: readonly string[];
  /** "does not say", "nothing in X says". */
  denials?: readonly string[];
  /** A clause of its own begins. */
  breaks?: readonly string[];
  /** They begin a clause that is not the statement: "After X was closed, Y says". */
  subordinators?: readonly string[];
  /** Words that only go on. */
  connectors?: readonly string[];
  /** Words between a subject and its verb that say nothing. */
  fillers?: readonly string[];
  /** They lead to a noun. */
  determiners?: readonly string[];
  /** "There the owner writes": in the document that was named last. */
  therein?: readonly string[];
  /** They stand for the document that was named last. */
  pronouns?: readonly string[];
  /** "He said". */
  pronounsOfPersons?: readonly string[];
  /** Persons without a noun. */
  personal?: readonly string[];
  /** Persons, and sources that are no document of the record; nouns with their plurals. */
  others?: readonly string[];
  /** Who files complaints: what they say is in the complaint that is named before. */
  filers?: readonly string[];
  /** To whom persons speak. */
  listeners?: readonly string[];
  /** Who points to a document's words: "I read the line “…”". */
  readers?: readonly string[];
  /** First persons: "my take: “…”". */
  possessives?: readonly string[];
  /** Who files documents, and also speaks to the press; makers.ts has their names. */
  companies?: readonly string[];
  /** Whose reports and notices are none of the record: "the police report". */
  foreign?: readonly string[];
  /** Nouns that name a document or who issues it, with their plurals, by what they can mean. */
  documents?: Partial<Readonly<Record<Meaning, readonly string[]>>>;
  /** Nouns that name a whole document, of whatever kind, with their plurals. */
  wholeDocuments?: readonly string[];
  /** Further nouns that name nothing but a text: whatever they do with words, they hold them. */
  texts?: readonly string[];
  /** Parts that only documents have. */
  documentParts?: readonly string[];
  /**
   * What a document's parts are called, beside the nouns that name documents and texts: any other noun that says something is somebody
   * else.
   */
  partNouns?: readonly string[];
  /** Parts that a number names: "Step 4", "page 2". */
  numberedParts?: readonly string[];
  /** What a document's own words are called: "the wording is “…”". */
  textNouns?: readonly string[];
  /** Those that are pointed to with the words themselves: "note the line “…”". */
  quotedParts?: readonly string[];
  /** "Key sentence “…”". */
  beforeParts?: readonly string[];
  /** What documents' texts are labelled with, beside the names of their parts: "Symptom: “…”". */
  labels?: readonly string[];
  /** "Typical owner phrases are": what people are heard to say. */
  sayings?: readonly string[];
  /** "The old bulletin": one of several, and not the one named last. */
  distinguishing?: readonly string[];
  /** Places in a row: "the former", "the second bulletin", "both". */
  ordinals?: Readonly<Record<string, Ordinal>>;
  /** What follows these is no source but something the source is compared with, built on, or about. */
  pointers?: readonly string[];
  /** What an id can be introduced with as the place where words stand. */
  introducing?: readonly string[];
  /** "A bulletin about X". */
  topics?: readonly string[];
  /** They may stand between a quotation and the id that is its source ("as found in"). */
  afterWords?: readonly string[];
}
