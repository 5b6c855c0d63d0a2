import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SENTENCE } from '../../pages/page/streams.tsx';
import { bundle } from '../../harness/bundle.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { oneTab } from '../one-tab.ts';
import { BROWSERS } from '../page-tabs.ts';
import type { Driver } from './page-driver.ts';

declare const PageDriver: typeof import('./page-driver.ts');
declare const driver: Driver;

const QUOTED = 'the horn may fail to sound in the cold';
/** What is asked of a document by whoever reads a page, and what by the lookout alone. */
const READER = ['URL'];
const BOTH = [...READER, 'createTreeWalker'];

let code: string;
let server: PageServer;
let body = '';

beforeAll(async () => {
  code = `${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`;
  server = await servePages(() => `<!doctype html><title>Test</title><body>${body}`);
});
afterAll(() => server?.close());

describe.each(BROWSERS)('faults of ours in %s', (browserName) => {
  const tab = oneTab(browserName);
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
  /** From now on each reading throws. */
  const breakReading = (names: string[]) =>
    tab.evaluate((properties: string[]) => {
      const broken = new Map<string, PropertyDescriptor>();
      for (const property of properties) {
        broken.set(property, Object.getOwnPropertyDescriptor(Document.prototype, property)!);
        Object.defineProperty(Document.prototype, property, {
          configurable: true,
          get: () => {
            throw new TypeError('Invented for a test');
          },
        });
      }
      Object.assign(globalThis, {
        mend: () => broken.forEach((own, property) => Object.defineProperty(Document.prototype, property, own)),
      });
    }, names);
  const mendReading = () => tab.evaluate(() => (globalThis as unknown as { mend(): void }).mend());
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
    await mendReading();
    await change();
    await expect.poll(report).toMatchObject({ settled: true, unread: false, summary: { green: 1, amber: 0, grey: 0, neutral: 2 } });
    expect((await tab.evaluate(readMarks)).green).toEqual([QUOTED]);
    expect(await tab.evaluate(() => driver.asked.length)).toBe(1);
    expect(tab.errors).toEqual([]);
  });

  test('an element that cannot be read costs no more than itself, and nothing is said across it', async () => {
    await open(
      `<p>${SENTENCE}</p><p>It says “the horn <i id="trap" class="note">does <b>not</b></i> fail in the rain”.</p><p>EA99-902 says “<q>the horn may fail</q> in snow”.</p>`,
    );
    await tab.evaluate(() =>
      Object.defineProperty(document.querySelector('#trap')!, 'getAttributeNames', {
        get: () => {
          throw new TypeError('Invented for a test');
        },
      }),
    );
    await begin();
    const { findings, unread } = await tab.evaluate(() => driver.report(true));
    expect(unread).toBe(false);
    expect(findings.filter(({ type }) => type === 'quotation').map(({ verdict, text }) => [verdict.tone, text])).toEqual([
      ['green', QUOTED],
      ['grey', 'the horn □ fail in the rain'],
      ['green', 'the horn may fail in snow'],
    ]);
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
    await mendReading();
    await change();
    await expect.poll(report).toMatchObject({ settled: true, unread: false, summary: { green: 1 } });
  });
});
