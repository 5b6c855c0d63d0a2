import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import type { SourceRequest } from '../harness/network.ts';
import { servePages, type PageServer } from '../harness/serve-pages.ts';

let browser: Chromium;
let pages: PageServer;
const asked: SourceRequest[] = [];

beforeAll(async () => {
  pages = await servePages(
    () => '<!doctype html><title>Page</title><img src="https://foreign.example/a.png"><img src="http://plain.example/b.png">',
  );
  browser = await launchChromium({
    answers: {
      'api.sanity.io': async (request) => {
        asked.push(request);
        return { status: 200, headers: { 'access-control-allow-origin': '*' }, body: 'from the stand-in' };
      },
    },
  });
});
afterAll(async () => {
  await browser.close();
  await pages.close();
});

test('the service worker is answered by the stand-in', async () => {
  const answer = await browser.context
    .serviceWorkers()[0]!
    .evaluate(() => fetch('https://project.api.sanity.io/v1/query').then((found) => found.text()));
  expect(answer).toBe('from the stand-in');
  expect(asked).toMatchObject([{ method: 'GET', url: 'https://project.api.sanity.io/v1/query' }]);
});

test('whatever else a page asks of other machines is refused and noted', async () => {
  browser.sent.length = 0;
  const tab = await browser.newTab();
  await tab.goto(pages.origin);
  expect(await tab.evaluate(() => [...document.images].map((image) => image.complete && image.naturalWidth))).toEqual([0, 0]);
  expect(browser.sent).toEqual(
    expect.arrayContaining([
      { url: 'https://foreign.example:443/', fate: 'refused' },
      { url: 'http://plain.example/b.png', fate: 'refused' },
    ]),
  );
  expect(browser.sent).toHaveLength(2);
});
