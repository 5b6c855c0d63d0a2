import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { plainReport } from './check-pages.ts';
import { asSanity, openSampleRecords, serveDemo } from './demo.ts';
import { hasDisplay } from './display.ts';
import { findingsTable } from './findings-table.ts';
import { launchChromium, type Chromium } from './launch-chromium.ts';
import { LIVE } from './sources.ts';

const RESULTS = fileURLToPath(new URL('../../test-results', import.meta.url));

async function main(): Promise<void> {
  const { live } = parseArgs({ options: { live: { type: 'boolean', default: false } } }).values;
  const demo = await serveDemo();
  const answers = live ? LIVE : asSanity((await openSampleRecords()).handle);
  const browser = await launchChromium({
    answers,
    headless: !hasDisplay,
    context: { viewport: hasDisplay ? null : { width: 1280, height: 900 } },
  });
  try {
    const tab = await browser.newTab();
    await tab.goto(demo.origin);
    const report = await browser.reportOf(tab);
    process.stdout.write(findingsTable([{ page: 'The demo page', ...plainReport(report) }], process.stdout.columns ?? 160));
    if (hasDisplay) await untilClosed(browser);
    else await saveScreenshot(tab);
  } finally {
    await browser.close();
    await demo.close();
  }
}

async function untilClosed(browser: Chromium): Promise<void> {
  process.stdout.write('\nPress a marked quotation to see what its document says. Close the window to end.\n');
  await browser.context.waitForEvent('close', { timeout: 0 });
}

async function saveScreenshot(tab: Page): Promise<void> {
  mkdirSync(RESULTS, { recursive: true });
  const path = join(RESULTS, 'demo.png');
  await tab.screenshot({ path, fullPage: true });
  process.stdout.write(`\nThere is no display, so the marked page was saved as ${path}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
