import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerQuestion, type Memory } from '../../../lib/background/answer-question.ts';
import type { Verdict } from '../../../lib/checking/verdict.ts';
import type { Question } from '../../../lib/messages.ts';
import { FRESH_MS } from '../../../lib/record/fresh.ts';
import { openHistory } from '../../../lib/record/history.ts';
import { openRecord } from '../../../lib/record/record.ts';
import { openDataset } from '../../../lib/record/sanity-dataset.ts';
import type { Store } from '../../../lib/record/store.ts';
import type { Review } from '../../../lib/report.ts';
import { FAULTS, openRecordStandIn, type RecordStandIn } from '../../harness/record-stand-in.ts';
import { fetchFrom, HASTE, memoryStore, memoryStores, SAMPLE } from './stand-in.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-10-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const LAMP = 'The lamp goes out by itself.';
const DAY = 86_400_000;

const quotation = (text: string, ...ids: string[]): Question['quotations'][number] => ({ text, ids, sentence: text });

/** A device: what it keeps outlives its background, which `die` ends. */
async function device(wholeUpTo: number): Promise<{
  standIn: RecordStandIn;
  notes: Store;
  reviews: Review[];
  ask: (...asked: Question['quotations']) => Promise<readonly (Verdict | null)[]>;
  die: () => void;
}> {
  const [standIn, stores, notes, reviews] = [await openRecordStandIn(SAMPLE), memoryStores(), memoryStore(), [] as Review[]];
  const start = () => ({
    record: openRecord({
      dataset: openDataset({ projectId: 'test0000', dataset: 'production', fetch: fetchFrom(standIn), patience: HASTE }),
      stores,
      wholeUpTo,
    }),
    memory: { history: openHistory(notes).untilForgotten(), tell: async (more) => void reviews.push(...more) } satisfies Memory,
  });
  let background = start();
  return {
    standIn,
    notes,
    reviews,
    ask: async (...quotations) => (await answerQuestion({ citations: [], quotations }, background.record, background.memory)).quotations,
    die: () => (background = start()),
  };
}

function rewrite(standIn: RecordStandIn, rowId: string, from: string | RegExp, to: string): void {
  standIn.documents = standIn.documents.map((row) =>
    row['_id'] === rowId ? { ...(JSON.parse(JSON.stringify(row).replace(from, to)) as typeof row), _rev: `${String(row['_rev'])}+` } : row,
  );
  vi.advanceTimersByTime(DAY);
}

const SIZES = [
  { size: 'small', wholeUpTo: 2500 },
  { size: 'large', wholeUpTo: 5 },
];

test.each(SIZES)(
  'in a $size dataset, words that were verified and are gone are told of, over the death of a background',
  async ({ wholeUpTo }) => {
    const { standIn, reviews, ask, die } = await device(wholeUpTo);
    expect(await ask(quotation(LAMP, 'MC-99000005'))).toMatchObject([{ verdict: 'verified' }]);
    rewrite(standIn, 'nhtsa-mc-99000005', 'The lamp goes out by itself', 'A dealer must reset the lamp');
    for (let visit = 0; visit < 2; visit++) {
      die();
      expect(await ask(quotation(LAMP, 'MC-99000005'))).toMatchObject([
        { verdict: 'outdated', verifiedBefore: { at: '2026-10-01T12:00:00.000Z', stillThere: false } },
      ]);
      // Told once, however often the page is read.
      expect(reviews).toEqual([
        {
          text: LAMP,
          ids: ['MC-99000005'],
          document: 'MC-99000005',
          verifiedAt: '2026-10-01T12:00:00.000Z',
          checkedAt: '2026-10-02T12:00:00.000Z',
          code: expect.stringMatching(/^(?:earlier-revision|word-changed)$/),
          tone: 'amber',
        },
      ]);
    }
    rewrite(standIn, 'nhtsa-mc-99000005', 'A dealer must reset the lamp', 'The lamp goes out by itself');
    expect((await ask(quotation(LAMP, 'MC-99000005')))[0]).not.toHaveProperty('verifiedBefore');
  },
);

test.each(SIZES)('in a $size dataset, words that are still there after their document changed are told of, too', async ({ wholeUpTo }) => {
  const { standIn, reviews, ask } = await device(wholeUpTo);
  await ask(quotation(LAMP, 'MC-99000005'));
  vi.advanceTimersByTime(DAY);
  await ask(quotation(LAMP, 'MC-99000005'));
  rewrite(standIn, 'nhtsa-mc-99000005', 'After a tire rotation', 'After a change of tires');
  for (let visit = 0; visit < 2; visit++) {
    expect(await ask(quotation('The lamp  goes out\nby itself.', 'MC-99000005'))).toMatchObject([
      { verdict: 'verified', verifiedBefore: { at: '2026-10-02T12:00:00.000Z', stillThere: true } },
    ]);
    vi.advanceTimersByTime(2 * DAY);
  }
  expect(reviews).toMatchObject([
    { text: LAMP, code: 'verbatim', tone: 'green', verifiedAt: '2026-10-02T12:00:00.000Z', checkedAt: '2026-10-03T12:00:00.000Z' },
  ]);
});

test('a page that quotes something else brings to light what has changed', async () => {
  const { standIn, reviews, ask } = await device(2500);
  await ask(quotation(LAMP, 'MC-99000005'));
  rewrite(standIn, 'nhtsa-mc-99000005', 'The lamp goes out by itself', 'A dealer must reset the lamp');
  await ask(quotation('the driver must press the brake pedal much harder', '99V-901'));
  expect(reviews).toMatchObject([{ text: LAMP, tone: 'amber' }]);
});

test.each([
  { name: 'a title', from: '"title":"', to: '"title":"New: ' },
  { name: 'a time of import', from: '"_type"', to: '"retrievedAt":"2026-10-02T00:00:00Z","_type"' },
])('$name is no change of the words', async ({ from, to }) => {
  const { standIn, reviews, ask } = await device(2500);
  await ask(quotation(LAMP, 'MC-99000005'));
  rewrite(standIn, 'nhtsa-mc-99000005', from, to);
  expect((await ask(quotation(LAMP, 'MC-99000005')))[0]).not.toHaveProperty('verifiedBefore');
  expect(reviews).toEqual([]);
});

test('one more send is no change of the words, and the line that says so is not remembered', async () => {
  const { standIn, reviews, notes, ask } = await device(2500);
  const texts = (standIn.documents.find(({ _id }) => _id === 'nhtsa-mc-99000003')!['body'] as { children: { text: string }[] }[]).map(
    ({ children }) => children[0]!.text,
  );
  const quotations = [quotation(texts[0]!, 'MC-99000003'), quotation(texts.at(-1)!, 'MC-99000003')];
  expect(texts.at(-1)).toMatch(/^Sent 2 times/);
  expect((await ask(...quotations)).map((verdict) => verdict!.verdict)).toEqual(['verified', 'verified']);
  expect((await notes.all()).map(([, note]) => (note as { text: string }).text)).toEqual([texts[0]]);
  rewrite(standIn, 'nhtsa-mc-99000003', 'Sent 2 times', 'Sent 3 times');
  for (const verdict of await ask(...quotations)) expect(verdict).not.toHaveProperty('verifiedBefore');
  expect(reviews).toEqual([]);
});

test('a source that is away, or a document that lost its text, changes nothing', async () => {
  const { standIn, reviews, ask } = await device(2500);
  await ask(quotation(LAMP, 'MC-99000005'));
  vi.advanceTimersByTime(FRESH_MS);
  standIn.fault = FAULTS.status(500);
  expect((await ask(quotation(LAMP, 'MC-99000005')))[0]).not.toHaveProperty('verifiedBefore');
  standIn.fault = null;
  standIn.documents = standIn.documents.map((row) => (row['_id'] === 'nhtsa-mc-99000005' ? { ...row, body: null, _rev: 'empty' } : row));
  vi.advanceTimersByTime(FRESH_MS);
  const [verdict] = await ask(quotation(LAMP, 'MC-99000005'));
  expect(verdict!.tone).toBe('grey');
  expect(verdict).not.toHaveProperty('verifiedBefore');
  expect(reviews).toEqual([]);
});

test('of the page nothing is kept but the words that the document has too, and the ids', async () => {
  const { notes, ask } = await device(2500);
  await ask(
    { ...quotation(LAMP, 'MC-99000005'), sentence: 'My neighbour says: “The lamp goes out by itself.”' },
    quotation('The lamp goes out by miracle.', 'MC-99000005'),
    quotation('nobody said this to anyone', 'MC-99000098'),
  );
  expect(await notes.all()).toEqual([
    [
      'MC-99000005 The lamp goes out by itself.',
      {
        text: LAMP,
        ids: ['MC-99000005'],
        document: 'MC-99000005',
        name: 'body',
        revision: expect.stringMatching(/^[0-9a-f]{16}$/),
        at: '2026-10-01T12:00:00.000Z',
      },
    ],
  ]);
});

test('without a memory nothing is kept or told', async () => {
  const { standIn } = await device(2500);
  const record = openRecord({
    dataset: openDataset({ projectId: 'test0000', dataset: 'production', fetch: fetchFrom(standIn), patience: HASTE }),
    stores: memoryStores(),
  });
  const { quotations } = await answerQuestion({ citations: [], quotations: [quotation(LAMP, 'MC-99000005')] }, record);
  expect(quotations).toMatchObject([{ verdict: 'verified' }]);
});

const NOTE = { ids: ['MC-99000005'], document: 'MC-99000005', name: 'body', revision: 'x' } as const;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('what is to be forgotten is gone at once, and for good', async () => {
  const store = memoryStore();
  const history = openHistory(store);
  await history.untilForgotten().keep([{ ...NOTE, text: LAMP, at: minutesAgo(0) }]);
  await history.forget();
  expect([(await history.untilForgotten().notes()).size, await store.all()]).toEqual([0, []]);
});

test('a check that is under way when all is forgotten keeps nothing afterwards', async () => {
  const store = memoryStore();
  const history = openHistory(store);
  const underWay = history.untilForgotten();
  await history.forget();
  await underWay.keep([{ ...NOTE, text: LAMP, at: minutesAgo(0) }]);
  expect(underWay.isForgotten()).toBe(true);
  expect([(await history.untilForgotten().notes()).size, await store.all()]).toEqual([0, []]);
  await history.untilForgotten().keep([{ ...NOTE, text: LAMP, at: minutesAgo(0) }]);
  expect(await store.all()).toHaveLength(1);
});

test('what is being written while all is forgotten goes, too', async () => {
  const store = memoryStore();
  const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const put: Store['put'] = async (values) => {
    begun.resolve();
    await ending.promise;
    await store.put(values);
  };
  const history = openHistory({ ...store, put });
  const kept = history.untilForgotten().keep([{ ...NOTE, text: LAMP, at: minutesAgo(0) }]);
  await begun.promise;
  await history.forget();
  ending.resolve();
  await kept;
  expect(await store.all()).toEqual([]);
});

test('what was verified longest ago is let go of, in this life of the background, too, and so is what is too long', async () => {
  const store = memoryStore();
  const history = openHistory(store);
  await history.untilForgotten().keep([{ ...NOTE, text: 'x'.repeat(2001), at: minutesAgo(0) }]);
  expect(await store.all()).toEqual([]);
  await history.untilForgotten().keep(Array.from({ length: 2500 }, (_, age) => ({ ...NOTE, text: `words ${age}`, at: minutesAgo(age) })));
  await vi.waitFor(async () => expect(await store.all()).toHaveLength(2000));
  for (const kept of [await history.untilForgotten().notes(), await openHistory(store).untilForgotten().notes()]) {
    expect([kept.size, kept.has('MC-99000005 words 1999'), kept.has('MC-99000005 words 2000')]).toEqual([2000, true, false]);
  }
  vi.advanceTimersByTime(366 * DAY);
  expect((await openHistory(store).untilForgotten().notes()).size).toBe(0);
});
