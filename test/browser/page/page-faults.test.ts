import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SENTENCE } from '../../pages/page/streams.tsx';
import { bundle } from '../../harness/bundle.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { BROWSERS, openTabs, type Tab, type Tabs } from '../page-tabs.ts';
import type { Driver } from './page-driver.ts';

declare const PageDriver: typeof import('./page-driver.ts');
declare const driver: Driver;

const QUOTED = 'the horn may fail to sound in the cold';
/** Asked for by whoever reads a page, not by the lookout. */
const READER = 'getAttributeNames';
/** Asked for by both. */
const BOTH = 'localName';

let code: string;
let server: PageServer;
let body = '';

beforeAll(async () => {
  code = `${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`;
  server = await servePages(() => `<!doctype html><title>Test</title><body>${body}`);
});
afterAll(() => server?.close());

describe.each(BROWSERS)('faults of ours in %s', (browserName) => {
  let tabs: Tabs;
  let tab: Tab;
  beforeAll(async () => {
    tabs = await openTabs(browserName);
    tab = await tabs.newTab();
  });
  afterAll(() => tabs?.close());
  beforeEach(() => {
    tab.errors.length = 0;
  });

  async function open(html: string): Promise<void> {
    body = html;
    await tab.goto(`${server.origin}/page`);
    await tab.evaluate(code);
  }
  const begin = () =>
    tab.evaluate(() => {
      (globalThis as { driver?: Driver }).driver = PageDriver.start();
    });
  /** From now on each reading throws at the element `#trap`. */
  const breakReading = (name: string) =>
    tab.evaluate((property: string) => {
      Object.defineProperty(document.querySelector('#trap')!, property, {
        configurable: true,
        get: () => {
          throw new TypeError('Invented for a test');
        },
      });
    }, name);
  const mendReading = (name: string) =>
    tab.evaluate((property: string) => {
      Reflect.deleteProperty(document.querySelector('#trap')!, property);
    }, name);
  const change = () => tab.evaluate(() => document.querySelector('#trap')!.append(' and more'));
  const report = () => tab.evaluate(() => driver.report(false));

  test('what a reading that fails leaves is grey, and a later reading mends it', async () => {
    await open(`<p>${SENTENCE}</p><p id="trap" class="note">The horn</p>`);
    await begin();
    await tab.evaluate(() => driver.report(true));
    await breakReading(READER);
    await change();
    await expect.poll(report).toMatchObject({ settled: true, unread: true, summary: { green: 0, amber: 0, grey: 3, neutral: 0 } });
    expect((await tab.evaluate(readMarks)).grey).toContain(QUOTED);
    await mendReading(READER);
    await change();
    await expect.poll(report).toMatchObject({ settled: true, unread: false, summary: { green: 1, amber: 0, grey: 0, neutral: 2 } });
    expect((await tab.evaluate(readMarks)).green).toEqual([QUOTED]);
    expect(await tab.evaluate(() => driver.asked.length)).toBe(1);
    expect(tab.errors).toEqual([]);
  });

  test('a page that never rests and cannot be read is not being checked for ever', async () => {
    await open(`<p>${SENTENCE}</p><p id="trap" class="note">The horn</p><p id="clock">0</p>`);
    await breakReading(READER);
    await tab.evaluate(() => {
      setInterval(() => (document.querySelector('#clock')!.textContent = String(performance.now())), 1);
    });
    await begin();
    await expect.poll(() => tab.evaluate(() => driver.injected)).toEqual(['session']);
    await expect.poll(report).toMatchObject({ settled: true, unread: true });
    expect(await tab.evaluate(() => driver.report(true))).toMatchObject({ settled: true, unread: true, findings: [] });
  });

  test('a page that cannot even be looked over is said to be unread', async () => {
    await open(`<p id="trap" class="note">The horn</p><p>${SENTENCE}</p>`);
    await breakReading(BOTH);
    await begin();
    expect(await tab.evaluate(() => driver.report(true))).toMatchObject({ settled: true, unread: true });
    await mendReading(BOTH);
    await change();
    await expect.poll(report).toMatchObject({ settled: true, unread: false, summary: { green: 1 } });
  });
});
