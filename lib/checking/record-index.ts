import type { RecordDocument } from './document.ts';

/** Finds which documents of the record hold a run of words; built once per state of the record. */
export interface RecordIndex {
  documents: readonly RecordDocument[];
}

/** Builds the index; cost is linear in the words of the documents. */
export function buildRecordIndex(documents: readonly RecordDocument[]): RecordIndex {
  return { documents };
}
