import type { DocumentId } from '../citing/citation.ts';
import type { FailureCode, Lookup, RecordDocument } from './document.ts';

/** What the record answered for the cited ids. */
export interface CitedDocuments {
  ids: readonly DocumentId[];
  /** All that were read, each once, in the order of the ids. */
  documents: readonly RecordDocument[];
  /** Those that another one under the same number has taken the place of, unless they are cited by an id of their own. */
  replaced: readonly RecordDocument[];
  /** The first id of which a text could not be read; a document that is held without words of its own is one, too. */
  failure: { id: DocumentId; code: FailureCode } | null;
  notHeld: readonly DocumentId[];
  /** Ids of which a source that would know says that there is no such document. */
  absent: readonly DocumentId[];
  /** That source. */
  source: string;
}

/** Sorts what was answered for each id; an id without an answer was not confirmed. */
export function citedDocuments(ids: readonly DocumentId[], lookups: ReadonlyMap<DocumentId, Lookup>): CitedDocuments {
  const documents: RecordDocument[] = [];
  const replaced: RecordDocument[] = [];
  const alone: RecordDocument[] = [];
  const notHeld: DocumentId[] = [];
  const absent: DocumentId[] = [];
  let failure: CitedDocuments['failure'] = null;
  let source = '';
  for (const id of ids) {
    const lookup = lookups.get(id) ?? { state: 'failed', code: 'not-confirmed' };
    if (lookup.state === 'failed') failure ??= { id, code: lookup.code };
    else if (lookup.state === 'not-held' || (lookup.state === 'held' && lookup.documents.length === 0)) notHeld.push(id);
    else if (lookup.state === 'no-such-document') {
      absent.push(id);
      source ||= lookup.source;
    } else {
      if (!lookup.documents.every(hasOwnWords)) failure ??= { id, code: 'unreadable-file' };
      for (const document of lookup.documents) if (!documents.includes(document)) documents.push(document);
      const old = replacedAmong(lookup.documents);
      if (old.length === 0) alone.push(...lookup.documents);
      else replaced.push(...old);
    }
  }
  return { ids, documents, replaced: replaced.filter((document) => !alone.includes(document)), failure, notHeld, absent, source };
}

/** A title, a curator's quotation and the importer's lines are no text of the document: what is not in them may well be in it. */
function hasOwnWords({ texts }: RecordDocument): boolean {
  return texts.some(
    ({ name, text, addedFrom }) => (name === 'body' || name === 'full-text') && /[\p{L}\p{N}]/u.test(text.slice(0, addedFrom)),
  );
}

/** Of several documents under one number, those that are not in force, if another one is. */
function replacedAmong(documents: readonly RecordDocument[]): readonly RecordDocument[] {
  if (documents.length < 2) return [];
  const old = documents.filter(isReplaced);
  return old.length < documents.length ? old : [];
}

export function isReplaced({ status }: RecordDocument): boolean {
  return status === 'superseded' || status === 'revised';
}
