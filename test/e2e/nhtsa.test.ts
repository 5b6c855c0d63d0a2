import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBackgroundDesk, type BackgroundDesk } from '../harness/background-desk.ts';
import { asSanity, openSampleRecords } from '../harness/demo.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import type { Source } from '../harness/network.ts';
import { openNhtsaStandIn, type NhtsaStandIn } from '../harness/nhtsa-stand-in.ts';
import { FAULTS } from '../harness/record-stand-in.ts';
import { NHTSA_HOSTS } from '../harness/sources.ts';
import { watchWorker } from '../harness/watch-worker.ts';
import { ENGLISH } from '../../components/words/english.ts';

const STALLED = 'The engine stalled on the bridge and would not start again.';
const QUESTION = {
  citations: ['ODI-99000051'],
  quotations: [{ text: STALLED, ids: ['ODI-99000051'], sentence: `The owner writes “${STALLED}”` }],
};

let folder: string;
let nhtsa: NhtsaStandIn;
let browser: Chromium;
let desk: BackgroundDesk;
let uncaught: string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quotemark-nhtsa-'));
  const records = await openSampleRecords();
  const asNhtsa: Source = (request) => nhtsa.handle(request);
  browser = await launchChromium({
    answers: { ...asSanity(records.handle), ...Object.fromEntries(NHTSA_HOSTS.map((host) => [host, asNhtsa])) },
  });
  desk = await openBackgroundDesk(browser);
  uncaught = await watchWorker(browser);
});
beforeEach(async () => {
  await say(STALLED);
  await desk.forget();
});
afterEach(() => expect(uncaught.splice(0)).toEqual([]));
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** What NHTSA has from now on. */
async function say(summary: string): Promise<void> {
  writeFileSync(
    join(folder, 'complaints.ndjson'),
    JSON.stringify({ odiNumber: 99000051, dateComplaintFiled: '10/07/2019', components: 'ENGINE', summary }),
  );
  nhtsa = await openNhtsaStandIn(folder);
}

async function ask() {
  const { citations, quotations } = (await desk.ask(QUESTION))!;
  return { codes: [citations[0]!.code, quotations[0]!.code], reason: ENGLISH.reason(quotations[0]!) };
}

test('what NHTSA said is remembered when it is away, by a background that has never asked', async () => {
  expect(await ask()).toMatchObject({ codes: ['on-record', 'verbatim'] });
  await browser.killWorker();
  nhtsa.fault = FAULTS.status(500);
  const today = new Date().toISOString().slice(0, 10);
  expect(await ask()).toEqual({
    codes: ['refused', 'refused'],
    reason: `ODI-99000051 could not be read: its source refused. A copy of it that was read on ${today} has these words.`,
  });
  nhtsa.fault = null;
  expect(await ask()).toMatchObject({ codes: ['on-record', 'verbatim'] });
});

test('what NHTSA said before is told from what it never said', async () => {
  expect(await ask()).toMatchObject({ codes: ['on-record', 'verbatim'] });
  await say('The owner has withdrawn the first account of the matter.');
  await browser.killWorker();
  expect(await ask()).toMatchObject({ codes: ['on-record', 'earlier-revision'] });
});
