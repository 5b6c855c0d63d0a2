import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RecordDocument } from '../../../lib/checking/document.ts';
import { openNhtsa, type Nhtsa } from '../../../lib/record/nhtsa.ts';
import { openNhtsaStandIn, type NhtsaStandIn } from '../../harness/nhtsa-stand-in.ts';
import { FAULTS, type Fault } from '../../harness/record-stand-in.ts';
import { fetchFrom, HASTE, IMPATIENCE, memoryStores, sampleRecord } from './stand-in.ts';

/** Invented rows in the shapes in which NHTSA answers. */
const FILES: Record<string, string> = {
  'recalls.ndjson': ['2020', '2021']
    .map((year) =>
      JSON.stringify({
        NHTSACampaignNumber: '99V951000',
        ReportReceivedDate: '25/03/2021',
        Component: 'STEERING',
        Summary: 'The column can bend.',
        Consequence: null,
        Conequence: 'A bent column can block the wheel.',
        Remedy: 'Dealers will replace it.',
        Notes: 'Call the hotline.',
        ModelYear: year,
        Make: 'HALDEN',
        Model: 'MERIDIAN',
      }),
    )
    .join('\n'),
  'recall.json': JSON.stringify({
    meta: {},
    results: [
      {
        recalls: [
          {
            nhtsaCampaignNumber: '21V95A000',
            reportReceivedDate: '2021-03-25T04:00:00Z',
            subject: 'Seats',
            summary: 'Seats bend.',
            consequence: 'They fold.',
            correctiveAction: 'New seats.',
            notes: null,
          },
        ],
      },
    ],
  }),
  'complaints.ndjson': JSON.stringify({
    odiNumber: 99000051,
    dateComplaintFiled: '10/07/1994',
    components: 'ENGINE',
    summary: 'IT STALLED.',
    products: [{ productYear: '1989', productMake: 'HALDEN', productModel: 'MERIDIAN' }],
  }),
  'issues.json': JSON.stringify({
    results: [
      {
        complaints: [{ nhtsaIdNumber: 99000052, id: 7, dateFiled: '10/08/1994', description: 'It stalled again.' }],
        manufacturerCommunications: [
          {
            nhtsaIdNumber: 99000051,
            manufacturerCommunicationNumber: 'HDM-99-051',
            subject: null,
            summary: 'The fan may run on.',
            communicationDate: '2026-07-09T12:18:03Z',
          },
        ],
        investigations: [
          {
            nhtsaActionNumber: 'EA29951',
            subject: 'STALLING',
            summary: '<p>ODI is aware of 4&nbsp;reports.</p><p>Two <b>crashed</b>.</p>',
            dateOpened: '2029-01-02T05:00:00Z',
            dateClosed: '2029-05-01T05:00:00Z',
          },
          {
            nhtsaId: 'PE29952',
            investigationType: 'PE',
            subject: 'FIRE',
            description: '<p>A fire.</p>',
            status: 'O',
            openDate: '2029-02-02',
          },
        ],
      },
    ],
  }),
};

let folder: string;
let standIn: NhtsaStandIn;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quotemark-nhtsa-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  standIn = await openNhtsaStandIn(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function nhtsa(patience = HASTE, stores = memoryStores()): Nhtsa {
  return openNhtsa({ stores, fetch: fetchFrom(standIn), patience });
}

const DOCUMENTS = [
  {
    id: '99V-951',
    words: 'The column can bend.\n\nA bent column can block the wheel.\n\nDealers will replace it.\n\nCall the hotline.',
    expected: {
      kind: 'recall',
      title: '99V-951: STEERING',
      published: '2021-03-25',
      complete: true,
      scope: { make: 'HALDEN', years: [2020, 2021] },
      link: 'https://www.nhtsa.gov/recalls?nhtsaId=99V-951',
    },
  },
  { id: '21V-95A', words: 'Seats bend.\n\nThey fold.\n\nNew seats.', expected: { title: '21V-95A: Seats', published: '2021-03-25' } },
  {
    id: 'ODI-99000051',
    words: 'IT STALLED.',
    expected: { kind: 'complaint', title: 'ODI-99000051: ENGINE', published: '1994-10-07', scope: { years: [1989] } },
  },
  { id: 'ODI-99000052', words: 'It stalled again.', expected: { kind: 'complaint', title: 'ODI-99000052', published: '1994-10-08' } },
  {
    id: 'MC-99000051',
    words: 'The fan may run on.',
    expected: {
      kind: 'communication',
      makerNumber: 'HDM-99-051',
      published: '2026-07-09',
      complete: false,
      link: 'https://www.nhtsa.gov/?nhtsaId=99000051',
    },
  },
  {
    id: 'EA29-951',
    words: 'ODI is aware of 4&nbsp;reports.\n\nTwo crashed.',
    expected: { kind: 'investigation', status: 'closed', published: '2029-01-02' },
  },
  { id: 'PE29-952', words: 'A fire.', expected: { kind: 'investigation', status: 'active', published: '2029-02-02' } },
];

test.each(DOCUMENTS)('reads $id', async ({ id, words, expected }) => {
  const lookup = await nhtsa().lookUp(id);
  expect(lookup).toMatchObject({ state: 'held', documents: [{ id, ids: [id], ...expected }] });
  expect(lookup.state === 'held' && lookup.documents[0]!.texts[0]).toEqual({ name: 'body', text: words });
});

test.each(['29V-998', 'ODI-99000098', 'MC-99000098', 'EA29-998'])('NHTSA knows no %s', async (id) => {
  expect(await nhtsa().lookUp(id)).toEqual({ state: 'no-such-document', source: 'NHTSA' });
});

// Such recalls can end in other digits than 000, and such investigations are not all there.
test.each(['99V-998', '95V-103', 'EA85-029', 'C85-007'])('of %s it is not sure to know', async (id) => {
  expect(await nhtsa().lookUp(id)).toEqual({ state: 'not-held' });
});

test('the last three digits of a recall are asked for as a page has them', async () => {
  const asked = () => standIn.requests.at(-1)!.url;
  await nhtsa().lookUp('95V-103004');
  expect(asked()).toContain('campaignNumber=95V103004');
  await nhtsa().lookUp('95V-103');
  expect(asked()).toContain('campaignNumber=95V103000');
});

test('it cannot be asked for a maker’s number', async () => {
  const before = standIn.requests.length;
  expect(await nhtsa().lookUp('26-091')).toEqual({ state: 'not-held' });
  expect(standIn.requests).toHaveLength(before);
});

const BROKEN: { name: string; fault: Fault; code: string }[] = [
  { name: 'a 403 that stays', fault: FAULTS.status(403), code: 'refused' },
  { name: '404', fault: FAULTS.status(404), code: 'refused' },
  { name: '400 that is no empty list', fault: FAULTS.status(400), code: 'refused' },
  { name: '429', fault: FAULTS.status(429), code: 'rate-limited' },
  { name: '500', fault: FAULTS.status(500), code: 'refused' },
  { name: '504 with HTML', fault: FAULTS.html(504), code: 'refused' },
  { name: '200 with HTML', fault: FAULTS.html(), code: 'bad-answer' },
  { name: 'JSON that does not parse', fault: FAULTS.malformed, code: 'bad-answer' },
  { name: 'JSON cut off', fault: FAULTS.truncated, code: 'bad-answer' },
  { name: 'an empty body', fault: FAULTS.empty, code: 'bad-answer' },
  { name: 'an answer without results', fault: FAULTS.result([]), code: 'bad-answer' },
  { name: 'silence', fault: FAULTS.slow(5000), code: 'timed-out' },
  { name: 'another document', fault: body({ results: [{ odiNumber: 99000052, summary: 'Another.' }] }), code: 'bad-answer' },
  { name: 'another document beside it', fault: body({ results: [{ odiNumber: 99000051 }, { odiNumber: 99000052 }] }), code: 'bad-answer' },
  { name: 'a row without its number', fault: body({ results: [{ summary: 'IT STALLED.' }] }), code: 'bad-answer' },
  { name: 'a number for words', fault: body({ results: [{ odiNumber: 99000051, summary: 7 }] }), code: 'bad-answer' },
];

test.each(BROKEN)('$name is no document, and no proof that there is none: $code', async ({ fault, code }) => {
  standIn.fault = fault;
  const asked = nhtsa(code === 'timed-out' ? IMPATIENCE : HASTE);
  expect(await asked.lookUp('ODI-99000051')).toEqual({ state: 'failed', code });
  standIn.fault = null;
  expect(await asked.lookUp('ODI-99000051')).toMatchObject({ state: 'held' });
});

test.each([
  { name: 'passes', message: 'Forbidden', state: 'held', asked: 2 },
  { name: 'means a wrong address', message: 'Missing Authentication Token', state: 'failed', asked: 1 },
])('a 403 that $name is asked about $asked times', async ({ message, state, asked }) => {
  const before = standIn.requests.length;
  standIn.fault = async (answer) =>
    standIn.requests.length === before + 1 ? { status: 403, headers: {}, body: JSON.stringify({ message }) } : answer();
  expect(await nhtsa().lookUp('ODI-99000051')).toMatchObject({ state });
  expect(standIn.requests).toHaveLength(before + asked);
  standIn.fault = null;
});

function body(answer: object): Fault {
  return async () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(answer) });
}

test.each([null, ' ', 'File has been attached. *TR'])('a row with %j for words is on record, and not complete', async (summary) => {
  standIn.fault = body({ results: [{ odiNumber: 99000051, summary }] });
  expect(await nhtsa().lookUp('ODI-99000051')).toMatchObject({
    state: 'held',
    documents: [{ complete: false, texts: [{ name: 'title' }] }],
  });
  standIn.fault = null;
});

test('the words of every row of a recall are read', async () => {
  const row = { NHTSACampaignNumber: '99V951000', Consequence: null, Remedy: 'Dealers will replace it.' };
  standIn.fault = body({
    results: [
      { ...row, Summary: 'The column can bend.' },
      { ...row, Summary: 'The column can bend.' },
      { ...row, Summary: 'The column can break.' },
    ],
  });
  const lookup = await nhtsa().lookUp('99V-951');
  standIn.fault = null;
  expect(lookup.state === 'held' && lookup.documents[0]!.texts.map(({ name, text }) => [name, text])).toEqual([
    ['body', 'The column can bend.\n\nDealers will replace it.'],
    ['body', 'The column can break.\n\nDealers will replace it.'],
    ['title', '99V-951'],
  ]);
});

test('a narrative that fills its field is not complete', async () => {
  standIn.fault = complaint('The car stalls. '.repeat(128).slice(0, 2048));
  expect(await nhtsa().lookUp('ODI-99000051')).toMatchObject({ state: 'held', documents: [{ complete: false }] });
  standIn.fault = complaint('The car stalls. '.repeat(127).trim());
  expect(await nhtsa().lookUp('ODI-99000051')).toMatchObject({ state: 'held', documents: [{ complete: true }] });
  standIn.fault = null;
});

function complaint(summary: string): Fault {
  return body({ results: [{ odiNumber: 99000051, summary }] });
}

test('what it said before is kept, also over a death of the background', async () => {
  const stores = memoryStores();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-10-01T12:00:00Z') });
  try {
    const read = async (summary: string): Promise<RecordDocument> => {
      standIn.fault = complaint(summary);
      const lookup = await nhtsa(HASTE, stores).lookUp('ODI-99000051');
      if (lookup.state !== 'held') throw new Error(lookup.state);
      return lookup.documents[0]!;
    };
    expect((await read('IT STALLED.')).earlier).toBeUndefined();
    vi.advanceTimersByTime(3_600_000);
    expect((await read('IT STALLED.')).earlier).toBeUndefined();
    vi.advanceTimersByTime(3_600_000);
    expect((await read('IT STALLED TWICE.')).earlier).toEqual([
      {
        revision: expect.stringMatching(/^[0-9a-f]{16}$/),
        texts: [{ name: 'body', text: 'IT STALLED.' }],
        lastSeen: '2026-10-01T13:00:00.000Z',
      },
    ]);
    expect((await read('IT STALLED.')).earlier!.map(({ texts }) => texts[0]!.text)).toEqual(['IT STALLED TWICE.']);
  } finally {
    vi.useRealTimers();
    standIn.fault = null;
  }
});

test('what could be read once is told when it cannot be, with the time of reading', async () => {
  const stores = memoryStores();
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-10-01T12:00:00Z') });
  try {
    const { record } = await sampleRecord({ nhtsa: nhtsa(HASTE, stores) });
    expect((await record.read(['ODI-99000051'])).lookups.get('ODI-99000051')).toMatchObject({ state: 'held' });
    vi.advanceTimersByTime(86_400_000);
    standIn.fault = FAULTS.status(500);
    const copy = { id: 'ODI-99000051', readAt: '2026-10-01T12:00:00.000Z', texts: [{ text: 'IT STALLED.' }, {}] };
    const later = await sampleRecord({ nhtsa: nhtsa(HASTE, stores) });
    expect((await later.record.read(['ODI-99000051'])).lookups.get('ODI-99000051')).toMatchObject({
      state: 'failed',
      code: 'refused',
      kept: [copy],
    });
    expect((await later.record.read(['ODI-99000052'])).lookups.get('ODI-99000052')).toEqual({ state: 'failed', code: 'refused' });
    // Nor is it lost while the dataset, which may hold another text of it, is away.
    later.standIn.fault = FAULTS.status(500);
    vi.advanceTimersByTime(86_400_000);
    expect((await later.record.read(['ODI-99000051'])).lookups.get('ODI-99000051')).toMatchObject({
      state: 'failed',
      code: 'refused',
      kept: [copy],
    });
  } finally {
    vi.useRealTimers();
    standIn.fault = null;
  }
});

test('it is asked at most twice a second, and once for each id', async () => {
  vi.useFakeTimers();
  try {
    const starts: number[] = [];
    const get: ReturnType<typeof fetchFrom> = (address, init) => {
      starts.push(performance.now());
      return fetchFrom(standIn)(address, init);
    };
    const asked = openNhtsa({ stores: memoryStores(), fetch: get });
    const answers = Promise.all(Array.from({ length: 12 }, (_, at) => asked.lookUp(`ODI-990000${51 + (at % 6)}`)));
    await vi.advanceTimersByTimeAsync(10_000);
    await answers;
    expect(starts).toHaveLength(6);
    expect(starts.slice(1).filter((start, at) => start - starts[at]! < 500)).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a page that has had its share asked for is told so, and what is known already is told to it all the same', async () => {
  const open = nhtsa();
  const spent = { id: 1, signal: new AbortController().signal, mayAsk: () => false };
  const before = standIn.requests.length;
  expect(await open.lookUp('ODI-99000051', spent)).toEqual({ state: 'failed', code: 'too-many' });
  expect(standIn.requests).toHaveLength(before);
  await open.lookUp('ODI-99000051');
  expect(await open.lookUp('ODI-99000051', spent)).toMatchObject({ state: 'held' });
});

test('what waits for its turn is not asked once nobody waits for it', async () => {
  const open = nhtsa({ ...HASTE, atOnce: 1 });
  const gone = new AbortController();
  const asker = { id: 1, signal: gone.signal, mayAsk: () => true };
  const before = standIn.requests.length;
  const answers = ['ODI-99000051', 'ODI-99000052', 'ODI-99000053'].map((id) => open.lookUp(id, asker));
  const other = open.lookUp('ODI-99000053');
  gone.abort();
  expect((await Promise.all(answers))[1]).toEqual({ state: 'failed', code: 'timed-out' });
  await other;
  expect(standIn.requests.slice(before).map(({ url }) => /\d{8}/.exec(url)![0])).toEqual(['99000051', '99000053']);
});

test('it is asked only for what the dataset does not hold, and only while the dataset can be read', async () => {
  const open = nhtsa();
  const asked = { ...open, lookUp: vi.fn(open.lookUp) };
  const { record, standIn: dataset } = await sampleRecord({ nhtsa: asked });
  const { lookups } = await record.read(['MC-99000001', 'ODI-99000051', '99-901', '99-955']);
  expect([...lookups].map(([id, { state }]) => `${id} ${state}`)).toEqual([
    'MC-99000001 held',
    'ODI-99000051 held',
    '99-901 held',
    '99-955 not-held',
  ]);
  expect(asked.lookUp.mock.calls.map(([id]) => id)).toEqual(['ODI-99000051', '99-955']);
  const other = await sampleRecord({ nhtsa: asked });
  other.standIn.fault = FAULTS.status(500);
  expect((await other.record.read(['ODI-99000051'])).lookups.get('ODI-99000051')).toMatchObject({ state: 'failed', code: 'refused' });
  expect(asked.lookUp).toHaveBeenCalledTimes(2);
  expect(dataset.requests.filter(({ url }) => url.includes('99000051'))).toEqual([]);
});
