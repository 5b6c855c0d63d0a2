import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerQuestion } from '../../../lib/background/answer-question.ts';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import type { Question } from '../../../lib/messages.ts';
import { FRESH_MS } from '../../../lib/record/fresh.ts';
import type { Nhtsa } from '../../../lib/record/nhtsa.ts';
import { FAULTS } from '../../harness/record-stand-in.ts';
import { sampleRecord } from '../record/stand-in.ts';
import { ENGLISH } from '../../../components/words/english.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-10-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const quotation = (text: string, ...ids: string[]): Question['quotations'][number] => ({ text, ids, sentence: text });

const QUESTION: Question = {
  citations: ['99V-901', '', 'MC-99000098'],
  quotations: [
    quotation('the driver must press the brake pedal much harder to stop the vehicle', '99V-901'),
    quotation('the driver must press the brake pedal much harder to stop the vehicle', 'EA99-901'),
    quotation('the driver need not press the brake pedal much harder to stop the vehicle', '99V-901'),
    quotation('the vehicle must be parked outside and away from other vehicles', 'MC-99000098'),
    quotation('replace the radar unit on vehicles built before March 2021 without charge', '99-901'),
    quotation('I will be back before the winter comes, she said'),
  ],
};

test('answers come in the order of the question', async () => {
  const { record } = await sampleRecord();
  const { citations, quotations } = await answerQuestion(QUESTION, record);
  expect(citations.map(({ code }) => code)).toEqual(['on-record', 'not-held', 'not-held']);
  expect(quotations.map((verdict) => verdict?.verdict)).toEqual(['verified', 'misattributed', 'altered', 'not-held', 'altered', undefined]);
  expect(quotations[0]!.evidence).toMatchObject({ id: '99V-901', asOf: '2023-09-08', readAt: '2026-10-01T12:00:00.000Z' });
  expect(quotations[1]!.foundIn).toEqual(['99V-901']);
});

test('an unattributed quotation is found in a record that was read whole, and only there', async () => {
  const question = { citations: ['99V-901'], quotations: [quotation('Aim the camera with the target board after every update')] };
  const [small, large] = [await sampleRecord(), await sampleRecord({ wholeUpTo: 5 })];
  expect((await answerQuestion(question, small.record)).quotations[0]).toMatchObject({
    code: 'uncited',
    foundIn: ['MC-99000001', 'MC-99000002'],
  });
  expect((await answerQuestion(question, large.record)).quotations[0]).toBeNull();
});

test('likeness accuses in a record that was read whole, and only there', async () => {
  const question: Question = {
    citations: ['99V-901'],
    quotations: [{ ...quotation('the driver must press the brake pedal much softer to stop the vehicle'), candidates: ['99V-901'] }],
  };
  const [small, large] = [await sampleRecord(), await sampleRecord({ wholeUpTo: 5 })];
  expect((await answerQuestion(question, small.record)).quotations[0]).toMatchObject({ verdict: 'altered', attributed: '99V-901' });
  expect((await answerQuestion(question, large.record)).quotations[0]).toBeNull();
});

test.each([
  { size: 'small', wholeUpTo: 2500 },
  { size: 'large', wholeUpTo: 5 },
])(
  'in a $size dataset, words that only the superseded version has are told from words that nobody has, and from another document’s',
  async ({ wholeUpTo }) => {
    const { record } = await sampleRecord({ wholeUpTo });
    const { quotations } = await answerQuestion(
      {
        citations: [],
        quotations: [
          // Version 1 is not cited; only its maker's number leads to it.
          quotation('Do not replace the camera or the radar unit unless a fault code is stored after the update', 'MC-99000002'),
          quotation('the driver must press the brake pedal much harder to stop the vehicle', 'MC-99000002'),
          quotation('the driver must press the brake pedal much harder to stop the vehicle', '99V-901'),
        ],
      },
      record,
    );
    expect(quotations.map((verdict) => verdict?.code)).toEqual(['superseded-document', 'other-document', 'verbatim']);
    expect(quotations.map((verdict) => verdict?.foundIn)).toEqual([['MC-99000001'], ['99V-901'], ['99V-901']]);
  },
);

const complaint = (number: number, text: string): RecordDocument => ({
  id: `ODI-${number}`,
  ids: [`ODI-${number}`],
  kind: 'complaint',
  title: `ODI-${number}`,
  status: 'active',
  texts: [{ name: 'body', text }],
  complete: true,
  revision: String(number),
  readAt: '2026-10-01T12:00:00.000Z',
  scope: { years: [], excludedTrims: [] },
  contradictions: [],
});
const nhtsaWith = (...documents: readonly RecordDocument[]): Nhtsa => {
  const held = new Map(documents.map((document) => [document.id, document]));
  return {
    lookUp: async (id) => (held.has(id) ? { state: 'held', documents: [held.get(id)!] } : { state: 'not-held' }),
    remember: async () => undefined,
  };
};

test('words that a damaged text has are nobody’s elsewhere', async () => {
  const damaged = complaint(99000053, 'The owner¿s car stalled on the bridge and would not start again.');
  const other = complaint(99000054, 'The owners car stalled on the bridge and would not start again.');
  const { record } = await sampleRecord({ nhtsa: nhtsaWith(damaged, other) });
  const { quotations } = await answerQuestion(
    {
      citations: ['ODI-99000054'],
      quotations: [quotation('The owners car stalled on the bridge and would not start again', 'ODI-99000053')],
    },
    record,
  );
  expect(quotations[0]).toMatchObject({ code: 'damaged-text', tone: 'grey' });
});

test('words of a document that only NHTSA has are told from words that nobody has', async () => {
  const words = 'The engine stalled on the bridge and would not start again';
  const nhtsa = nhtsaWith(complaint(99000051, `${words}.`), complaint(99000052, 'The horn is silent.'));
  for (const wholeUpTo of [2500, 5]) {
    const { record } = await sampleRecord({ nhtsa, wholeUpTo });
    const { quotations } = await answerQuestion(
      {
        citations: ['ODI-99000051'],
        quotations: [
          quotation(words, 'ODI-99000051'),
          quotation(words, 'ODI-99000052'),
          quotation(words, '99V-901'),
          quotation(words),
          quotation(words.replace('bridge', 'ferry'), 'ODI-99000052'),
        ],
      },
      record,
    );
    expect(quotations.map((verdict) => verdict?.verdict)).toEqual(['verified', 'misattributed', 'misattributed', 'uncited', 'missing']);
    expect(quotations.map((verdict) => verdict?.foundIn)).toEqual([
      ['ODI-99000051'],
      ['ODI-99000051'],
      ['ODI-99000051'],
      ['ODI-99000051'],
      [],
    ]);
  }
});

test('a copy that cannot be confirmed decides nothing, and says what it said and when', async () => {
  const { record, standIn } = await sampleRecord();
  const before = await answerQuestion(QUESTION, record);
  vi.advanceTimersByTime(FRESH_MS);
  standIn.fault = FAULTS.status(500);
  const { citations, quotations } = await answerQuestion(QUESTION, record);
  expect([...citations, ...quotations].map((verdict) => verdict?.tone)).toEqual([
    'grey',
    'grey',
    'grey',
    'grey',
    'grey',
    'grey',
    'grey',
    'grey',
    undefined,
  ]);
  expect(quotations[0]).toMatchObject({
    code: 'refused',
    evidence: before.quotations[0]!.evidence,
    foundIn: [],
  });
  expect(ENGLISH.reason(quotations[0]!)).toBe(
    '99V-901 could not be read: its source refused. A copy of it that was read on 2026-10-01 has these words.',
  );
  expect(ENGLISH.reason(quotations[1]!)).toBe('EA99-901 could not be read: its source refused.');
  expect(citations[0]!.documents).toEqual(before.citations[0]!.documents);
  expect(quotations[3]).not.toHaveProperty('evidence');
});
