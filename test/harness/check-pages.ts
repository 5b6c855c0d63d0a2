import { basename, resolve } from 'node:path';
import type { Page, Response } from 'playwright';
import { ENGLISH } from '../../components/words/english.ts';
import type { Finding, PageReport } from '../../lib/report.ts';
import { launchChromium, type Chromium } from './launch-chromium.ts';
import type { NetworkOptions } from './network.ts';
import { isAddress, readBeside, readPage } from './page-file.ts';
import { servePages, type PageServer } from './serve-pages.ts';

/** A page has this long to load, and then again to be checked (milliseconds). */
const PAGE_LIMIT = 30_000;

/** Tabs at once: each waits for half a second whether its page goes on writing itself, and others can use the processor meanwhile. */
const TABS = 8;

/** A page and what was found on it (README, "Check pages from the command line"). */
export interface CheckedPage {
  /** As it was named by the caller. */
  page: string;
  findings: ReturnType<typeof plainFinding>[];
  summary: PageReport['summary'];
  /** The page has changed our marks, so none are shown on it; missing where it has not. */
  tampered?: true;
  /** How many findings were not checked, because the page has too many; missing where all were. */
  uncounted?: number;
  /** Why the page could not be checked to the end; missing when it was. */
  error?: string;
}

/** What came of checking pages. */
export interface Checked {
  /** One entry a page, in the order of the question; a page that fails has an `error`. */
  pages: CheckedPage[];
  /** Faults of ours that were logged meanwhile. */
  logged: string[];
}

/**
 * Opens each page in a real Chromium with the built extension, several at once, and collects what is found.
 * @param pages addresses, or paths of `.html`, `.md` and `.txt` files, which are served on loopback
 */
export async function checkPages(pages: readonly string[], answers: NonNullable<NetworkOptions['answers']>): Promise<Checked> {
  const checked: CheckedPage[] = [];
  const logged: string[] = [];
  const server = await serveFiles(pages);
  try {
    // A page from the network brings what it needs from anywhere; a local page brings nothing from elsewhere.
    const isForeign = (page: string) => isAddress(page) && !isLoopback(new URL(page).hostname);
    for (const others of ['refuse', 'pass'] as const) {
      const queue = [...pages.entries()].filter(([, page]) => isForeign(page) === (others === 'pass'));
      if (!queue.length) continue;
      const { QUOTEMARK_EXTENSION: extension } = process.env;
      const browser = await launchChromium({ answers, others, ...(extension ? { extension } : {}) });
      try {
        const work = async () => {
          let tab = await browser.newTab();
          for (let next = queue.shift(); next; next = queue.shift()) {
            const [index, page] = next;
            const address = isAddress(page) ? page : `${server.origin}/${index}/${encodeURIComponent(basename(page))}`;
            const result = await checkPage(browser, tab, address);
            checked[index] = { page, ...result };
            if (!result.error) continue;
            // A page that hangs or has crashed takes its tab with it.
            await tab.close({ runBeforeUnload: false }).catch(() => undefined);
            tab = await browser.newTab();
          }
        };
        await Promise.all(Array.from({ length: Math.min(TABS, queue.length) }, work));
      } finally {
        logged.push(...browser.logged);
        await browser.close();
      }
    }
  } finally {
    await server.close();
  }
  return { pages: checked, logged };
}

/** Serves the page with number n, and the files beside it, under `/n/`. */
function serveFiles(pages: readonly string[]): Promise<PageServer> {
  return servePages(async (path) => {
    const [, index = '', name = ''] = /^\/(\d+)\/(.*)$/s.exec(path) ?? [];
    const page = pages[Number(index)];
    if (page === undefined || name === '') return null;
    return name === basename(page) ? readPage(resolve(page)) : readBeside(resolve(page), name);
  });
}

async function checkPage(browser: Chromium, tab: Page, address: string): Promise<Omit<CheckedPage, 'page'>> {
  const problem = await open(tab, address);
  if (problem) return { findings: [], summary: { green: 0, amber: 0, grey: 0, neutral: 0 }, error: problem };
  try {
    return plainReport(await browser.reportOf(tab, { limit: PAGE_LIMIT }));
  } catch (error) {
    const unsettled = await browser.reportOf(tab, { settled: false, limit: 1000 }).catch(() => undefined);
    const found = unsettled ? plainReport(unsettled) : { findings: [], summary: { green: 0, amber: 0, grey: 0, neutral: 0 } };
    return { ...found, error: `The page could not be checked: ${errorMessage(error)}.` };
  }
}

/** Why the page cannot be opened; undefined when it is open. */
async function open(tab: Page, address: string): Promise<string | undefined> {
  let response: Response | null;
  try {
    response = await tab.goto(address, { waitUntil: 'domcontentloaded', timeout: PAGE_LIMIT });
  } catch (error) {
    return `The page could not be opened: ${errorMessage(error)}.`;
  }
  if (response && !response.ok()) return `The page could not be opened: the server answered ${response.status()}.`;
  // A picture that never comes does not keep anyone from reading.
  await tab.waitForLoadState('load', { timeout: PAGE_LIMIT }).catch(() => undefined);
  return undefined;
}

/** A report as `npm run check` prints it. */
export function plainReport({ findings, summary, tampered, uncounted }: PageReport): Omit<CheckedPage, 'page' | 'error'> {
  return { findings: findings.map(plainFinding), summary, ...(tampered && { tampered }), ...(uncounted > 0 && { uncounted }) };
}

/** A finding as `npm run check` prints it. */
function plainFinding({ type, text, ids, attribution, verdict }: Finding) {
  const { code, tone, foundIn, cautions, evidence } = verdict;
  return {
    type,
    text,
    ids,
    ...(attribution && { attribution: { rule: attribution.rule, distance: attribution.distance } }),
    verdict: verdict.verdict,
    code,
    tone,
    reason: ENGLISH.reason(verdict),
    foundIn,
    cautions,
    ...(evidence && {
      evidence: {
        id: evidence.id,
        text: evidence.text,
        passage: evidence.passage,
        asOf: evidence.asOf,
        readAt: evidence.readAt,
        revision: evidence.revision,
      },
    }),
    uncertainty: ENGLISH.uncertainty(verdict),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.');
}

/** The first line of Playwright's message, less the name of the call and a full stop. */
function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').replace(/^[a-z]+\.[a-zA-Z]+: /, '').replace(/\.$/, '');
}
