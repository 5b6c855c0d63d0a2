import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright';
import { createServer } from 'wxt';
import { plainReport } from './check-pages.ts';
import { asSanity, openSampleRecords, serveDemo } from './demo.ts';
import { hasDisplay } from './display.ts';
import { findingsTable } from './findings-table.ts';
import { launchChromium, type Chromium } from './launch-chromium.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const USAGE = 'usage: npm run dev [-- ADDRESS]';

/**
 * `npm run dev`: the demo page, or the address of another, in a Chromium whose extension WXT builds anew and reloads at each change
 * of the sources. The sample records answer. Each time the page has settled its findings are printed. Ends with the window, or with
 * Ctrl+C.
 */
async function main(): Promise<void> {
  const address = readArguments();
  // What the browser is, and what it may reach, is ours to say, so WXT opens none.
  const server = await createServer({ root, browser: 'chrome', manifestVersion: 3, webExt: { disabled: true } });
  await server.start();
  const demo = await serveDemo();
  const browser = await launchChromium({
    extension: join(root, '.output/chrome-mv3-dev'),
    answers: asSanity((await openSampleRecords()).handle),
    others: address === undefined ? 'refuse' : 'pass',
    headless: !hasDisplay,
    endsWithSignals: false,
    context: { viewport: hasDisplay ? null : { width: 1280, height: 900 } },
  });
  try {
    const tab = await browser.newTab();
    printFindings(browser, tab);
    await tab.goto(address ?? demo.origin);
    await ended(browser);
  } finally {
    await browser.close().catch(() => undefined);
    await demo.close();
    await server.stop();
  }
}

function readArguments(): string | undefined {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { firefox: { type: 'boolean' } } });
    // Firefox takes no script of a development server in pages of a Manifest V3 extension, so there WXT can reload nothing.
    if (values.firefox)
      throw new Error('Firefox reloads no Manifest V3 extension from a development server: use npm run build (README, "Try it")');
    const [address, ...more] = positionals;
    if (more.length > 0 || (address !== undefined && !/^https?:\/\//.test(address))) throw new Error(USAGE);
    return address;
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split('\n')[0]}\n`);
    process.exit(2);
  }
}

/** A change of the sources loads the page again, and so does the reader: its findings each time, when nothing is being checked any more. */
function printFindings(browser: Chromium, tab: Page): void {
  let last = 0;
  tab.on('load', async () => {
    const own = (last += 1);
    const told = await browser.reportOf(tab).then(
      (report) => findingsTable([{ page: tab.url(), ...plainReport(report) }], process.stdout.columns ?? 160),
      (error: Error) => `${error.message}\n`,
    );
    if (own === last) process.stdout.write(told);
  });
}

/** The window is closed, or whoever started this wants it to end. */
async function ended(browser: Chromium): Promise<void> {
  await Promise.race([
    browser.context.waitForEvent('close', { timeout: 0 }),
    new Promise<void>((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, resolve))),
  ]);
}

try {
  await main();
} catch (error) {
  // The server still watches, so nothing else would end this.
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
