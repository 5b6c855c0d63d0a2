import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { checkQuotation } from '../../../../lib/checking/check-quotation.ts';
import type { RecordDocument } from '../../../../lib/checking/document.ts';
import { buildRecordIndex } from '../../../../lib/checking/record-index.ts';
import type { Verdict } from '../../../../lib/checking/verdict.ts';

/** The cases of Palo-Alto-AI-Research-Lab/verbatim-citation-gate (MIT). */
const CASES = new URL('../../../../../shared/data/vcg-cases.json.gz', import.meta.url);

export const thirdPartyMissing = existsSync(CASES) ? null : `no third-party cases at ${fileURLToPath(CASES)}`;

type Answer = 'found' | 'not_found' | 'misattributed';

interface ThirdPartyCase {
  mode: string;
  expect: Answer;
  doc: string;
  quote: string;
}

export interface Disagreement extends ThirdPartyCase {
  answer: Answer;
  verdict: Verdict | null;
}

export interface ThirdPartyScore {
  bad: number;
  honest: number;
  /** Bad cases that were not answered exactly as they must be. */
  undetected: readonly Disagreement[];
  /** Honest cases that were not answered `found`. */
  rejected: readonly Disagreement[];
}

function read(): { docs: Record<string, string>; cases: ThirdPartyCase[] } {
  return JSON.parse(gunzipSync(readFileSync(CASES)).toString('utf8'));
}

/** Its texts as documents: general prose, not the record's. */
export function thirdPartyDocuments(): RecordDocument[] {
  return Object.entries(read().docs).map(([id, text]) => abstractOf(id, text));
}

/** Runs every case against all texts; `verified` with any caution is `found`, `misattributed` is itself, all else is `not_found`. */
export function scoreThirdParty(): ThirdPartyScore {
  const { cases } = read();
  const documents = new Map(thirdPartyDocuments().map((document) => [document.id, document]));
  const index = buildRecordIndex([...documents.values()]);
  const wrong: Disagreement[] = [];
  for (const each of cases) {
    const document = documents.get(each.doc)!;
    const verdict = checkQuotation(
      { text: each.quote, ids: [each.doc], sentence: each.quote },
      new Map([[each.doc, { state: 'held', documents: [document] }]]),
      index,
    );
    const answer = answerOf(verdict);
    if (answer !== each.expect) wrong.push({ ...each, answer, verdict });
  }
  const isHonest = ({ expect }: ThirdPartyCase) => expect === 'found';
  return {
    bad: cases.filter((each) => !isHonest(each)).length,
    honest: cases.filter(isHonest).length,
    undetected: wrong.filter((each) => !isHonest(each)),
    rejected: wrong.filter(isHonest),
  };
}

function answerOf(verdict: Verdict | null): Answer {
  if (verdict?.verdict === 'verified') return 'found';
  return verdict?.verdict === 'misattributed' ? 'misattributed' : 'not_found';
}

function abstractOf(id: string, text: string): RecordDocument {
  return {
    id,
    ids: [id],
    kind: 'communication',
    title: id,
    status: 'active',
    published: '2026-08-01',
    texts: [{ name: 'body', text }],
    complete: true,
    revision: id,
    readAt: '2026-09-22T10:00:00Z',
    scope: { years: [], excludedTrims: [] },
    contradictions: [],
  };
}

export function describedDisagreement({ mode, expect, answer, doc, quote, verdict }: Disagreement): string {
  return `${mode} ${doc}: wanted ${expect}, got ${answer} (${verdict ? verdict.code : 'silent'}): ${quote.replace(/\s+/g, ' ').slice(0, 160)}`;
}
