import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../harness/bundle.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { SITE_PAGES } from '../../pages/page/site-pages.ts';
import { oneTab } from '../one-tab.ts';
import { BROWSERS } from '../page-tabs.ts';

declare const PageDriver: typeof import('./page-driver.ts');

let code: string;
let server: PageServer;

beforeAll(async () => {
  code = `${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`;
  server = await servePages(
    (path) => `<!doctype html><meta charset="utf-8"><title>Page</title><body>${SITE_PAGES[Number(path.slice(1))]?.html ?? ''}`,
  );
});
afterAll(() => server?.close());

describe.each(BROWSERS)('what is found on pages as sites build them, in %s', (name) => {
  const tab = oneTab(name);

  test.each(SITE_PAGES.map((page, index) => ({ ...page, index })))('$name', async ({ index, findings }) => {
    await tab.goto(`${server.origin}/${index}`);
    await tab.evaluate(code);
    const report = await tab.evaluate(() => PageDriver.start().report(true));
    expect(report.findings.map(({ type, text, ids }) => (type === 'citation' ? ids[0] : [text, ...ids]))).toEqual(findings);
  });
});
