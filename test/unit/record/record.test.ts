import { describe, expect, test, vi } from 'vitest';
import type { Lookup, RecordDocument } from '../../../lib/checking/document.ts';
import { openRecord, type DocumentRecord } from '../../../lib/record/record.ts';
import { openDataset, type SanityDataset } from '../../../lib/record/sanity-dataset.ts';
import { openRecordStandIn } from '../../harness/record-stand-in.ts';
import { fetchFrom, HASTE, memoryStores, SAMPLE, sampleRecord } from './stand-in.ts';

async function lookUp(record: DocumentRecord, id: string): Promise<Lookup> {
  const { lookups } = await record.read([id]);
  return lookups.get(id)!;
}

async function held(record: DocumentRecord, id: string): Promise<readonly RecordDocument[]> {
  const lookup = await lookUp(record, id);
  return lookup.state === 'held' ? lookup.documents : [];
}

/** The same answers, whether the dataset is read whole or asked for ids. */
const SIZES = [
  { size: 'small', wholeUpTo: 2500 },
  { size: 'large', wholeUpTo: 5 },
];

const NAMES = [
  { id: 'MC-99000001', leads: ['MC-99000001'] },
  { id: 'MC-99000003', leads: ['MC-99000003'] },
  // The second send of a message that the dataset merged.
  { id: 'MC-99000007', leads: ['MC-99000003'] },
  // The same bare number as MC-99000001: the kind tells them apart.
  { id: 'ODI-99000001', leads: ['ODI-99000001'] },
  { id: 'ODI-99000002', leads: [] },
  { id: '99V-901', leads: ['99V-901'] },
  { id: 'EA99-901', leads: ['EA99-901'] },
  { id: 'PE99-902', leads: ['PE99-902'] },
  // A maker's number names both versions; the one in force stands first.
  { id: '99-901', leads: ['MC-99000002', 'MC-99000001'] },
  { id: 'HDM-99-014', leads: ['MC-99000003'] },
  { id: 'MC-99000098', leads: [] },
];

for (const { size, wholeUpTo } of SIZES) {
  test.each(NAMES)(`in a ${size} dataset $id leads to $leads`, async ({ id, leads }) => {
    const { record } = await sampleRecord({ wholeUpTo });
    expect((await held(record, id)).map((document) => document.id)).toEqual(leads);
  });

  test(`in a ${size} dataset drafts and versions never count`, async () => {
    const { record } = await sampleRecord({ wholeUpTo });
    expect(await lookUp(record, 'MC-99000099')).toEqual({ state: 'not-held' });
    expect(await lookUp(record, '99-999')).toEqual({ state: 'not-held' });
    const texts = [...(await held(record, '99-901')), ...(await held(record, 'MC-99000004'))].flatMap((document) =>
      document.texts.map(({ text }) => text),
    );
    expect(texts.filter((text) => /windshield on every vehicle|Version 3|Autumn/.test(text))).toEqual([]);
  });

  test(`in a ${size} dataset a document brings its claims' quotations and the contradictions that touch it`, async () => {
    const { record } = await sampleRecord({ wholeUpTo });
    const [document] = await held(record, 'MC-99000002');
    expect(document!.texts.map(({ name }) => name)).toEqual(['body', 'title', 'claim-quote', 'claim-quote']);
    expect(document!.contradictions.map(({ topic, state, rationale }) => ({ topic, state, rationale }))).toEqual([
      { topic: 'Is a part replaced?', state: 'settled', rationale: expect.stringMatching(/^Version 2 replaces version 1/) },
      { topic: 'Does the free update replace a part?', state: 'proposed', rationale: expect.any(String) },
    ]);
    expect(document!.contradictions[0]!.claims).toEqual([
      { statement: expect.any(String), documentId: 'MC-99000001', date: '2023-02-14' },
      { statement: expect.any(String), documentId: 'MC-99000002', date: '2024-01-30' },
    ]);
    const [investigation] = await held(record, 'EA99-901');
    expect(investigation!.contradictions.map(({ state }) => state)).toEqual(['open']);
  });
}

const MAKERS_NUMBERS = [
  { id: 'MTB 99-10', leads: ['MC-99000021'] },
  { id: 'MAS999184', leads: ['MC-99000021'] },
  { id: 'MAS999184 MTB 99-10', leads: ['MC-99000021'] },
  { id: 'mtb 99-10', leads: ['MC-99000021'] },
  { id: 'NTB99-081', leads: ['MC-99000022'] },
  { id: 'NTB 99–081', leads: ['MC-99000022'] },
  // Honda files with an A in front, and is cited with and without.
  { id: '99-921', leads: ['MC-99000023', 'MC-99000024'] },
  { id: 'A99-921', leads: ['MC-99000023'] },
  // Parts of other numbers name nothing.
  { id: 'MTB 99-1', leads: [] },
  { id: '9-081', leads: [] },
  { id: '9-92', leads: [] },
];

describe.each(SIZES)('in a $size dataset', ({ wholeUpTo }) => {
  test.each(MAKERS_NUMBERS)('the maker’s number $id leads to $leads', async ({ id, leads }) => {
    const { record, standIn } = await sampleRecord({ wholeUpTo });
    const bulletin = (number: number, manufacturerNumber: string) => ({
      _id: `nhtsa-mc-${number}`,
      _rev: '1',
      _type: 'tsb',
      tsbNumber: `MC-${number}`,
      title: 'x',
      sourceType: 'tsb',
      status: 'active',
      manufacturerNumber,
    });
    standIn.documents.push(
      bulletin(99000021, 'MAS999184 MTB 99-10'),
      bulletin(99000022, 'NTB99 081'),
      bulletin(99000023, 'A99-921'),
      bulletin(99000024, '99-921'),
      bulletin(99000025, '199-9210'),
    );
    expect((await held(record, id)).map((document) => document.id)).toEqual(leads);
  });

  test.each([
    // Neither a communication nor a complaint: the bare number alone tells no kind.
    { number: '99000001', leads: [] },
    { number: '99000012', leads: [] },
  ])('the bare number $number leads to nothing without its kind', async ({ number, leads }) => {
    const { record } = await sampleRecord({ wholeUpTo });
    expect(await held(record, number)).toEqual(leads);
  });
});

test('a number that many documents share does not bring all of them', async () => {
  const { record, standIn } = await sampleRecord({ wholeUpTo: 5 });
  const none = (at: number) => ({
    _id: `none-${at}`,
    _rev: '1',
    _type: 'tsb',
    tsbNumber: `MC-${98000000 + at}`,
    title: 'x',
    sourceType: 'tsb',
    status: 'active',
    manufacturerNumber: 'N/A',
  });
  standIn.documents.push(...Array.from({ length: 100 }, (_, at) => none(at)));
  const { documents } = await record.read(['MC-98000007']);
  expect(documents![0]!.id).toBe('MC-98000007');
  expect(documents!.length).toBe(21);
});

test('a small dataset is asked without any id, a large one for the ids of the page only', async () => {
  const small = await sampleRecord();
  await small.record.read(['MC-99000001', '99V-901']);
  expect(small.standIn.requests.map(({ url }) => decodeURIComponent(url)).filter((url) => /9900|901/.test(url))).toEqual([]);
  const large = await sampleRecord({ wholeUpTo: 5 });
  const reading = await large.record.read(['MC-99000001', '99V-901']);
  expect(large.standIn.requests).toHaveLength(2);
  // The complaint has the same bare number, the last one is the next version of the first.
  expect(reading.documents!.map(({ id }) => id)).toEqual(['MC-99000001', '99V-901', 'ODI-99000001', 'MC-99000002']);
});

test.each(SIZES)('a $size dataset is asked at its own address, for what is published, without a name or a cache', async ({ wholeUpTo }) => {
  const standIn = await openRecordStandIn(SAMPLE);
  const get = vi.fn(fetchFrom(standIn));
  const dataset = openDataset({ projectId: 'test0000', dataset: 'production', fetch: get, patience: HASTE });
  await openRecord({ dataset, stores: memoryStores(), wholeUpTo }).read(['MC-99000001']);
  expect(get.mock.calls).toHaveLength(2);
  for (const [address, init] of get.mock.calls) {
    const { origin, pathname, searchParams } = new URL(address);
    expect(`${origin}${pathname}`).toBe('https://test0000.api.sanity.io/v2026-09-01/data/query/production');
    expect(searchParams.get('perspective')).toBe('published');
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'error', referrerPolicy: 'no-referrer' });
    // Only the client's build for Node names itself.
    expect([...new Headers(init.headers).keys()].filter((name) => name !== 'user-agent')).toEqual([]);
  }
});

test('a fault of ours in reading the record is logged, and the reader is told that nothing could be read', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const dataset = new Proxy({} as SanityDataset, {
    get: (_, name) =>
      name === 'name'
        ? 'sample'
        : () => {
            throw new TypeError('x is undefined');
          },
  });
  const record = openRecord({ dataset, stores: memoryStores() });
  expect(await lookUp(record, 'MC-99000001')).toMatchObject({ state: 'failed', code: 'bad-answer' });
  expect(logged.mock.calls.flat().join()).toContain('reading the record: TypeError');
  logged.mockRestore();
});

test('nothing is asked where nothing is cited', async () => {
  const { record, standIn } = await sampleRecord();
  await record.read([]);
  expect(standIn.requests).toEqual([]);
});

test('pages that ask at once share one answer', async () => {
  const { record, standIn } = await sampleRecord();
  const readings = await Promise.all(Array.from({ length: 50 }, (_, page) => record.read([`MC-9900000${page % 9}`])));
  expect(new Set(readings.map(({ documents }) => documents))).toHaveLength(1);
  expect(standIn.requests).toHaveLength(2);
});
