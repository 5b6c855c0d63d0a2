import type { DocumentId } from '../citing/citation.ts';
import type { DocumentText, RecordDocument } from './document.ts';
import type { VerdictFacts } from './facts.ts';

export type Tone = 'green' | 'amber' | 'grey' | 'neutral';

/** Every verdict and how it looks. */
export const VERDICTS = {
  verified: 'green',
  altered: 'amber',
  misattributed: 'amber',
  outdated: 'amber',
  missing: 'amber',
  'no-such-document': 'amber',
  'not-held': 'grey',
  unchecked: 'grey',
  'on-record': 'neutral',
  uncited: 'neutral',
} as const satisfies Record<string, Tone>;

export type VerdictName = keyof typeof VERDICTS;

/** Every reason code, one a way of being right or wrong, and the verdict it belongs to. */
export const CODES = {
  verbatim: 'verified',
  'verbatim-with-ellipsis': 'verified',
  'verbatim-with-editor-words': 'verified',
  'number-changed': 'altered',
  'unit-changed': 'altered',
  'negation-changed': 'altered',
  'modal-changed': 'altered',
  'word-changed': 'altered',
  'word-added': 'altered',
  'word-missing': 'altered',
  'order-changed': 'altered',
  'cut-word': 'altered',
  'cut-number': 'altered',
  'ellipsis-order': 'altered',
  'ellipsis-hides-negation': 'altered',
  stitched: 'altered',
  'other-document': 'misattributed',
  'earlier-revision': 'outdated',
  'superseded-document': 'outdated',
  nowhere: 'missing',
  'no-such-document': 'no-such-document',
  'not-held': 'not-held',
  offline: 'unchecked',
  'timed-out': 'unchecked',
  'rate-limited': 'unchecked',
  'too-many': 'unchecked',
  refused: 'unchecked',
  'bad-answer': 'unchecked',
  'unreadable-file': 'unchecked',
  'not-confirmed': 'unchecked',
  'not-as-shown': 'unchecked',
  'editor-replaced': 'unchecked',
  'damaged-text': 'unchecked',
  'not-in-abstract': 'unchecked',
  'other-language': 'unchecked',
  'on-record': 'on-record',
  uncited: 'uncited',
} as const satisfies Record<string, VerdictName>;

export type Code = keyof typeof CODES;

/** What a reader must know although the words are there. */
export const CAUTIONS = [
  'superseded',
  'closed',
  'contradicted',
  'partial-text',
  'negation-cut',
  'qualifier-cut',
  'reported-speech',
  'wide-gap',
  'editor-words',
  'year-not-covered',
  'trim-not-covered',
  'vin-not-covered',
  'added-by-dataset',
  'claim-quote',
  'title-only',
  'shared-text',
  'too-short',
  'look-alike-letters',
  'punctuation-changed',
] as const;

export type Caution = (typeof CAUTIONS)[number];

/** What a check cannot establish: one kind a verdict, and more where it rests on less than the whole text. */
export type Doubt =
  | VerdictName
  | 'verified-abstract'
  | 'verified-title'
  | 'verified-claim-quote'
  | 'verified-added'
  | 'altered-abstract'
  | 'misattributed-abstract'
  | 'unchecked-abstract'
  /** No source was asked at all. */
  | 'not-asked';

/** What was read, and what in it decided. */
export interface Evidence {
  id: DocumentId;
  text: DocumentText['name'];
  /** The sentences of the document around the quoted words (or the nearest ones). */
  passage: string;
  /** Where the quoted words stand in `passage`: [start, end) in code units, ascending. */
  quoted: readonly (readonly [number, number])[];
  /** The document's own date (ISO), empty when it has none. */
  asOf: string;
  /** When it was read (ISO). */
  readAt: string;
  revision: string;
}

/** One run of a word-by-word comparison. `source` runs stand only in the document, `quotation` runs only on the page. */
export interface DifferencePart {
  in: 'both' | 'source' | 'quotation';
  text: string;
}

/** What a card shows of a document. */
export type DocumentSummary = Pick<
  RecordDocument,
  'id' | 'kind' | 'title' | 'status' | 'published' | 'link' | 'makerNumber' | 'contradictions'
>;

/** What a check found. */
export interface Verdict {
  verdict: VerdictName;
  code: Code;
  tone: Tone;
  /** What it rests on; languages make one plain sentence of it that a car owner understands. */
  facts: VerdictFacts;
  /** Documents that hold the words; empty when none does. */
  foundIn: readonly DocumentId[];
  cautions: readonly Caution[];
  evidence?: Evidence;
  /** For `altered`: the nearest passage against the quotation; for `earlier-revision`: what the document says today in its place. */
  difference?: readonly DifferencePart[];
  /** The cited documents that were read, then those of `foundIn`. */
  documents: readonly DocumentSummary[];
  /** Nothing ties the quotation to a document, but this one of those that are named near it has the words, or nearly the words. */
  attributed?: DocumentId;
  /** The same words were verified (ISO time) before the document changed, and are there still, or not. */
  verifiedBefore?: { at: string; stillThere: boolean };
  /** What this check cannot establish. */
  doubt: Doubt;
  /** Version of the comparing rules and revision of what was read. */
  fingerprint: string;
}
