import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Question } from '../../lib/messages.ts';
import { WHOLE_UP_TO } from '../../lib/record/record.ts';
import { openBackgroundDesk, type BackgroundDesk } from '../harness/background-desk.ts';
import { asSanity, openSampleRecords } from '../harness/demo.ts';
import { largeDataset } from '../harness/large-dataset.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import { FAULTS, type RecordStandIn } from '../harness/record-stand-in.ts';
import { watchWorker } from '../harness/watch-worker.ts';
import { ENGLISH } from '../../components/words/english.ts';

const QUESTION: Question = {
  citations: ['MC-99000005'],
  quotations: [
    { text: 'The lamp goes out by itself.', ids: ['MC-99000005'], sentence: 'The bulletin says “The lamp goes out by itself.”' },
  ],
};

let records: RecordStandIn;
let browser: Chromium;
let desk: BackgroundDesk;
let uncaught: string[];

beforeAll(async () => {
  browser = await launchChromium({ answers: asSanity((request) => records.handle(request)) });
  desk = await openBackgroundDesk(browser);
  uncaught = await watchWorker(browser);
});
afterAll(() => browser?.close());
afterEach(() => expect(uncaught.splice(0)).toEqual([]));

/** Every test begins with a background that has never read anything. */
beforeEach(async () => {
  records = await openSampleRecords();
  await desk.forget();
});

async function codes(question: Question = QUESTION): Promise<(string | undefined)[]> {
  const answer = await desk.ask(question);
  return [...answer!.citations, ...answer!.quotations].map((verdict) => verdict?.code);
}

/** What the dataset was asked since the last time, by the names of the questions. */
function asked(): string[] {
  return records.requests.splice(0).map(({ url }) => questionIn(url));
}

function questionIn(url: string): string {
  const query = new URL(url).searchParams.get('query')!;
  return ['revisions', 'rowIds', 'decisions'].find((word) => query.includes(word)) ?? 'everything';
}

function rewrite(rowId: string, from: string, to: string): void {
  records.documents = records.documents.map((row) =>
    row['_id'] === rowId ? (JSON.parse(JSON.stringify(row).replaceAll(from, to)) as typeof row) : row,
  );
  for (const row of records.documents) if (row['_id'] === rowId) row['_rev'] = `${String(row['_rev'])}+`;
}

test('a background that died begins with what it had kept, and knows what documents said before', async () => {
  expect(await codes()).toEqual(['on-record', 'verbatim']);
  expect(asked()).toEqual(['revisions', 'everything']);
  await browser.killWorker();
  expect(await codes()).toEqual(['on-record', 'verbatim']);
  expect(asked()).toEqual(['revisions']);
  rewrite('nhtsa-mc-99000005', 'The lamp goes out by itself', 'A dealer must reset the lamp');
  await browser.killWorker();
  expect(await codes()).toEqual(['on-record', 'earlier-revision']);
  expect(asked()).toEqual(['revisions', 'rowIds']);
  await browser.killWorker();
  expect(await codes()).toEqual(['on-record', 'earlier-revision']);
});

test.each([
  { name: 'deleted in mid-use', spoil: deleteDatabases },
  { name: 'held up by another connection', spoil: holdUpDatabases },
  { name: 'full', spoil: fillDatabases },
])('databases that are $name cost time, not truth', async ({ spoil }) => {
  expect(await codes()).toEqual(['on-record', 'verbatim']);
  const mend = await spoil();
  rewrite('nhtsa-mc-99000005', 'The lamp goes out by itself', 'A dealer must reset the lamp');
  await browser.killWorker();
  const [citation, quotation] = await codes();
  expect(citation).toBe('on-record');
  expect(['earlier-revision', 'nowhere', 'not-in-abstract', 'word-changed']).toContain(quotation);
  await mend();
});

test('what nobody catches in the background would be noticed, in each of its lives', async () => {
  for (const life of ['first', 'second']) {
    await desk.throwInWorker(`in its ${life} life`);
    await expect.poll(() => uncaught).toEqual([expect.stringContaining(`in its ${life} life`)]);
    uncaught.length = 0;
    await browser.killWorker();
    await codes();
  }
});

type Mend = () => unknown;

async function deleteDatabases(): Promise<Mend> {
  await desk.page.evaluate(async () => {
    const databases = await indexedDB.databases();
    // The background holds them open, so each deletion waits until it dies.
    for (const { name } of databases) indexedDB.deleteDatabase(name!);
  });
  return () => undefined;
}

/** A deletion that cannot go on stands before every later opening. */
async function holdUpDatabases(): Promise<Mend> {
  const other = await browser.openExtensionPage('manifest.json');
  await other.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(name!);
        opening.addEventListener('success', () => {
          indexedDB.deleteDatabase(name!);
          resolve();
        });
      });
    }
  });
  return () => other.close();
}

async function fillDatabases(): Promise<Mend> {
  const session = await browser.context.newCDPSession(desk.page);
  const origin = `chrome-extension://${browser.extensionId}`;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  return () => session.send('Storage.overrideQuotaForOrigin', { origin });
}

test('whatever is not a question is not answered, and nothing is asked for it', async () => {
  const wrong: unknown[] = [
    null,
    'MC-99000005',
    { ...QUESTION, citations: 'MC-99000005' },
    { ...QUESTION, quotations: [{ ...QUESTION.quotations[0], text: 7 }] },
    { ...QUESTION, citations: Array.from({ length: 30_000 }, () => 'MC-99000005') },
  ];
  for (const question of wrong) expect(await desk.ask(question)).toBeNull();
  expect(records.requests).toEqual([]);
});

test('what is not an id is held by nobody, and goes nowhere', async () => {
  const strange = ['https://example.org/1', '//example.org/1', 'MC-1"] | *', '../../1', `MC-${'9'.repeat(100)}`, 'no figures'];
  expect(await codes({ citations: strange, quotations: [] })).toEqual(strange.map(() => 'not-held'));
  expect(records.requests).toEqual([]);
});

test('fifty pages at once ask no more than one', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => codes()));
  expect(new Set(answers.map(String))).toEqual(new Set(['on-record,verbatim']));
  expect(asked()).toEqual(['revisions', 'everything']);
});

test.each([
  { step: 'while the revisions are asked for', word: 'revisions', others: 0 },
  { step: 'while the documents are asked for', word: 'everything', others: 0 },
  { step: 'while the size of a large dataset is asked for', word: 'revisions', others: WHOLE_UP_TO },
  { step: 'while documents are asked for by id', word: 'decisions', others: WHOLE_UP_TO },
])('a background that dies $step is none the worse when it is asked again', async ({ word, others }) => {
  records.documents = [...records.documents, ...largeDataset(others)];
  const reached = new Promise<void>((resolve) => {
    records.fault = (answer, request) => {
      if (questionIn(request.url) !== word) return answer();
      resolve();
      return new Promise(() => undefined);
    };
  });
  const lost = desk.ask(QUESTION).catch(() => 'lost');
  await reached;
  await browser.killWorker();
  expect(await lost).not.toMatchObject({ quotations: [{}] });
  records.fault = null;
  expect(await codes()).toEqual(['on-record', 'verbatim']);
});

test('a background that dies while it writes many documents down is none the worse', async () => {
  records.documents = [...records.documents, ...largeDataset(1500)];
  for (let life = 0; life < 2; life++) {
    expect(await codes()).toEqual(['on-record', 'verbatim']);
    await browser.killWorker();
  }
});

test('a dataset that answers nonsense once is asked again by the same background', async () => {
  records.fault = FAULTS.html();
  expect(await codes()).toEqual(['bad-answer', 'bad-answer']);
  records.fault = null;
  expect(await codes()).toEqual(['on-record', 'verbatim']);
});

test('a dataset of 20,000 documents is read by id, in two requests and little memory', async () => {
  records.documents = [...records.documents, ...largeDataset(20_000)];
  expect(await codes()).toEqual(['on-record', 'verbatim']);
  expect(asked()).toEqual(['revisions', 'decisions']);
  expect(await desk.heap()).toBeLessThan(150e6);
  await browser.killWorker();
  records.fault = FAULTS.status(403);
  expect(ENGLISH.reason((await desk.ask(QUESTION))!.quotations[0]!)).toBe(
    `MC-99000005 could not be read: its source refused. A copy of it that was read on ${new Date().toISOString().slice(0, 10)} has these words.`,
  );
});

test('a first verdict takes no longer with 20,000 documents than with a few', async () => {
  const [few, many] = [records.documents, [...records.documents, ...largeDataset(20_000)]];
  const times = new Map([
    [few, [] as number[]],
    [many, []],
  ]);
  for (let round = 0; round < 5; round++) {
    for (const [documents, all] of times) {
      records.documents = documents;
      await desk.forget();
      const began = performance.now();
      expect(await codes()).toEqual(['on-record', 'verbatim']);
      all.push(performance.now() - began);
    }
  }
  // The best of each: what else the machine does only ever adds.
  expect(Math.min(...times.get(many)!) / Math.min(...times.get(few)!)).toBeLessThan(1.5);
});

test('a dataset that is just small enough is read whole, in little memory', async () => {
  records.documents = [...records.documents, ...largeDataset(WHOLE_UP_TO - records.documents.length)];
  expect(await codes()).toEqual(['on-record', 'verbatim']);
  expect(asked()).toEqual(['revisions', 'everything']);
  expect(await desk.heap()).toBeLessThan(150e6);
});
