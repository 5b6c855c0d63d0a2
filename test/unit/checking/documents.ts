import type { Lookup, RecordDocument } from '../../../lib/checking/document.ts';
import { checkQuotation } from '../../../lib/checking/check-quotation.ts';
import type { QuotationClaim } from '../../../lib/checking/claim.ts';
import { buildRecordIndex } from '../../../lib/checking/record-index.ts';
import type { Verdict } from '../../../lib/checking/verdict.ts';

/** An invented document with one body, in force and complete, unless told otherwise. */
export function documentOf(id: string, body: string, more: Partial<RecordDocument> = {}): RecordDocument {
  return {
    id,
    ids: [id],
    kind: 'investigation',
    title: `${id}: an invented document`,
    status: 'active',
    published: '2024-05-06',
    texts: [{ name: 'body', text: body }],
    complete: true,
    revision: `r-${id}`,
    readAt: '2026-01-02T03:04:05Z',
    scope: { years: [], excludedTrims: [] },
    contradictions: [],
    ...more,
  };
}

export function held(...documents: readonly RecordDocument[]): Lookup {
  return { state: 'held', documents };
}

/** Checks `text`, cited to `documents[0]` unless `ids` says otherwise, in a record of all `documents`. */
export function check(text: string, documents: readonly RecordDocument[], claim: Partial<QuotationClaim> = {}): Verdict | null {
  const ids = claim.ids ?? documents.slice(0, 1).map(({ id }) => id);
  const lookups = new Map(ids.map((id) => [id, held(...documents.filter((document) => document.ids.includes(id)))] as const));
  return checkQuotation({ text, sentence: `It says “${text}”.`, ...claim, ids }, lookups, buildRecordIndex(documents));
}
