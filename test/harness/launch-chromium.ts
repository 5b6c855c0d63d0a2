import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type BrowserContextOptions, type ConsoleMessage, type Page } from 'playwright';
import { LOG_PREFIX } from '../../lib/errors.ts';
import type { PageReport } from '../../lib/report.ts';
import { buildExtension } from './build-extension.ts';
import { findChromium } from './find-browser.ts';
import { openNetwork, type NetworkOptions, type Sent } from './network.ts';
import { NHTSA_HOSTS } from './sources.ts';

/** The interface of extensions, in functions that run in a page of ours. */
declare const chrome: typeof import('wxt/browser').browser;

/** A page that has not settled by then never will (milliseconds). */
const REPORT_LIMIT = 30_000;
const POLL = 20;

export interface ChromiumOptions extends NetworkOptions {
  headless?: boolean;
  /** Screen size, colour scheme, touch: what Playwright's contexts take. */
  context?: BrowserContextOptions;
  /** Folder of the extension; the one that is shipped, built when it is not yet, unless another is named. */
  extension?: string;
  /** Playwright ends the process at Ctrl+C; false leaves that to the caller, who has more to close. */
  endsWithSignals?: boolean;
}

/** A Chromium with the built extension, whose only way out answers for the sources. */
export interface Chromium {
  context: BrowserContext;
  extensionId: string;
  /** Everything that left the browser for another machine, in order. */
  sent: Sent[];
  /** Faults of ours that were logged, in pages, views and the background. */
  logged: readonly string[];
  /** A new tab that `reportOf` knows; ones opened in other ways it does not. */
  newTab(): Promise<Page>;
  /**
   * What the extension has found on the page in this tab; waits until nothing is being checked any more, unless `settled` is false.
   * @throws when the page does not answer within `limit` milliseconds
   */
  reportOf(tab: Page, options?: { settled?: boolean; limit?: number }): Promise<PageReport>;
  /** One of the extension's own pages (`popup.html`) as a tab. */
  openExtensionPage(path: string): Promise<Page>;
  /** The tab's number in `chrome.tabs`. */
  tabId(tab: Page): number;
  /** Ends the service worker, as the browser does after half a minute of rest; Playwright's own list of workers does not notice. */
  killWorker(): Promise<void>;
  close(): Promise<void>;
}

/** @throws an error whose one sentence says what to install, when there is no browser */
export async function launchChromium({
  headless = true,
  context: contextOptions = {},
  extension,
  endsWithSignals = true,
  ...networkOptions
}: ChromiumOptions = {}): Promise<Chromium> {
  const executablePath = findChromium();
  const folder = extension ?? (await buildExtension('chrome'));
  const network = await openNetwork(networkOptions);
  const profile = mkdtempSync(join(tmpdir(), 'quotemark-chromium-'));
  // Without the developer mode of chrome://extensions an unpacked extension that reloads itself stays off.
  if (extension !== undefined) turnOnDeveloperMode(profile);
  const release = async () => {
    await network.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const launch = (chromiumSandbox: boolean) =>
      chromium.launchPersistentContext(profile, {
        ...contextOptions,
        executablePath,
        headless,
        chromiumSandbox,
        handleSIGINT: endsWithSignals,
        handleSIGTERM: endsWithSignals,
        ignoreDefaultArgs: ['--disable-extensions', '--disable-back-forward-cache'],
        args: [
          // Chromium's own traffic would only be refused, many requests at a time.
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--disable-quic',
          '--no-first-run',
          '--enable-unsafe-extension-debugging',
          `--proxy-server=127.0.0.1:${network.port}`,
          `--ignore-certificate-errors-spki-list=${network.keyHash}`,
        ],
      });
    const isRoot = process.getuid?.() === 0;
    // Chromium has no sandbox as root, nor where the system allows none to others (most containers, Ubuntu since 23.10).
    const context = await launch(!isRoot).catch((error: Error) =>
      !isRoot && /sandbox/i.test(error.message) ? launch(false) : Promise.reject(error),
    );
    return await withExtension(context, folder, networkOptions.answers ?? {}, network.sent, release);
  } catch (error) {
    await release();
    throw error;
  }
}

function turnOnDeveloperMode(profile: string): void {
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify({ extensions: { ui: { developer_mode: true } } }));
}

async function withExtension(
  context: BrowserContext,
  folder: string,
  answers: NonNullable<NetworkOptions['answers']>,
  sent: Sent[],
  release: () => Promise<void>,
): Promise<Chromium> {
  const logged: string[] = [];
  const listen = (message: ConsoleMessage) => {
    if (message.text().startsWith(LOG_PREFIX)) logged.push(message.text());
  };
  context.on('console', listen);
  context.on('serviceworker', (worker) => worker.on('console', listen));
  const cdp = await context.browser()!.newBrowserCDPSession();
  const started = context.waitForEvent('serviceworker');
  const { id: extensionId } = (await cdp.send('Extensions.loadUnpacked' as never, { path: folder } as never)) as { id: string };
  await started;

  const openExtensionPage = async (path: string) => {
    const page = await context.newPage();
    await page.goto(`chrome-extension://${extensionId}/${path}`);
    return page;
  };
  // Any document of the extension may use its interface; this one runs no code of its own.
  let desk = await openExtensionPage('manifest.json');
  // Where nobody answers for NHTSA, a document that the dataset does not hold is simply not held.
  if (!NHTSA_HOSTS.some((host) => host in answers)) await desk.evaluate(() => chrome.storage.local.set({ askNhtsa: false }));
  await Promise.all(context.pages().map((page) => page !== desk && page.close()));
  const tabIds = new WeakMap<Page, number>();
  const tabId = (tab: Page) => {
    const id = tabIds.get(tab);
    if (id === undefined) throw new Error('Only tabs opened by newTab are known to reportOf and tabId');
    return id;
  };
  let opened = 0;

  return {
    context,
    extensionId,
    sent,
    logged,
    openExtensionPage,
    tabId,
    async newTab() {
      const address = `about:blank#${(opened += 1)}`;
      const appeared = context.waitForEvent('page', (page) => page.url() === address);
      const id = await desk.evaluate(async (url) => (await chrome.tabs.create({ url })).id, address);
      const page = await appeared;
      tabIds.set(page, id!);
      return page;
    },
    async reportOf(tab, { settled = true, limit = REPORT_LIMIT } = {}) {
      const end = Date.now() + limit;
      let absent = '';
      for (;;) {
        // An extension that is loaded anew takes its pages with it.
        if (desk.isClosed()) desk = await openExtensionPage('manifest.json');
        const answer = await within(
          end,
          desk.evaluate(askTab, { tabId: tabId(tab), settled }).catch((error: Error) => {
            if (desk.isClosed()) return { absent: 'the extension was loaded anew' };
            throw error;
          }),
        );
        if (answer === 'late') throw new Error(absent || `the page did not settle within ${limit / 1000} s`);
        if ('res' in answer) return answer.res as PageReport;
        if ('err' in answer) throw new Error(`the page could not report: ${JSON.stringify(answer.err)}`);
        // Nobody listens until the content script has run, and no event tells of that.
        absent = `no content script answered (${answer.absent})`;
        await sleep(POLL);
      }
    },
    async killWorker() {
      const session = await context.newCDPSession(desk);
      const stopped = new Promise<void>((resolve) => {
        session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
          if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
        });
      });
      await session.send('ServiceWorker.enable');
      await session.send('ServiceWorker.stopAllWorkers');
      await stopped;
      await session.detach();
    },
    async close() {
      await context.close();
      await release();
    },
  };
}

/** Runs in a page of the extension: asks for a tab's report in the form of lib/messages.ts. */
async function askTab(data: { tabId: number; settled: boolean }): Promise<{ res: unknown } | { err: unknown } | { absent: string }> {
  const message = { type: 'tabReport', data };
  try {
    const answer = await chrome.runtime.sendMessage(message);
    return answer?.res === null ? { absent: 'no answer' } : (answer ?? { absent: 'the background is silent' });
  } catch (error) {
    return { absent: String(error) };
  }
}

async function within<T>(end: number, promise: Promise<T>): Promise<T | 'late'> {
  const abort = new AbortController();
  try {
    return await Promise.race([promise, sleep(Math.max(0, end - Date.now()), 'late' as const, { signal: abort.signal })]);
  } finally {
    abort.abort();
  }
}
