import type { RecordDocument } from './document.ts';
import { findWords } from './find-words.ts';
import type { Quotation } from './quotation.ts';
import { wordsOf } from './text-words.ts';

/** Finds which documents of the record hold a run of words; built once per state of the record. */
export interface RecordIndex {
  documents: readonly RecordDocument[];
}

/** Builds the index; cost is linear in the words of the documents. */
export function buildRecordIndex(documents: readonly RecordDocument[]): RecordIndex {
  for (const { texts } of documents) for (const text of texts) wordsOf(text);
  return { documents };
}

/** Every document in whose own text the quotation stands, in the order of the record. */
export function documentsWith({ documents }: RecordIndex, quotation: Quotation): RecordDocument[] {
  return documents.filter(({ texts }) => texts.some((text) => text.name !== 'title' && findWords(wordsOf(text), quotation)[0]?.fault === null));
}
