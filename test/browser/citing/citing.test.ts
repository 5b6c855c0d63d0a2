import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import type { CitingPage } from '../../pages/citing/citing-page.ts';
import { faultsOf } from '../../pages/citing/compare.ts';
import { CITING_PAGES } from '../../pages/citing/index.ts';
import { REPORTED } from '../../pages/citing/reported/index.ts';

declare const Citing: typeof import('./citing-driver.ts');

let browser: Browser;
let tab: Page;
let address = '';

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  tab = await browser.newPage();
  await tab.addInitScript(`${await bundle('test/browser/citing/citing-driver.ts', 'Citing')}; globalThis.Citing = Citing;`);
  await tab.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>Test</title><body>' }),
  );
});
afterAll(() => browser?.close());

/** A new document only where the page's own address matters: it is most of the cost. */
async function faultsInBrowser(page: CitingPage): Promise<string[]> {
  const wanted = page.address ?? 'https://pages.example/thread';
  if (wanted !== address) await tab.goto((address = wanted));
  const found = await tab.evaluate((html) => {
    document.body.innerHTML = html;
    return Citing.citeDocument();
  }, page.html);
  return faultsOf(page, found);
}

describe.each(Object.entries(CITING_PAGES))('%s, read from a real page', (_, pages) => {
  test.each(pages.map((page) => [page.catches, page] as const))('%s', async (__, page) => {
    expect(await faultsInBrowser(page)).toEqual([]);
  });
});

/** There are none until a reader meets a fault. */
describe.runIf(Object.keys(REPORTED).length > 0)('reported pages, read from a real page', () => {
  test.each(Object.entries(REPORTED))('%s', async (_, page) => {
    expect(await faultsInBrowser(page)).toEqual([]);
  });
});
