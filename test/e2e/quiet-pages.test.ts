import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSanity, openSampleRecords } from '../harness/demo.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import { readMarks } from '../harness/read-marks.ts';
import { servePages, type PageServer } from '../harness/serve-pages.ts';

/** Pages on which there is nothing to check. */
const QUIET: Record<string, string> = {
  'without any id': '<p>She said “the brakes came on by themselves on an empty road last Tuesday”, and drove on.</p>',
  'with numbers that are no ids':
    '<p>Call 1-800-555-0199 about part 06170-TLA-306 in your 2021 car: “it takes 25 minutes and costs $1,294.00”.</p>',
  'without text': '<canvas></canvas>',
};

let pages: PageServer;
let browser: Chromium;

beforeAll(async () => {
  pages = await servePages((path) => `<!doctype html><title>Quiet</title>${QUIET[path.slice(1)] ?? ''}`);
  browser = await launchChromium({ answers: asSanity((await openSampleRecords()).handle) });
});
afterAll(async () => {
  await browser?.close();
  await pages?.close();
});

test.each(Object.keys(QUIET))('a page %s gets no mark, and no request leaves the browser', async (name) => {
  browser.sent.length = 0;
  const tab = await browser.newTab();
  await tab.goto(`${pages.origin}/${name}`);
  expect((await browser.reportOf(tab)).findings).toEqual([]);
  expect(await tab.evaluate(readMarks)).toEqual({ green: [], amber: [], grey: [], neutral: [] });
  expect(browser.sent).toEqual([]);
});

test('a page with an id asks the dataset, and nobody else', async () => {
  browser.sent.length = 0;
  const tab = await browser.newTab();
  await tab.goto(`${pages.origin}/`);
  await tab.evaluate(() => document.body.append('See EA99-901: “the engineering analysis has been opened to assess the scope”.'));
  await expect.poll(async () => (await browser.reportOf(tab)).findings.length).toBe(2);
  expect(browser.sent.length).toBeGreaterThan(0);
  for (const { url, fate } of browser.sent) {
    expect(new URL(url).hostname).toBe('e72p6sym.api.sanity.io');
    expect(fate).toBe('answered');
    // A small dataset is read whole: not even the id leaves the browser.
    expect(decodeURIComponent(url)).not.toMatch(/EA99|engineering analysis/);
  }
});
