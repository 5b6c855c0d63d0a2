import type { KindMeant } from '../lexicon/kinds.ts';
import { ORDINALS } from '../lexicon/index.ts';
import type { Ordinal } from '../lexicon/lexicon.ts';
import type { Token } from '../tokens.ts';

/** Whose words a quotation holds, as its sentence says. */
export interface Speaker {
  /** `nobody`: an example, a question, words denied; `other`: a person or a source that is no document of the record. */
  is: 'document' | 'other' | 'nobody' | 'unsaid';
  /** The kinds of document that its noun can mean; null for any. */
  kinds: readonly KindMeant[] | null;
  /** Offset in `before` of the id that speaks. */
  at?: number;
  /** "It": the document that was named last. */
  pronoun: boolean;
  /** "The old bulletin": one of several. */
  distinguished: boolean;
  /** "The same bulletin": the one named last, however far. */
  same?: boolean;
  /** "The latter", "the second bulletin", "both": which of those named together. */
  ordinal?: Ordinal;
  /** "The bulletin", "the report": a noun for a whole document, not for who issues it. */
  whole?: boolean;
  /** A person of the kind that files complaints. */
  files?: boolean;
  /** Its verb of saying stands there too. */
  spoken?: boolean;
  /** Nothing but its verb or punctuation stands between the id and the words. */
  bound?: boolean;
  /** A verb of saying, a preposition of source or a colon leads to the words. */
  cue: boolean;
}

export const UNSAID: Speaker = { is: 'unsaid', kinds: null, pronoun: false, distinguished: false, cue: false };
/** Somebody says it, and nothing tells who. */
export const CUED: Speaker = { ...UNSAID, cue: true };
export const OTHER: Speaker = { ...UNSAID, is: 'other', cue: true };
export const NOBODY: Speaker = { ...UNSAID, is: 'nobody', cue: true };
/** A document of whatever kind. */
export const DOCUMENT: Speaker = { ...UNSAID, is: 'document', cue: true };

/** The document of an id in the sentence. */
export function speaks({ at }: Token, spoken: boolean): Speaker {
  return { ...DOCUMENT, at, spoken, bound: spoken };
}

/** One of those named together, by its ordinal. */
export function inOrder(word: string): Speaker {
  return { ...DOCUMENT, ordinal: ORDINALS.get(word)! };
}
