import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Question } from '../../lib/messages.ts';
import { WHOLE_UP_TO } from '../../lib/record/record.ts';
import { asSanity, openSampleRecords } from '../harness/demo.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import { FAULTS, type RecordStandIn } from '../harness/record-stand-in.ts';

/** The interface of extensions, in functions that run in a page of ours. */
declare const chrome: typeof import('wxt/browser').browser;

const QUESTION: Question = {
  citations: ['MC-99000005'],
  quotations: [{ text: 'The lamp goes out by itself.', ids: ['MC-99000005'], sentence: 'The bulletin says “The lamp goes out by itself.”' }],
};

let records: RecordStandIn;
let browser: Chromium;
let desk: Page;

beforeAll(async () => {
  browser = await launchChromium({ answers: asSanity((request) => records.handle(request)) });
  // Speaks to the background as a page's script does, and shares its databases.
  desk = await browser.openExtensionPage('manifest.json');
});
afterAll(() => browser?.close());

/** Every test begins with a background that has never read anything. */
beforeEach(async () => {
  records = await openSampleRecords();
  await ask({ citations: [], quotations: [] });
  await browser.killWorker();
  await desk.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      await new Promise((resolve) => indexedDB.deleteDatabase(name!).addEventListener('success', resolve));
    }
  });
});

/** Asks the background in the form of @webext-core/messaging 4 (its dist/index.mjs). */
async function ask(question: unknown): Promise<Answer | null> {
  const answer = await desk.evaluate(async (data) => {
    const message = { id: Math.floor(Math.random() * 1e9), type: 'check', data, timestamp: Date.now() };
    return (await chrome.runtime.sendMessage(message)) as { res?: Answer };
  }, question);
  return answer.res ?? null;
}

async function codes(question: Question = QUESTION): Promise<(string | undefined)[]> {
  const answer = await ask(question);
  return [...answer!.citations, ...answer!.quotations].map((verdict) => verdict?.code);
}

/** What the dataset was asked since the last time, by the names of the questions. */
function asked(): string[] {
  return records.requests.splice(0).map(({ url }) => {
    const query = new URL(url).searchParams.get('query')!;
    return ['revisions', 'rowIds', 'decisions'].find((word) => query.includes(word)) ?? 'everything';
  });
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

type Mend = () => unknown;

async function deleteDatabases(): Promise<Mend> {
  await desk.evaluate(async () => {
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
  const session = await browser.context.newCDPSession(desk);
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
  for (const question of wrong) expect(await ask(question)).toBeNull();
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
  { step: 'while the revisions are asked for', word: 'revisions' },
  { step: 'while the documents are asked for', word: 'everything' },
])('a background that dies $step is none the worse when it is asked again', async ({ word }) => {
  const reached = new Promise<void>((resolve) => {
    records.fault = (answer, request) => {
      const query = new URL(request.url).searchParams.get('query')!;
      if (query.includes('revisions') !== (word === 'revisions')) return answer();
      resolve();
      return new Promise(() => undefined);
    };
  });
  const lost = ask(QUESTION).catch(() => 'lost');
  await reached;
  await browser.killWorker();
  expect(await lost).not.toMatchObject({ quotations: [{}] });
  records.fault = null;
  expect(await codes()).toEqual(['on-record', 'verbatim']);
});

test('a dataset that answers nonsense once is asked again by the same background', async () => {
  records.fault = FAULTS.html();
  expect(await codes()).toEqual(['bad-answer', 'bad-answer']);
  records.fault = null;
  expect(await codes()).toEqual(['on-record', 'verbatim']);
});

test('a dataset too large to be read whole is read by id, in two requests and little memory', async () => {
  // No more than it takes: the stand-in goes through all of them for each question, and the background waits only so long.
  const sample = records.documents.find((row) => row['_id'] === 'nhtsa-mc-99000001')!;
  const others = Array.from({ length: WHOLE_UP_TO }, (_, at) => ({ ...sample, _id: `nhtsa-mc-9${at}`, tsbNumber: `MC-${97_000_000 + at}`, nhtsaIds: [`${97_000_000 + at}`], manufacturerNumber: `97-${at}` }));
  records.documents = [...records.documents, ...others];
  expect(await codes()).toEqual(['on-record', 'verbatim']);
  expect(asked()).toEqual(['revisions', 'decisions']);
  expect(await backgroundHeap()).toBeLessThan(150e6);
});

/** Bytes that the background's own values take, after what nobody holds has been let go. */
async function backgroundHeap(): Promise<number> {
  const session = await browser.context.browser()!.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const { targetId } = targetInfos.find(({ type, url }) => type === 'service_worker' && url.includes(browser.extensionId))!;
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const answer = new Promise<{ usedSize: number }>((resolve) => {
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message) as { id: number; result: { usedSize: number } };
      if (id === 2) resolve(result);
    });
  });
  const send = (id: number, method: string): Promise<unknown> => session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
  await send(1, 'HeapProfiler.collectGarbage');
  await send(2, 'Runtime.getHeapUsage');
  return (await answer).usedSize;
}
