import { checkCitation } from './checking/check-citation.ts';
import { checkQuotation } from './checking/check-quotation.ts';
import type { Lookup, RecordDocument } from './checking/document.ts';
import { asKept, withKeptCopy } from './checking/kept-copy.ts';
import { buildRecordIndex, type RecordIndex } from './checking/record-index.ts';
import type { Verdict } from './checking/verdict.ts';
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
    quotations: question.quotations.map((quotation) => withCopies(only(lookups, quotation.ids), (some) => checkQuotation(quotation, some, index))),
    citations: question.citations.map((id) => withCopies(only(lookups, [id]), (some) => checkCitation(id, some.get(id)!))),
  };
}

/** Checks with what was confirmed; where that is nothing, the verdict also tells what a kept copy says. */
function withCopies<T extends Verdict | null>(lookups: ReadonlyMap<DocumentId, Lookup>, check: (lookups: ReadonlyMap<DocumentId, Lookup>) => T): T {
  const verdict = check(lookups);
  const kept = asKept(lookups);
  return kept ? (withKeptCopy(verdict, check(kept)) as T) : verdict;
}

function only(lookups: ReadonlyMap<DocumentId, Lookup>, ids: readonly DocumentId[]): ReadonlyMap<DocumentId, Lookup> {
  return new Map(ids.map((id) => [id, lookups.get(id) ?? { state: 'not-held' }]));
}

function indexOf(documents: readonly RecordDocument[]): RecordIndex {
  const known = indexes.get(documents) ?? buildRecordIndex(documents);
  indexes.set(documents, known);
  return known;
}
