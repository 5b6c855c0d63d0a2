import type { DocumentText } from '../checking/document.ts';
import { kindOfSource } from './document-keys.ts';
import type { WordsOf } from './earlier-revision.ts';
import { isPlaceholder } from './placeholders.ts';
import { joinParagraphs, readPortableText } from './portable-text.ts';
import { isCut } from './cut-text.ts';
import { tsbSchema, type TsbRow } from './schemas.ts';

/** What a row's portable text says. */
interface Body {
  /** The document's own words and the importer's line behind them; several texts where something between them was not understood. */
  texts: readonly DocumentText[];
  /** Nothing is missing as far as can be seen. */
  whole: boolean;
}

/** A document's texts, and where in the last of them the importer's own lines begin; none when it has no words. */
export function bodyOf(row: TsbRow): Body {
  const { parts, whole } = readPortableText(row.body);
  const paragraphs = parts.flat();
  const last = paragraphs.at(-1);
  const added = last !== undefined && isAdded(row, last, paragraphs.slice(0, -1)) ? last : null;
  const own = added === null ? parts : [...parts.slice(0, -1), parts.at(-1)!.slice(0, -1)];
  const isNone = isPlaceholder(joinParagraphs(own.flat()));
  const texts = own
    .map(joinParagraphs)
    .filter((text) => text.trim() !== '' && !isNone)
    .map((text): DocumentText => ({ name: 'body', text }));
  if (added !== null) {
    const before = texts.pop();
    texts.push({
      name: 'body',
      text: joinParagraphs([...(before ? [before.text] : []), added]),
      addedFrom: before ? before.text.length + 2 : 0,
    });
  }
  return { texts, whole: whole && !isCut(own.flat()) };
}

/** How the importer's own lines begin, by source. */
const ADDED = {
  investigation: /^Opened \d{4}-\d{2}-\d{2}\b/,
  complaint: /^(?:The owner reports a crash|No crash reported)\./,
  communication: /^Sent \d+ times between\b/,
};

/**
 * Did whoever built the dataset add this last paragraph? The importer adds one to every investigation and complaint, whatever it
 * says, and to communications that were sent more than once; in what a person entered, and where it would be all that there is, only its
 * known wording counts.
 */
function isAdded(row: TsbRow, lastParagraph: string, before: readonly string[]): boolean {
  const kind = kindOfSource(row.sourceType);
  if (kind === null || kind === 'recall' || kind === 'bulletin') return false;
  const always =
    row.managedBy === 'nhtsa-import' &&
    (kind === 'investigation' || kind === 'complaint') &&
    before.some((paragraph) => paragraph.trim() !== '');
  return always || ADDED[kind].test(lastParagraph);
}

/** What the document itself says, without the line that was added to it; empty when it has no words. */
export function ownWords(row: TsbRow): string {
  return joinParagraphs(
    bodyOf(row)
      .texts.map(({ text, addedFrom }) => text.slice(0, addedFrom).trim())
      .filter(Boolean),
  );
}

/** The same of a row as it arrives; null for one that is no document, or cannot be read. */
export function wordsOfRow(row: unknown): ReturnType<WordsOf> {
  const { data } = tsbSchema.safeParse(row);
  return data ? { words: ownWords(data), contentHash: data.contentHash ?? null } : null;
}
