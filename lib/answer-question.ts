import { checkCitation } from './checking/check-citation.ts';
import { checkQuotation } from './checking/check-quotation.ts';
import type { Lookup, RecordDocument } from './checking/document.ts';
import { buildRecordIndex, type RecordIndex } from './checking/record-index.ts';
import type { DocumentId } from './citing/citation.ts';
import type { Answer, Question } from './messages.ts';
import type { DocumentRecord } from './record/record.ts';

/** One index a state of the record: it lives as long as the documents that it was built over. */
const indexes = new WeakMap<readonly RecordDocument[], RecordIndex>();

/** Reads what a page cites and checks each of its quotations and citations. Never rejects; an id that could not be read gives a grey verdict. */
export async function answerQuestion(question: Question, record: DocumentRecord): Promise<Answer> {
  const ids = new Set([...question.citations, ...question.quotations.flatMap((quotation) => quotation.ids)]);
  const { lookups, documents } = await record.read([...ids].filter((id) => id !== ''));
  const index = documents && indexOf(documents);
  return {
    quotations: question.quotations.map((quotation) => checkQuotation(quotation, only(lookups, quotation.ids), index)),
    citations: question.citations.map((id) => checkCitation(id, lookups.get(id) ?? { state: 'not-held' })),
  };
}

function only(lookups: ReadonlyMap<DocumentId, Lookup>, ids: readonly DocumentId[]): ReadonlyMap<DocumentId, Lookup> {
  return new Map(ids.map((id) => [id, lookups.get(id)!]));
}

function indexOf(documents: readonly RecordDocument[]): RecordIndex {
  const known = indexes.get(documents) ?? buildRecordIndex(documents);
  indexes.set(documents, known);
  return known;
}
