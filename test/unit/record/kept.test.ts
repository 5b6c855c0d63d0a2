import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import { FRESH_MS } from '../../../lib/record/fresh.ts';
import { openRecord, type DocumentRecord } from '../../../lib/record/record.ts';
import { openDataset } from '../../../lib/record/sanity-dataset.ts';
import type { Store } from '../../../lib/record/store.ts';
import { createRecordStandIn, FAULTS, openRecordStandIn, type Fault, type RecordStandIn } from '../../harness/record-stand-in.ts';
import { fetchFrom, HASTE, memoryStores, SAMPLE } from './stand-in.ts';

/** Clocks that only the test moves; timers run as ever. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-10-01T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const SIZES = [
  { size: 'small', wholeUpTo: 2500 },
  { size: 'large', wholeUpTo: 5 },
];

/** A background: everything in it but the stores is gone with its death. */
function background(standIn: RecordStandIn, stores: ReturnType<typeof memoryStores>, wholeUpTo = 2500): DocumentRecord {
  const dataset = openDataset({ projectId: 'test0000', dataset: 'production', fetch: fetchFrom(standIn), patience: HASTE });
  return openRecord({ dataset, stores, wholeUpTo });
}

async function first(record: DocumentRecord, id: string): Promise<RecordDocument> {
  const lookup = (await record.read([id])).lookups.get(id)!;
  if (lookup.state !== 'held') throw new Error(JSON.stringify(lookup));
  return lookup.documents[0]!;
}

/** What was asked since the last time, by the names of the questions. */
function asked(standIn: RecordStandIn): string[] {
  return standIn.requests.splice(0).map(({ url }) => {
    const query = new URL(url).searchParams.get('query')!;
    return ['revisions', 'rowIds', 'decisions'].find((word) => query.includes(word)) ?? 'everything';
  });
}

function change(standIn: RecordStandIn, rowId: string, fields: Record<string, unknown>): void {
  standIn.documents = standIn.documents.map((row) => (row['_id'] === rowId ? { ...row, ...fields, _rev: `${String(row['_rev'])}+` } : row));
}

function bodyOf(words: string): unknown[] {
  return [{ _type: 'block', children: [{ _type: 'span', text: words }] }];
}

test('within a minute nothing is asked again; after it, only whether anything has changed', async () => {
  const [standIn, stores] = [await openRecordStandIn(SAMPLE), memoryStores()];
  const record = background(standIn, stores);
  const before = await record.read(['MC-99000001']);
  expect(asked(standIn)).toEqual(['revisions', 'everything']);
  vi.advanceTimersByTime(FRESH_MS - 1);
  expect((await first(record, '99V-901')).readAt).toBe('2026-10-01T12:00:00.000Z');
  expect(asked(standIn)).toEqual([]);
  vi.advanceTimersByTime(1);
  const after = await record.read(['MC-99000001']);
  expect(asked(standIn)).toEqual(['revisions']);
  expect(after.documents).toBe(before.documents);
  expect((await first(record, 'MC-99000001')).readAt).toBe('2026-10-01T12:01:00.000Z');
});

test('only what has changed is read again', async () => {
  const [standIn, stores] = [await openRecordStandIn(SAMPLE), memoryStores()];
  const record = background(standIn, stores);
  await record.read(['MC-99000001']);
  change(standIn, 'nhtsa-mc-99000005', { title: 'MC-99000005: Another title' });
  standIn.documents = standIn.documents.filter((row) => row['_id'] !== 'nhtsa-mc-99000006');
  vi.advanceTimersByTime(FRESH_MS);
  asked(standIn);
  expect((await first(record, 'MC-99000005')).title).toBe('MC-99000005: Another title');
  expect(asked(standIn)).toEqual(['revisions', 'rowIds']);
  expect((await record.read(['MC-99000006'])).lookups.get('MC-99000006')).toEqual({ state: 'not-held' });
});

test('a background that died begins with what was kept, and trusts it only when the source confirms it', async () => {
  const [standIn, stores] = [await openRecordStandIn(SAMPLE), memoryStores()];
  await background(standIn, stores).read(['MC-99000001']);
  asked(standIn);
  standIn.fault = FAULTS.status(500);
  expect((await background(standIn, stores).read(['MC-99000001'])).lookups.get('MC-99000001')).toMatchObject({
    state: 'failed',
    code: 'refused',
    kept: [{ id: 'MC-99000001', readAt: '2026-10-01T12:00:00.000Z' }],
  });
  standIn.fault = null;
  asked(standIn);
  expect(await first(background(standIn, stores), 'MC-99000001')).toMatchObject({ id: 'MC-99000001' });
  expect(asked(standIn)).toEqual(['revisions']);
});

test('while the source is away, what was confirmed a minute ago counts no more', async () => {
  const standIn = await openRecordStandIn(SAMPLE);
  const record = background(standIn, memoryStores());
  await record.read(['MC-99000001']);
  standIn.fault = FAULTS.html();
  expect((await record.read(['MC-99000001'])).lookups.get('MC-99000001')).toMatchObject({ state: 'held' });
  vi.advanceTimersByTime(FRESH_MS);
  expect((await record.read(['MC-99000001'])).lookups.get('MC-99000001')).toMatchObject({
    state: 'failed',
    code: 'bad-answer',
    kept: [{ id: 'MC-99000001', readAt: '2026-10-01T12:00:00.000Z' }],
  });
});

test('in a large dataset, each copy says what it said and when it was read', async () => {
  const [standIn, stores] = [await openRecordStandIn(SAMPLE), memoryStores()];
  await background(standIn, stores, 5).read(['MC-99000001']);
  vi.advanceTimersByTime(3_600_000);
  await background(standIn, stores, 5).read(['99V-901']);
  vi.advanceTimersByTime(3_600_000);
  const ids = ['MC-99000001', '99V-901', 'EA99-901'];
  const copies = [
    {
      state: 'failed',
      code: 'refused',
      kept: [
        { id: 'MC-99000001', readAt: '2026-10-01T12:00:00.000Z', texts: [{ text: expect.stringMatching(/^Some drivers report/) }, {}, {}] },
      ],
    },
    { state: 'failed', code: 'refused', kept: [{ id: '99V-901', readAt: '2026-10-01T13:00:00.000Z' }] },
    { state: 'failed', code: 'refused' },
  ];
  // Whether it is away from the first question on, or only when documents are asked for.
  for (const fault of [FAULTS.status(500), late(FAULTS.status(500))]) {
    standIn.fault = fault;
    expect([...(await background(standIn, stores, 5).read(ids)).lookups.values()]).toMatchObject(copies);
  }
});

function late(fault: Fault): Fault {
  return (answer, request) => (request.url.includes('revisions') ? answer() : fault(answer, request));
}

test('what nobody has asked for in half a year is let go of, and so are words of years ago', async () => {
  const [standIn, stores] = [await openRecordStandIn(SAMPLE), memoryStores()];
  const day = 86_400_000;
  await background(standIn, stores, 5).read(['MC-99000001', '99V-901']);
  change(standIn, 'nhtsa-rcl-99V901000', { body: bodyOf('Another text.') });
  vi.advanceTimersByTime(150 * day);
  await background(standIn, stores, 5).read(['99V-901']);
  vi.advanceTimersByTime(100 * day);
  await background(standIn, stores, 5).read(['EA99-901']);
  const named = async () =>
    (await stores.rows.all()).map(([key]) => key.split(' ').at(-1)).filter((key) => /^nhtsa-(?:mc-99000001|rcl-99V901000)$/.test(key!));
  await vi.waitFor(async () => expect(await named()).toEqual(['nhtsa-rcl-99V901000']));
  expect(await stores.earlier.all()).toHaveLength(1);
  vi.advanceTimersByTime(2 * 365 * day);
  await background(standIn, stores, 5).read(['EA99-901']);
  await vi.waitFor(async () => expect(await stores.earlier.all()).toEqual([]));
});

test('how long something is fresh is the reader’s to say', async () => {
  for (const wholeUpTo of [2500, 5]) {
    const standIn = await openRecordStandIn(SAMPLE);
    const dataset = openDataset({ projectId: 'test0000', dataset: 'production', fetch: fetchFrom(standIn), patience: HASTE });
    const record = openRecord({ dataset, stores: memoryStores(), wholeUpTo, freshFor: 300_000 });
    await record.read(['MC-99000001']);
    asked(standIn);
    vi.advanceTimersByTime(299_999);
    await record.read(['MC-99000001']);
    expect(asked(standIn)).toEqual([]);
    vi.advanceTimersByTime(1);
    await record.read(['MC-99000001']);
    expect(asked(standIn)).toEqual([wholeUpTo === 5 ? 'decisions' : 'revisions']);
  }
});

test.each([
  { name: 'back', ms: -3_600_000 },
  { name: 'forth', ms: 3_600_000 },
])('a clock that jumps $name makes nothing fresh', async ({ ms }) => {
  const standIn = await openRecordStandIn(SAMPLE);
  const record = background(standIn, memoryStores());
  await record.read(['MC-99000001']);
  asked(standIn);
  vi.setSystemTime(Date.now() + ms);
  await record.read(['MC-99000001']);
  expect(asked(standIn)).toEqual(['revisions']);
  await record.read(['MC-99000001']);
  expect(asked(standIn)).toEqual([]);
});

test('a wall clock that is set back to where it was hides no time', async () => {
  const standIn = await openRecordStandIn(SAMPLE);
  const record = background(standIn, memoryStores());
  await record.read(['MC-99000001']);
  asked(standIn);
  vi.advanceTimersByTime(FRESH_MS);
  vi.setSystemTime(Date.now() - FRESH_MS);
  await record.read(['MC-99000001']);
  expect(asked(standIn)).toEqual(['revisions']);
});

test.each(SIZES)('in a $size dataset, what a document said before is kept, also over a death', async ({ wholeUpTo }) => {
  const [standIn, stores] = [await openRecordStandIn(SAMPLE), memoryStores()];
  expect((await first(background(standIn, stores, wholeUpTo), 'MC-99000005')).earlier).toBeUndefined();
  change(standIn, 'nhtsa-mc-99000005', { body: bodyOf('The lamp may be ignored.') });
  vi.advanceTimersByTime(FRESH_MS);
  const changed = await first(background(standIn, stores, wholeUpTo), 'MC-99000005');
  expect(changed.texts[0]!.text).toBe('The lamp may be ignored.');
  expect(changed.earlier).toEqual([
    {
      revision: expect.stringMatching(/^[0-9a-f]{16}$/),
      texts: [{ name: 'body', text: expect.stringMatching(/^After a tire rotation/) }],
      lastSeen: '2026-10-01T12:00:00.000Z',
    },
  ]);
  change(standIn, 'nhtsa-mc-99000005', { body: bodyOf('The lamp may not be ignored.') });
  vi.advanceTimersByTime(FRESH_MS);
  const twice = await first(background(standIn, stores, wholeUpTo), 'MC-99000005');
  expect(twice.earlier!.map(({ texts }) => texts[0]!.text.slice(0, 24))).toEqual(['After a tire rotation th', 'The lamp may be ignored.']);
  // Back to what it said before: that is no earlier text any more.
  change(standIn, 'nhtsa-mc-99000005', { body: bodyOf('The lamp may be ignored.') });
  vi.advanceTimersByTime(FRESH_MS);
  const back = await first(background(standIn, stores, wholeUpTo), 'MC-99000005');
  expect(back.earlier!.map(({ texts }) => texts[0]!.text.slice(0, 24))).toEqual(['After a tire rotation th', 'The lamp may not be igno']);
});

test.each([
  { name: 'a title', fields: { title: 'MC-99000003: Another title' } },
  { name: 'one more send', fields: { nhtsaIds: ['99000003', '99000007', '99000009'], contentHash: '0123456789abcdef' } },
  { name: 'a time of import', fields: { retrievedAt: '2026-10-01T00:00:00Z' } },
])('$name is no change of words', async ({ fields }) => {
  const [standIn, stores] = [await openRecordStandIn(SAMPLE), memoryStores()];
  await background(standIn, stores).read(['MC-99000003']);
  const row = standIn.documents.find(({ _id }) => _id === 'nhtsa-mc-99000003')!;
  const body = (row['body'] as { children: { text: string }[] }[]).map((block) => ({
    ...block,
    children: block.children.map((span) => ({ ...span, text: span.text.replace('Sent 2 times', 'Sent 3 times') })),
  }));
  change(standIn, 'nhtsa-mc-99000003', { ...fields, ...('nhtsaIds' in fields ? { body } : {}) });
  expect((await first(background(standIn, stores), 'MC-99000003')).earlier).toBeUndefined();
  expect(await stores.earlier.all()).toEqual([]);
});

test('a quotation that a curator took from an earlier state is no evidence of the present one', async () => {
  const standIn = await openRecordStandIn(SAMPLE);
  const { texts, earlier } = await first(background(standIn, memoryStores()), 'EA99-901');
  expect(texts.map(({ text }) => text).filter((text) => text.includes('88 injuries'))).toEqual([]);
  expect(earlier).toEqual([
    {
      revision: 'c0ffee99c0ffee99',
      texts: [{ name: 'claim-quote', text: expect.stringContaining('88 injuries') }],
      lastSeen: '2026-09-21T07:00:00Z',
    },
  ]);
});

test('datasets do not mix', async () => {
  const stores = memoryStores();
  const [one, other] = [await openRecordStandIn(SAMPLE), createRecordStandIn([])];
  await background(one, stores).read(['MC-99000001']);
  const dataset = openDataset({ projectId: 'other000', dataset: 'production', fetch: fetchFrom(other), patience: HASTE });
  const record = openRecord({ dataset, stores });
  expect((await record.read(['MC-99000001'])).lookups.get('MC-99000001')).toEqual({ state: 'not-held' });
  await vi.waitFor(async () => expect((await stores.rows.all()).map(([key]) => key)).toEqual(['other000/production  confirmed']));
});

const NOTHING: Store = {
  all: async () => [],
  some: async (keys) => keys.map(() => undefined),
  put: async () => {},
  remove: async () => {},
};

test.each(SIZES)('in a $size dataset, a store that keeps nothing costs only time', async ({ wholeUpTo }) => {
  const standIn = await openRecordStandIn(SAMPLE);
  const record = background(standIn, { rows: NOTHING, earlier: NOTHING }, wholeUpTo);
  expect(await first(record, 'MC-99000001')).toMatchObject({ id: 'MC-99000001' });
  vi.advanceTimersByTime(FRESH_MS);
  expect(await first(record, 'MC-99000001')).toMatchObject({ id: 'MC-99000001' });
});

test.each(SIZES)('in a $size dataset, 1,000 quotations with 200 ids take at most 3 requests', async ({ wholeUpTo }) => {
  const standIn = await openRecordStandIn(SAMPLE);
  const ids = Array.from({ length: 200 }, (_, at) => ['MC-99000', '99V-', 'EA99-', 'ODI-99000', '99-'][at % 5]! + String(100 + at));
  await background(standIn, memoryStores(), wholeUpTo).read([...ids, 'MC-99000001']);
  expect(standIn.requests.length).toBeLessThanOrEqual(3);
  // Longer addresses would go by POST, which names the extension to the server.
  expect(standIn.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  const numbers = Array.from({ length: 300 }, (_, at) => `MAS99${at + 1000} MTB 99-${at + 10}`);
  await background(standIn, memoryStores(), wholeUpTo).read(numbers);
  expect(standIn.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('in a large dataset, an id that was just read is not asked for again', async () => {
  const standIn = await openRecordStandIn(SAMPLE);
  const record = background(standIn, memoryStores(), 5);
  await Promise.all(Array.from({ length: 50 }, () => record.read(['MC-99000001', '99V-901'])));
  expect(asked(standIn)).toEqual(['revisions', 'decisions']);
  await record.read(['99V-901', 'EA99-901']);
  expect(standIn.requests.map(({ url }) => JSON.parse(new URL(url).searchParams.get('$ids')!))).toEqual([['EA99-901', 'EA99901']]);
});
