import { chromium, type Page } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { servePages } from '../../harness/serve-pages.ts';

/** Opens an empty page with page-parts.ts in it, as `Parts`, for as long as the work takes. */
export async function withParts<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const server = await servePages(() => '<!doctype html><title>Bench</title>');
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(server.origin);
    await page.evaluate(`${await bundle('test/bench/page/page-parts.ts', 'Parts')}; globalThis.Parts = Parts;`);
    return await work(page);
  } finally {
    await browser.close();
    await server.close();
  }
}
