import type { DocumentId, DocumentKind } from '../citing/citation.ts';

/** One item of the record, as a check reads it; made by lib/record. */
export interface RecordDocument {
  id: DocumentId;
  /** Every id that leads here, `id` among them: resends that were merged into one document. */
  ids: readonly DocumentId[];
  kind: DocumentKind;
  /** The maker's own number, when it has one; several documents can share it. */
  makerNumber?: string;
  title: string;
  status: 'active' | 'superseded' | 'revised' | 'closed';
  /** ISO date of the document itself (first send, opening, filing or receipt), never of reading. */
  published?: string;
  /** Where a person can read it. */
  link?: string;
  texts: readonly DocumentText[];
  /** False where only an abstract was read (a communication in NHTSA's public interface). */
  complete: boolean;
  /** Names the state of the texts that were read: the same revision has the same words. */
  revision: string;
  /** ISO time at which the texts were last read from their source, or confirmed by it. */
  readonly readAt: string;
  /** What the document said before, the oldest first: bodies that were read once, and quotations that a curator took from one. */
  earlier?: readonly { revision: string; texts: readonly DocumentText[]; lastSeen: string }[];
  scope: DocumentScope;
  contradictions: readonly Contradiction[];
}

export interface DocumentText {
  /** No match runs over the seam between two texts; a title proves only a title, a claim quote only what a curator read. */
  name: 'body' | 'title' | 'claim-quote' | 'full-text';
  /** Paragraphs are parted by "\n\n". */
  text: string;
  /** Offset (code units) at which lines begin that the dataset's importer added and the document does not have. */
  addedFrom?: number;
}

/** Which cars a document is about; an empty list or a missing field says nothing. */
export interface DocumentScope {
  make?: string;
  model?: string;
  years: readonly number[];
  excludedTrims: readonly string[];
  vinRange?: { start: string; end: string };
}

/** The record disagrees with itself: two claims, and whether a person has settled it. */
export interface Contradiction {
  topic: string;
  explanation: string;
  claims: readonly { statement: string; documentId?: DocumentId; date?: string }[];
  /** Only an approved decision settles. */
  state: 'open' | 'proposed' | 'settled';
  rationale?: string;
}

/** What the record answered for one cited id. */
export type Lookup =
  /** A maker's number can name several documents. */
  | { state: 'held'; documents: readonly RecordDocument[] }
  | { state: 'not-held' }
  | { state: 'no-such-document'; source: string }
  | {
      state: 'failed';
      code: FailureCode;
      /** Copies from when it could be read (`readAt`); they say nothing about today. */
      kept?: readonly RecordDocument[];
    };

/** Why a source could not be read. */
export type FailureCode =
  | 'offline'
  | 'timed-out'
  | 'rate-limited'
  | 'too-many'
  | 'refused'
  | 'bad-answer'
  | 'unreadable-file'
  | 'not-confirmed';
