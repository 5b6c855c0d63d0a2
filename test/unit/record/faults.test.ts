import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRecord } from '../../../lib/record/record.ts';
import { openDataset } from '../../../lib/record/sanity-dataset.ts';
import { FAULTS, type Fault } from '../../harness/record-stand-in.ts';
import { HASTE, IMPATIENCE, memoryStores, sampleRecord } from './stand-in.ts';

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  vi.useRealTimers();
  // What a server answers is never a fault of ours.
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

type Row = Record<string, any>;

/** The same faults, whether the dataset is read whole or asked for ids. */
const SIZES = [
  { size: 'small', wholeUpTo: 2500 },
  { size: 'large', wholeUpTo: 5 },
];

/** Changes the rows of every answer, those of the list of revisions too. */
function rows(change: (rows: Row[]) => Row[]): Fault {
  return FAULTS.changed((result) => {
    if (Array.isArray(result)) return change(result);
    return Object.fromEntries(Object.entries(result as Record<string, Row[] | null>).map(([name, list]) => [name, list && change(list)]));
  });
}

/** Changes one document of every answer. */
function document(id: string, change: (row: Row) => Row): Fault {
  return rows((all) => all.map((row) => (row['_id'] === id ? change(row) : row)));
}

function without(field: string): (row: Row) => Row {
  return (row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== field));
}

/** Goes wrong only when the documents themselves are asked for. */
function late(fault: Fault): Fault {
  return (answer, request) => (request.url.includes('revisions') ? answer() : fault(answer, request));
}

function broken(error: Error): () => never {
  return () => {
    throw error;
  };
}

const V1 = 'nhtsa-mc-99000001';
const block = (text: unknown): object => ({ _type: 'block', children: [{ _type: 'span', text }] });

function body(change: (blocks: unknown[]) => unknown[]): Fault {
  return document(V1, (row) => (row['body'] ? { ...row, body: change(row['body'] as unknown[]) } : row));
}

/** What goes wrong with the whole answer, and the reason that whoever cites MC-99000001 is given. */
const SOURCE_FAULTS: { name: string; fault?: Fault; line?: () => never; code: string }[] = [
  { name: 'no network (Chromium)', line: broken(new TypeError('Failed to fetch')), code: 'offline' },
  { name: 'no network (Firefox)', line: broken(new TypeError('NetworkError when attempting to fetch resource.')), code: 'offline' },
  { name: 'silence', fault: FAULTS.slow(5000), code: 'timed-out' },
  { name: '400', fault: FAULTS.status(400), code: 'refused' },
  { name: '401', fault: FAULTS.status(401), code: 'refused' },
  { name: '403', fault: FAULTS.status(403), code: 'refused' },
  { name: '404', fault: FAULTS.status(404), code: 'refused' },
  { name: '429', fault: FAULTS.status(429), code: 'rate-limited' },
  { name: '429 with Retry-After 0', fault: FAULTS.status(429, { 'retry-after': '0' }), code: 'rate-limited' },
  { name: '500', fault: FAULTS.status(500), code: 'refused' },
  { name: '502', fault: FAULTS.status(502), code: 'refused' },
  { name: '503', fault: FAULTS.status(503), code: 'refused' },
  { name: '504 with HTML', fault: FAULTS.html(504), code: 'refused' },
  { name: 'HTML for JSON', fault: FAULTS.html(), code: 'bad-answer' },
  { name: 'JSON that does not parse', fault: FAULTS.malformed, code: 'bad-answer' },
  { name: 'JSON cut off', fault: FAULTS.truncated, code: 'bad-answer' },
  { name: 'an empty body', fault: FAULTS.empty, code: 'bad-answer' },
  { name: 'JSON under the name of text', fault: FAULTS.contentType('text/plain'), code: 'bad-answer' },
  { name: 'no content type', fault: FAULTS.contentType(''), code: 'bad-answer' },
  { name: 'no result', fault: FAULTS.result(undefined), code: 'bad-answer' },
  { name: 'a result of null', fault: FAULTS.result(null), code: 'bad-answer' },
  { name: 'a string for a result', fault: FAULTS.result('13'), code: 'bad-answer' },
  { name: 'an object for a result', fault: FAULTS.result({ documents: [] }), code: 'bad-answer' },
  { name: 'five megabytes of something else', fault: FAULTS.result('x'.repeat(5_000_000)), code: 'bad-answer' },
  { name: 'revisions that are no list', fault: FAULTS.result({ revisions: 13 }), code: 'bad-answer' },
  { name: 'revisions, then a page of HTML', fault: late(FAULTS.html()), code: 'bad-answer' },
  { name: 'revisions, then silence', fault: late(FAULTS.slow(5000)), code: 'timed-out' },
  { name: 'revisions, then 429', fault: late(FAULTS.status(429)), code: 'rate-limited' },
];

describe.each(SIZES)('in a $size dataset', ({ wholeUpTo }) => {
  test.each(SOURCE_FAULTS)('$name: $code, and all is well when it is over', async ({ fault, line: cut, code }) => {
    const { record, standIn, line } = await sampleRecord({ wholeUpTo }, code === 'timed-out' ? IMPATIENCE : HASTE);
    standIn.fault = fault ?? null;
    line.broken = cut ?? null;
    const faulty = await record.read(['MC-99000001', '99V-901']);
    expect([...faulty.lookups.values()]).toEqual([
      { state: 'failed', code },
      { state: 'failed', code },
    ]);
    expect(faulty.documents ?? []).toEqual([]);
    standIn.fault = null;
    line.broken = null;
    const mended = await record.read(['MC-99000001']);
    expect(mended.lookups.get('MC-99000001')).toMatchObject({ state: 'held', documents: [{ id: 'MC-99000001' }] });
  });
});

/** What goes wrong with one document; the others are read all the same. */
const DOCUMENT_FAULTS: { name: string; fault: Fault }[] = [
  { name: 'no title', fault: document(V1, without('title')) },
  { name: 'no status', fault: document(V1, without('status')) },
  { name: 'no kind of source', fault: document(V1, without('sourceType')) },
  { name: 'a status that nobody knows', fault: document(V1, (row) => ({ ...row, status: 'archived' })) },
  { name: 'a number for a title', fault: document(V1, (row) => ({ ...row, title: 7 })) },
  { name: 'a string for a body', fault: document(V1, (row) => ({ ...row, body: 'Some drivers report' })) },
  { name: 'an object for a body', fault: document(V1, (row) => ({ ...row, body: { text: 'Some drivers report' } })) },
  { name: 'a null block', fault: body((blocks) => [null, ...blocks]) },
  { name: 'a block of text only', fault: document(V1, (row) => ({ ...row, body: ['Some drivers report'] })) },
  { name: 'a number for words', fault: document(V1, (row) => ({ ...row, body: [block(4.2)] })) },
  { name: 'spans that are no list', fault: document(V1, (row) => ({ ...row, body: [{ _type: 'block', children: 'words' }] })) },
  { name: 'years as words', fault: document(V1, (row) => ({ ...row, modelYears: ['2019'] })) },
  { name: 'a date that is none', fault: document(V1, (row) => ({ ...row, publishDate: 'last spring' })) },
  { name: 'two states of it in one answer', fault: rows((all) => [...all, { ...all.find((row) => row['_id'] === V1), _rev: 'another' }]) },
];

describe.each(SIZES)('in a $size dataset', ({ wholeUpTo }) => {
  test.each(DOCUMENT_FAULTS)('a document with $name costs that document only', async ({ fault }) => {
    const { record, standIn } = await sampleRecord({ wholeUpTo });
    standIn.fault = fault;
    const { lookups } = await record.read(['MC-99000001', 'MC-99000002', '99-901']);
    expect(lookups.get('MC-99000001')).toEqual({ state: 'failed', code: 'bad-answer' });
    expect(lookups.get('MC-99000002')).toMatchObject({ state: 'held' });
    // What version 2 lacks may stand in version 1, which could not be read.
    expect(lookups.get('99-901')).toEqual({ state: 'failed', code: 'bad-answer' });
  });
});

/** What may be missing without harm. */
const HARMLESS: { name: string; fault: Fault }[] = [
  { name: 'no revision', fault: document(V1, without('_rev')) },
  { name: 'the same document twice', fault: rows((all) => [...all, ...all]) },
  { name: 'a block without words', fault: body((blocks) => [...blocks, block(null)]) },
  { name: 'a picture between paragraphs', fault: body((blocks) => [{ _type: 'image', asset: { _ref: 'x' } }, ...blocks]) },
  {
    name: 'null for what is not there',
    fault: document(V1, (row) => ({ ...row, excludedTrims: null, vinRangeStart: null, sourceUrl: null })),
  },
  { name: 'a malformed claim', fault: rows((all) => all.map((row) => (row['_type'] === 'claim' ? { ...row, source: null } : row))) },
  { name: 'rows that are no documents', fault: rows((all) => [null, 7, 'x', [], {}, ...all] as Row[]) },
  { name: 'documents of unknown types', fault: rows((all) => [...all, { _id: 'x', _type: 'system.group', _rev: '1' }]) },
  {
    name: 'a draft that slipped through',
    fault: rows((all) => [...all, { ...all.find((row) => row['_id'] === V1), _id: `drafts.${V1}`, _rev: 'other', title: 'Draft' }]),
  },
];

describe.each(SIZES)('in a $size dataset', ({ wholeUpTo }) => {
  test.each(HARMLESS)('$name harms nothing', async ({ fault }) => {
    const { record, standIn } = await sampleRecord({ wholeUpTo });
    const before = await record.read(['MC-99000001']);
    const again = await sampleRecord({ wholeUpTo });
    again.standIn.fault = fault;
    const after = await again.record.read(['MC-99000001']);
    const words = (reading: typeof before): unknown => {
      const lookup = reading.lookups.get('MC-99000001');
      return lookup?.state === 'held' ? lookup.documents.map(({ id, texts }) => ({ id, body: texts[0]!.text.trim() })) : lookup;
    };
    expect(words(after)).toEqual(words(before));
    expect(standIn.requests.length).toBeGreaterThan(0);
  });
});

test('a recall without a consequence keeps the rest of its words', async () => {
  const { record } = await sampleRecord();
  const { lookups } = await record.read(['99V-902']);
  expect(lookups.get('99V-902')).toMatchObject({
    state: 'held',
    documents: [{ texts: [{ text: expect.stringMatching(/RESTRAINED\.\n\n\n\nDEALERS/) }, {}] }],
  });
});

test('what passes is tried again before anyone is told', async () => {
  const { record, standIn } = await sampleRecord();
  let failures = 2;
  standIn.fault = async (answer, request) => ((failures -= 1) >= 0 ? FAULTS.status(503)(answer, request) : answer());
  const { lookups } = await record.read(['MC-99000001']);
  expect(lookups.get('MC-99000001')).toMatchObject({ state: 'held' });
  expect(standIn.requests).toHaveLength(4);
});

test('what is refused for good is asked once', async () => {
  const { record, standIn } = await sampleRecord();
  standIn.fault = FAULTS.status(403);
  await record.read(['MC-99000001']);
  expect(standIn.requests).toHaveLength(1);
});

test('a source that asks to be left alone is left alone', async () => {
  const { record, standIn } = await sampleRecord();
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  standIn.fault = FAULTS.status(429, { 'retry-after': '30' });
  await record.read(['MC-99000001']);
  standIn.fault = null;
  const tooSoon = await record.read(['MC-99000001']);
  expect(tooSoon.lookups.get('MC-99000001')).toEqual({ state: 'failed', code: 'rate-limited' });
  expect(standIn.requests).toHaveLength(1);
  vi.advanceTimersByTime(30_001);
  const later = await record.read(['MC-99000001']);
  expect(later.lookups.get('MC-99000001')).toMatchObject({ state: 'held' });
});

/** What only a real connection can do. */
const LINES: { name: string; respond: (response: ServerResponse) => void; code: string }[] = [
  { name: 'reset before the answer', respond: (response) => response.socket!.destroy(), code: 'offline' },
  {
    name: 'reset in mid-body',
    respond: (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"result": [', () => response.socket!.destroy());
    },
    code: 'offline',
  },
  { name: 'silence before the answer', respond: () => {}, code: 'timed-out' },
  {
    name: 'silence in mid-body',
    respond: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"result": [');
    },
    code: 'timed-out',
  },
  {
    name: 'a redirect to a sign-in page',
    respond: (response) => {
      response.writeHead(302, { location: '/sign-in' }).end();
    },
    code: 'offline',
  },
];

test.each(LINES)('on a real connection, $name: $code', async ({ respond, code }) => {
  const server = createServer((_, response) => respond(response));
  const port = await listen(server);
  expect(await codeAt(`http://127.0.0.1:${port}/`)).toBe(code);
  server.closeAllConnections();
  server.close();
});

test('on a real connection, nobody there: offline', async () => {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  expect(await codeAt(`http://127.0.0.1:${port}/`)).toBe('offline');
});

test('a name that leads nowhere: offline', async () => {
  expect(await codeAt('http://no-such-host.invalid/')).toBe('offline');
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function codeAt(address: string): Promise<string> {
  const dataset = openDataset({
    projectId: 'test0000',
    dataset: 'production',
    fetch: (_, init) => fetch(address, init),
    patience: IMPATIENCE,
  });
  const { lookups } = await openRecord({ dataset, stores: memoryStores() }).read(['MC-99000001']);
  const lookup = lookups.get('MC-99000001')!;
  return lookup.state === 'failed' ? lookup.code : lookup.state;
}
