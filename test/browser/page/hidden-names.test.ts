import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../harness/bundle.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { oneTab } from '../one-tab.ts';
import { BROWSERS } from '../page-tabs.ts';
import type { Driver } from './page-driver.ts';

declare const PageDriver: typeof import('./page-driver.ts');
declare const driver: Driver;

const QUOTED = 'the horn may fail to sound in the cold';
const LATER = 'the horn may fail again in the rain';
const BODY = `<main><p>According to EA99-901, “<b>${QUOTED}</b>”<sup><a href="#n">1</a></sup>.</p><x-host></x-host>
  <table><tr><td class="sr-only">MC-99000002</td><td id="cell">See MC-99000001.</td></tr></table></main>`;

let code: string;
let server: PageServer;

beforeAll(async () => {
  code = `${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`;
  server = await servePages(() => `<!doctype html><meta charset="utf-8"><title>Test</title><body>${BODY}`);
});
afterAll(() => server?.close());

/** Runs in a page: what it holds stands in a form whose fields hide all properties of forms from now on. */
function hideInForm(): void {
  const names: string[] = [];
  for (let at: object = HTMLFormElement.prototype; at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
    names.push(...Object.getOwnPropertyNames(at));
  const fields = names.map((name) => Object.assign(document.createElement('input'), { name }));
  const form = document.createElement('form');
  const { body } = document;
  form.append(...body.childNodes);
  body.append(form);
  form.append(...fields);
}

/** Runs in a page: pictures hide all properties of the document from now on. */
function hideInDocument(): void {
  const names: string[] = [];
  for (let at: object = HTMLDocument.prototype; at !== Object.prototype; at = Object.getPrototypeOf(at) as object)
    names.push(...Object.getOwnPropertyNames(at));
  const pictures = names.map((name) => Object.assign(document.createElement('img'), { name }));
  document.querySelector('main')!.append(...pictures);
}

describe.each(BROWSERS)('names that a page hides, in %s', (browserName) => {
  const tab = oneTab(browserName);

  test.each([
    ['fields of a form', hideInForm],
    ['pictures of a document', hideInDocument],
  ])('%s hide nothing of a page from its reader', async (_name, hide) => {
    tab.errors.length = 0;
    await tab.goto(`${server.origin}/page`);
    await tab.evaluate(`globalThis.later = (words) => cell.append(words);`);
    await tab.evaluate(hide);
    await tab.evaluate(code);
    await tab.evaluate(() => void ((globalThis as { driver?: Driver }).driver = PageDriver.start()));
    const found = (settled: boolean) =>
      tab.evaluate((given) => driver.report(given).then(({ findings }) => findings.map(({ text }) => text)), settled);
    expect(await found(true)).toEqual(['EA99-901', QUOTED, 'MC-99000001']);
    expect((await tab.evaluate(readMarks)).green).toEqual([QUOTED]);
    await tab.evaluate((words) => (globalThis as unknown as { later(words: string): void }).later(words), ` It says “${LATER}”.`);
    await expect.poll(() => found(false)).toEqual(['EA99-901', QUOTED, 'MC-99000001', LATER]);
    await tab.evaluate(() => driver.step(1));
    await expect.poll(() => tab.evaluate(() => driver.card.map(({ finding }) => finding))).toEqual(['EA99-901']);
    expect(tab.errors).toEqual([]);
  });
});
