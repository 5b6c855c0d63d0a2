import type { DocumentId } from '../citing/citation.ts';
import type { FailureCode, Lookup, RecordDocument } from './document.ts';
import { type Caution, CAUTIONS, type Code, CODES, type Verdict, VERDICTS } from './verdict.ts';
import { fingerprintOf, summaryOf } from './verdict-on.ts';
import { namedIds, type NamedIds, NO_FACTS, NOBODY } from './facts.ts';

/** The verdict on a citation by itself: on record, not held, no such document, or unchecked with its reason. */
export function checkCitation(id: DocumentId, lookup: Lookup): Verdict {
  const documents = lookup.state === 'held' ? lookup.documents : [];
  const code = codeOf(lookup);
  const verdict = CODES[code];
  return {
    verdict,
    code,
    tone: VERDICTS[verdict],
    facts: {
      ...NO_FACTS,
      cited: namedIds([id]),
      document: namedIds([id]),
      filedAs: filedAs(id, documents),
      source: lookup.state === 'no-such-document' ? lookup.source : '',
    },
    foundIn: [],
    cautions: cautionsOf(documents),
    documents: documents.map(summaryOf),
    doubt: verdict,
    fingerprint: fingerprintOf(documents),
  };
}

function codeOf(lookup: Lookup): Code & (FailureCode | 'on-record' | 'not-held' | 'no-such-document') {
  if (lookup.state === 'failed') return lookup.code;
  if (lookup.state === 'held') return lookup.documents.length > 0 ? 'on-record' : 'not-held';
  return lookup.state;
}

/** For a maker's number the documents that it names. */
function filedAs(id: DocumentId, documents: readonly RecordDocument[]): NamedIds {
  return documents.some(({ ids }) => ids.includes(id)) ? NOBODY : namedIds(documents.map((document) => document.id));
}

/** Of several documents under one number, what is true of all. */
function cautionsOf(documents: readonly RecordDocument[]): Caution[] {
  if (documents.length === 0) return [];
  const cautions = new Set<Caution>();
  if (documents.every(({ status }) => status === 'superseded' || status === 'revised')) cautions.add('superseded');
  if (documents.every(({ status }) => status === 'closed')) cautions.add('closed');
  if (documents.some(({ contradictions }) => contradictions.length > 0)) cautions.add('contradicted');
  return CAUTIONS.filter((caution) => cautions.has(caution));
}
