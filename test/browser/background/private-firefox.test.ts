import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { launchFirefoxViews, type FirefoxViews } from '../../harness/marionette.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';

const QUOTED = 'no vehicle, pedestrian or object is in its path';

let pages: PageServer;
let firefox: FirefoxViews;

beforeAll(async () => {
  pages = await servePages(() => `<!doctype html><meta charset="utf-8"><title>Page</title><p>MC-99000001 says “${QUOTED}”.</p>`);
  firefox = await launchFirefoxViews({ answers: asSanity((await openSampleRecords()).handle) });
});
afterAll(async () => {
  await firefox?.close();
  await pages?.close();
});

const marks = () => firefox.run<ReturnType<typeof readMarks>>(`return (${String(readMarks)})()`);

/** The quotations that the extension has noted as verified, which outlive the browser. */
async function remembered(desk: string): Promise<string[]> {
  await firefox.switchTo(desk);
  return firefox.run(`return new Promise((resolve, reject) => {
    const opening = indexedDB.open('quotemark-verified');
    opening.onerror = () => reject(opening.error);
    // There is none yet, and looking must not make one.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onsuccess = () => {
      const reading = opening.result.transaction('values').objectStore('values').getAll();
      reading.onsuccess = () => { opening.result.close(); resolve(reading.result.map(({ text }) => text)); };
    };
  }).catch(() => [])`);
}

// Chromium asks its reader in chrome://extensions alone whether an extension may run in incognito windows; the rule is the same code there.
test('what is verified in a private window is marked and not remembered, in the same browser that remembers it from another window', async () => {
  const desk = await firefox.openExtensionPage('manifest.json');
  const secret = await firefox.openPrivately(pages.origin);
  await firefox.switchTo(secret);
  await expect.poll(marks).toMatchObject({ green: [QUOTED] });
  // The verdict is told after its note was made, if one is made.
  expect(await remembered(desk)).toEqual([]);
  const open = await firefox.open(pages.origin);
  await firefox.switchTo(open);
  await expect.poll(marks).toMatchObject({ green: [QUOTED] });
  expect(await remembered(desk)).toEqual([QUOTED]);
});
