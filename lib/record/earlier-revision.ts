import type { DocumentText, RecordDocument } from '../checking/document.ts';
import { contentHash } from './content-hash.ts';

/** What a document said before. */
export interface EarlierRevision {
  /** Hash over the words alone: a message that is merely sent once more keeps it. */
  revision: string;
  /** The source's own name for that state, when it gave one. */
  contentHash: string | null;
  texts: readonly DocumentText[];
  /** ISO times between which the document was seen to say this. */
  firstSeen: string;
  lastSeen: string;
}

/** Earlier revisions by the `_id` of the document's row, the oldest first. */
export type Earlier = ReadonlyMap<string, readonly EarlierRevision[]>;

/** What a row says in the document's own words, '' when it has none; null for a row that is no document, or cannot be read. */
export type WordsOf = (row: unknown) => { words: string; contentHash: string | null } | null;

/** Of what a document said before, all but what it says now. */
export async function earlierThan(words: string, revisions: readonly EarlierRevision[]): Promise<NonNullable<RecordDocument['earlier']>> {
  if (revisions.length === 0) return [];
  const current = await contentHash(words);
  return revisions.filter(({ revision }) => revision !== current).map(({ revision, texts, lastSeen }) => ({ revision, texts, lastSeen }));
}
