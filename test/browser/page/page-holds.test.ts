import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';

declare const Holds: typeof import('./holds-driver.ts');
declare const PageDriver: typeof import('./page-driver.ts');

let browser: Browser;
let tab: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  tab = await browser.newPage();
  await tab.setContent('<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body></body></html>');
  await tab.evaluate(`${await bundle('test/browser/page/holds-driver.ts', 'Holds')}; globalThis.Holds = Holds;`);
  await tab.evaluate(`${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`);
});
afterAll(() => browser?.close());

test('links, code and quotes of one paragraph cost the same each, however many there are', async () => {
  const [few, many] = await tab.evaluate(() => [Holds.timeOfLinks(4_000), Holds.timeOfLinks(40_000)] as const);
  // Ten times as many: lists that are copied for each entry take 60 times as long and more.
  expect(many / few).toBeLessThan(25);
});

test('a block that stays leads to its own nodes alone, not to all of the reading that it was first read in', async () => {
  const { before, after, sameBlock, ownPieces } = await tab.evaluate(() => Holds.heldAfterRemoval());
  expect([before, after, sameBlock, ownPieces]).toEqual([['stays', 'goes'], ['stays'], true, 1]);
});

test('after forgetting everything is read anew', async () => {
  expect(await tab.evaluate(() => Holds.readAgainAfterForgetting())).toEqual({ sameBlock: false, text: 'stays' });
});

test('a page without findings does not wake by itself; one with findings keeps its marks', async () => {
  const intervals = (html: string) =>
    tab.evaluate(async (body) => {
      document.body.innerHTML = body;
      const real = window.setInterval.bind(window);
      let begun = 0;
      window.setInterval = ((...given: Parameters<typeof real>) => {
        begun += 1;
        return real(...given);
      }) as typeof window.setInterval;
      const driver = PageDriver.start();
      const { findings } = await driver.report(true);
      driver.stop();
      window.setInterval = real as typeof window.setInterval;
      return { findings: findings.length, begun };
    }, html);
  expect(await intervals('<p>Call 555-0100 about part 12-345 before May.</p>')).toEqual({ findings: 0, begun: 0 });
  expect(await intervals('<p>MC-99000001 says “no vehicle, pedestrian or object is in its path”.</p>')).toMatchObject({ begun: 1 });
});
