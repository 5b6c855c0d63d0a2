import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { launchChromium } from '../../harness/launch-chromium.ts';
import { launchFirefox } from '../../harness/launch-firefox.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';

/** The interface of extensions, in functions that run in a page of ours. */
declare const chrome: typeof import('wxt/browser').browser;

const QUOTED = 'no vehicle, pedestrian or object is in its path';
const shown = () => (globalThis as unknown as { shown: boolean[] }).shown;
const page = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body>${body}<script>
  addEventListener('pageshow', ({ persisted }) => { globalThis.shown = [...(globalThis.shown ?? []), persisted]; });
</script>`;

let pages: PageServer;
beforeAll(async () => {
  pages = await servePages((path) => page(path === '/other' ? '<p>Nothing is named here.</p>' : `<p>MC-99000001 says “${QUOTED}”.</p>`));
});
afterAll(() => pages?.close());

test('Chromium: a page out of the back/forward cache has its marks, and notices what comes next', async () => {
  const chromium = await launchChromium({ answers: asSanity((await openSampleRecords()).handle) });
  try {
    const tab = await chromium.newTab();
    await tab.goto(`${pages.origin}/said`);
    await chromium.reportOf(tab);
    await tab.goto(`${pages.origin}/other`);
    // Playwright waits for a load that does not come.
    const desk = await chromium.openExtensionPage('manifest.json');
    await desk.evaluate((id) => chrome.tabs.goBack(id), chromium.tabId(tab));
    await expect.poll(() => tab.evaluate(shown)).toEqual([false, true]);
    expect(await tab.evaluate(readMarks)).toMatchObject({ green: [QUOTED], neutral: ['MC-99000001'] });
    await tab.evaluate(() => document.body.append('And EA99-901.'));
    await expect.poll(() => tab.evaluate(readMarks).then(({ neutral }) => neutral)).toContain('EA99-901');
    expect((await chromium.reportOf(tab)).findings).toHaveLength(3);
  } finally {
    await chromium.close();
  }
});

test('Firefox: a page out of the back/forward cache has its marks, and notices what comes next', async () => {
  const firefox = await launchFirefox({ answers: asSanity((await openSampleRecords()).handle) });
  try {
    const tab = await firefox.browser.newPage();
    await tab.goto(`${pages.origin}/said`);
    await expect.poll(() => tab.evaluate(readMarks)).toMatchObject({ green: [QUOTED] });
    await tab.goto(`${pages.origin}/other`);
    await tab.evaluate(() => history.back());
    await expect.poll(() => tab.evaluate(shown).catch(() => [])).toEqual([false, true]);
    expect(await tab.evaluate(readMarks)).toMatchObject({ green: [QUOTED], neutral: ['MC-99000001'] });
    await tab.evaluate(() => document.body.append('And EA99-901.'));
    await expect.poll(() => tab.evaluate(readMarks).then(({ neutral }) => neutral)).toContain('EA99-901');
  } finally {
    await firefox.close();
  }
});
