import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, type Page, chromium } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { SITE_PAGES } from '../../pages/page/site-pages.ts';

declare const Changing: typeof import('./changing-page.ts');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.addInitScript(`${await bundle('test/browser/page/changing-page.ts', 'Changing')}; globalThis.Changing = Changing;`);
});
afterAll(() => browser?.close());

test('each element of a page has the roles of all selectors that it matches', async () => {
  for (const { html } of SITE_PAGES) {
    await page.goto('about:blank');
    await page.setContent(html);
    expect(await page.evaluate(() => Changing.otherRole())).toBeNull();
  }
});

test('a page that is read from what has changed reads as if all of it were read', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    await page.goto('about:blank');
    expect(await page.evaluate((number) => Changing.readWhileItChanges(number, 25), seed)).toBeNull();
  }
});
