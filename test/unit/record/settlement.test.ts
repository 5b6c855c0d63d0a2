import { expect, test } from 'vitest';
import { toDocuments } from '../../../lib/record/to-documents.ts';

/** A contradiction between two documents, as the dataset has it. */
const ROWS = [
  ...['a', 'b'].map((name, at) => ({
    _id: name,
    _type: 'tsb',
    tsbNumber: `MC-9900000${at + 1}`,
    title: name,
    sourceType: 'tsb',
    status: 'active',
  })),
  ...['a', 'b'].map((name) => ({ _id: `claim-${name}`, _type: 'claim', statement: name, source: { _ref: name } })),
  {
    _id: 'contradiction',
    _type: 'contradiction',
    topic: 'Parts',
    claimA: { _ref: 'claim-a' },
    claimB: { _ref: 'claim-b' },
    explanation: 'x',
    status: 'resolved',
  },
];

interface Decision {
  status: 'proposed' | 'approved' | 'rejected';
  rationale: string;
  resolvedAt?: string;
  reviewedAt?: string;
  resolvedBy?: 'agent' | 'human';
}

const CASES: { name: string; decisions: Decision[]; state: string; rationale?: string }[] = [
  { name: 'no decision, whatever the contradiction says of itself', decisions: [], state: 'open' },
  { name: 'a rejected one', decisions: [{ status: 'rejected', rationale: 'no', reviewedAt: '2026-01-01' }], state: 'open' },
  {
    name: 'a proposal by a person',
    decisions: [{ status: 'proposed', rationale: 'maybe', resolvedBy: 'human', resolvedAt: '2026-01-01' }],
    state: 'proposed',
    rationale: 'maybe',
  },
  {
    name: 'two proposals that race',
    decisions: [
      { status: 'proposed', rationale: 'later', resolvedAt: '2026-01-02T00:00:00Z' },
      { status: 'proposed', rationale: 'earlier', resolvedAt: '2026-01-01T00:00:00Z' },
    ],
    state: 'proposed',
    rationale: 'later',
  },
  {
    name: 'an approved one, by whomever it was proposed',
    decisions: [{ status: 'approved', rationale: 'yes', resolvedBy: 'agent', reviewedAt: '2026-01-01' }],
    state: 'settled',
    rationale: 'yes',
  },
  {
    name: 'two approved ones: the one that was reviewed last',
    decisions: [
      { status: 'approved', rationale: 'reviewed last', resolvedAt: '2026-01-01', reviewedAt: '2026-03-01' },
      { status: 'approved', rationale: 'proposed last', resolvedAt: '2026-02-01', reviewedAt: '2026-02-02' },
    ],
    state: 'settled',
    rationale: 'reviewed last',
  },
  {
    name: 'an approved one and a later proposal',
    decisions: [
      { status: 'proposed', rationale: 'maybe not', resolvedAt: '2026-09-01' },
      { status: 'approved', rationale: 'yes', reviewedAt: '2026-01-01' },
    ],
    state: 'settled',
    rationale: 'yes',
  },
];

test.each(CASES)('$name: $state', async ({ decisions, state, rationale }) => {
  const rows = decisions.map((decision, at) => ({
    _id: `decision-${at}`,
    _type: 'decision',
    contradiction: { _ref: 'contradiction' },
    ...decision,
  }));
  const { documents } = await toDocuments([...ROWS, ...rows], { at: '2026-10-01T12:00:00.000Z' });
  // It touches the documents of both claims.
  for (const { contradictions } of documents)
    expect(contradictions).toMatchObject([
      { topic: 'Parts', state, claims: [{ documentId: 'MC-99000001' }, { documentId: 'MC-99000002' }] },
    ]);
  expect(documents.map(({ contradictions }) => contradictions[0]!.rationale)).toEqual([rationale, rationale]);
});

const VIN = '1LKTR5A10HA000100';

test.each([
  { fields: {}, vinRange: undefined },
  { fields: { vinRangeStart: '', vinRangeEnd: null }, vinRange: undefined },
  { fields: { vinRangeStart: VIN }, vinRange: { start: VIN, end: '' } },
  { fields: { vinRangeStart: VIN, vinRangeEnd: VIN }, vinRange: { start: VIN, end: VIN } },
])('of $fields the range of VINs is $vinRange', async ({ fields, vinRange }) => {
  const { documents } = await toDocuments([{ ...ROWS[0], ...fields }], { at: '2026-10-01T12:00:00.000Z' });
  expect(documents[0]!.scope.vinRange).toEqual(vinRange);
});
