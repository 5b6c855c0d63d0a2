import type { DocumentText } from '../checking/document.ts';
import { kindOfSource } from './document-keys.ts';
import type { WordsOf } from './earlier-revision.ts';
import { isPlaceholder } from './placeholders.ts';
import { joinParagraphs, paragraphsOf } from './portable-text.ts';
import { tsbSchema, type TsbRow } from './schemas.ts';

/** A document's text, and where in it the importer's own lines begin; null when it has no words. */
export function bodyOf(row: TsbRow): DocumentText | null {
  const paragraphs = paragraphsOf(row.body);
  const last = paragraphs.at(-1);
  const added = last !== undefined && isAdded(row, last) ? last : null;
  const own = joinParagraphs(added === null ? paragraphs : paragraphs.slice(0, -1));
  const words = own.trim() === '' || isPlaceholder(own) ? [] : [own];
  if (added !== null) return { name: 'body', text: joinParagraphs([...words, added]), addedFrom: words.length > 0 ? own.length + 2 : 0 };
  return words.length > 0 ? { name: 'body', text: own } : null;
}

/** How the importer's own lines begin, by source. */
const ADDED = {
  investigation: /^Opened \d{4}-\d{2}-\d{2}\b/,
  complaint: /^(?:The owner reports a crash|No crash reported)\./,
  communication: /^Sent \d+ times between\b/,
};

/**
 * Did whoever built the dataset add this last paragraph? The importer adds one to every investigation and complaint, whatever it
 * says, and to communications that were sent more than once; in what a person entered only its known wording counts.
 */
function isAdded(row: TsbRow, lastParagraph: string): boolean {
  const kind = kindOfSource(row.sourceType);
  if (kind === null || kind === 'recall' || kind === 'bulletin') return false;
  const always = row.managedBy === 'nhtsa-import' && (kind === 'investigation' || kind === 'complaint');
  return always || ADDED[kind].test(lastParagraph);
}

/** What the document itself says, without the line that was added to it; empty when it has no words. */
export function ownWords(row: TsbRow): string {
  const body = bodyOf(row);
  return body ? body.text.slice(0, body.addedFrom).trim() : '';
}

/** The same of a row as it arrives; null for one that is no document, or cannot be read. */
export function wordsOfRow(row: unknown): ReturnType<WordsOf> {
  const { data } = tsbSchema.safeParse(row);
  return data ? { words: ownWords(data), contentHash: data.contentHash ?? null } : null;
}
