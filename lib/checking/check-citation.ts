import type { DocumentId } from '../citing/citation.ts';
import type { FailureCode, Lookup, RecordDocument } from './document.ts';
import { type Caution, CAUTIONS, type Code, CODES, type Verdict, VERDICTS } from './verdict.ts';
import { fingerprintOf, summaryOf } from './verdict-on.ts';
import { listed, REASONS, UNCERTAINTIES } from './wording.ts';

/** The verdict on a citation by itself: on record, not held, no such document, or unchecked with its reason. */
export function checkCitation(id: DocumentId, lookup: Lookup): Verdict {
  const documents = lookup.state === 'held' ? lookup.documents : [];
  const code = codeOf(lookup);
  const verdict = CODES[code];
  return {
    verdict,
    code,
    tone: VERDICTS[verdict],
    reason: REASONS[code]({
      ...NO_FACTS,
      cited: id,
      document: nameOf(id, documents),
      source: lookup.state === 'no-such-document' ? lookup.source : '',
    }),
    foundIn: [],
    cautions: cautionsOf(documents),
    documents: documents.map(summaryOf),
    uncertainty: UNCERTAINTIES[verdict === 'on-record' || verdict === 'not-held' || verdict === 'no-such-document' ? verdict : 'unchecked'],
    fingerprint: fingerprintOf(documents),
  };
}

const NO_FACTS = {
  cited: '',
  document: '',
  text: 'the text',
  elsewhere: '',
  current: '',
  leftOut: 0,
  source: '',
  inDocument: '',
  onPage: '',
};

function codeOf(lookup: Lookup): Code & (FailureCode | 'on-record' | 'not-held' | 'no-such-document') {
  if (lookup.state === 'failed') return lookup.code;
  if (lookup.state === 'held') return lookup.documents.length > 0 ? 'on-record' : 'not-held';
  return lookup.state;
}

/** The id as cited; for a maker's number the documents that it names as well. */
function nameOf(id: DocumentId, documents: readonly RecordDocument[]): string {
  const direct = documents.some(({ ids }) => ids.includes(id));
  return direct || documents.length === 0 ? id : `${id} (${listed(documents.map((document) => document.id))})`;
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
