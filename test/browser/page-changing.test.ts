import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, type Page, chromium } from 'playwright';
import { bundle } from '../harness/bundle.ts';
import { findChromium } from '../harness/find-browser.ts';

declare const Changing: typeof import('./changing-page.ts');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.addInitScript(`${await bundle('test/browser/changing-page.ts', 'Changing')}; globalThis.Changing = Changing;`);
});
afterAll(() => browser?.close());

test('a page that is read from what has changed reads as if all of it were read', async () => {
  for (let seed = 1; seed <= 60; seed++) {
    await page.goto('about:blank');
    expect(await page.evaluate((number) => Changing.readWhileItChanges(number, 25), seed)).toBeNull();
  }
});
