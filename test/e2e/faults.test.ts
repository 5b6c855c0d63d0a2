import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Code } from '../../lib/checking/verdict.ts';
import { asSanity, openSampleRecords } from '../harness/demo.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import type { Source } from '../harness/network.ts';
import { FAULTS, type Fault } from '../harness/record-stand-in.ts';
import { servePages, type PageServer } from '../harness/serve-pages.ts';
import { watchWorker } from '../harness/watch-worker.ts';
import { ENGLISH } from '../../components/words/english.ts';

const PAGE = `<!doctype html><title>An answer</title>
<p>NHTSA opened EA99-901 after it “had received 278 complaints of inadvertent activation”.</p>
<p>The owner writes “I was driving home at about 65 mph on a clear evening” (ODI-99000001).</p>`;

let pages: PageServer;
let browser: Chromium | undefined;

beforeAll(async () => {
  pages = await servePages(() => PAGE);
});
afterAll(() => pages.close());
afterEach(async () => {
  await browser?.close();
  browser = undefined;
});

const OFFLINE = 'offline' as const;

test.each<{ name: string; fault: Fault | typeof OFFLINE; code: Code }>([
  { name: 'cannot be reached', fault: OFFLINE, code: 'offline' },
  { name: 'takes 10 s', fault: FAULTS.slow(10_000), code: 'timed-out' },
  { name: 'answers 429', fault: FAULTS.status(429), code: 'rate-limited' },
  { name: 'answers 500', fault: FAULTS.status(500), code: 'refused' },
  { name: 'answers something that is not JSON', fault: FAULTS.malformed, code: 'bad-answer' },
  { name: 'answers a page of HTML', fault: FAULTS.html(), code: 'bad-answer' },
  { name: 'answers JSON of another shape', fault: FAULTS.result({ documents: 'none' }), code: 'bad-answer' },
])(
  'a dataset that $name makes everything grey, and all is checked again by itself when it is well',
  async ({ fault, code }) => {
    const records = await openSampleRecords();
    let reachable = fault !== OFFLINE;
    records.fault = fault === OFFLINE ? null : fault;
    const source: Source = async (request) => {
      if (!reachable) throw new Error('unreachable');
      return records.handle(request);
    };
    browser = await launchChromium({ answers: asSanity(source) });
    const thrown = await watchWorker(browser);
    const tab = await browser.newTab();
    tab.on('pageerror', (error) => thrown.push(String(error)));
    tab.on('console', (message) => message.type() === 'error' && thrown.push(message.text()));
    await tab.goto(pages.origin);

    const { findings } = await browser.reportOf(tab);
    expect(findings.map(({ verdict }) => verdict.code)).toEqual([code, code, code, code]);
    expect(findings.map(({ verdict }) => verdict.tone)).toEqual(['grey', 'grey', 'grey', 'grey']);
    for (const { verdict } of findings) expect(ENGLISH.uncertainty(verdict)).not.toBe('');

    records.fault = null;
    reachable = true;
    const codes = async () => (await browser!.reportOf(tab)).findings.map(({ verdict }) => verdict.code);
    await expect.poll(codes, { timeout: 40_000, interval: 250 }).toEqual(['on-record', 'verbatim', 'number-changed', 'on-record']);
    expect(thrown).toEqual([]);
  },
  90_000,
);

test('documents of the wrong shape make their quotations grey, and no others, until they are mended', async () => {
  const records = await openSampleRecords();
  const investigation = records.documents.find(({ _id }) => _id === 'nhtsa-inv-EA99901')!;
  const { body } = investigation;
  Object.assign(investigation, { body: 42, _rev: 'broken' });
  browser = await launchChromium({ answers: asSanity(records.handle) });
  const tab = await browser.newTab();
  await tab.goto(pages.origin);
  const codes = async () => (await browser!.reportOf(tab)).findings.map(({ verdict }) => verdict.code);
  expect(await codes()).toEqual(['bad-answer', 'bad-answer', 'number-changed', 'on-record']);

  Object.assign(investigation, { body, _rev: 'mended' });
  // What was read a moment ago counts as fresh; a new worker knows nothing of it.
  await browser.killWorker();
  await expect.poll(codes, { timeout: 40_000, interval: 250 }).toEqual(['on-record', 'verbatim', 'number-changed', 'on-record']);
});

test('a service worker that dies between question and answer is asked once more', async () => {
  const { running, tab, records } = await openUnanswered();
  records.fault = null;
  await running.killWorker();
  const { findings } = await running.reportOf(tab);
  expect(findings.map(({ verdict }) => verdict.code)).toEqual(['on-record', 'verbatim', 'number-changed', 'on-record']);
});

test('a service worker that dies twice leaves everything grey', async () => {
  const { running, tab, records, asked } = await openUnanswered();
  await running.killWorker();
  await asked();
  await running.killWorker();
  const { findings } = await running.reportOf(tab);
  expect(findings.map(({ verdict }) => verdict.code)).toEqual(['not-confirmed', 'not-confirmed', 'not-confirmed', 'not-confirmed']);
  expect(records.requests).toHaveLength(2);
});

/** A page whose first question has arrived and gets no answer. */
async function openUnanswered() {
  const records = await openSampleRecords();
  const running = await launchChromium({ answers: asSanity(records.handle) });
  browser = running;
  const asked = holdAnswers(records);
  const tab = await running.newTab();
  await tab.goto(pages.origin);
  await asked();
  return { running, tab, records, asked };
}

/** Never answers; the promise that comes back tells when the next question has arrived. */
function holdAnswers(records: { fault: Fault | null }): () => Promise<void> {
  const arrivals: (() => void)[] = [];
  const early: true[] = [];
  records.fault = () => {
    const waiting = arrivals.shift();
    if (waiting) waiting();
    else early.push(true);
    return new Promise(() => undefined);
  };
  return async () => {
    if (!early.pop()) await new Promise<void>((resolve) => arrivals.push(resolve));
  };
}
