import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Look, LookDifference } from '../../../lib/page/look.ts';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { HONEST, type ShownPage, TRICKS } from '../../pages/page/shown-pages.ts';

declare const Looking: typeof import('./look-driver.ts');

let browser: Browser;
let tab: Page;
let code: string;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  tab = await browser.newPage();
  code = `${await bundle('test/browser/page/look-driver.ts', 'Looking')}; globalThis.Looking = Looking;`;
});
afterAll(() => browser?.close());

/** Differences after which the words that are seen can be checked in place of those that were read. */
const CHECKED_AS_SEEN: ReadonlySet<LookDifference['kind']> = new Set(['hidden', 'crossed-out', 'unread', 'apart']);

/** The words that would be checked; null where the page shows something that is in no words. */
function wordsToCheck({ read, seen }: { read: string; seen: Look }): string | null {
  if (seen.differences.length === 0) return plain(read);
  return seen.differences.every(({ kind }) => CHECKED_AS_SEEN.has(kind)) ? plain(seen.text) : null;
}

/** Without numbers of notes in brackets and signs that nobody sees, which the checker passes over. */
function plain(words: string): string {
  return words
    .replace(/\[\d\]/g, '')
    .replace(/[\u00AD\u200B]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

async function quotedOn({ css = '', html }: ShownPage): Promise<string | null> {
  await tab.setContent(
    `<!doctype html><html lang=en><meta charset=utf-8><title>t</title><style>${css}</style><body><h1>Answer</h1><p>MC-99000001 says: ${html}.</p></body></html>`,
  );
  await tab.evaluate(code);
  const [first] = await tab.evaluate(() => Looking.lookAtQuotations());
  return first ? wordsToCheck(first) : null;
}

describe('what is seen is not what the document says', () => {
  test.each(TRICKS.map((page) => [page.name, page] as const))('%s', async (_, page) => {
    expect(await quotedOn(page)).not.toBe(page.document);
  });
});

describe('what is seen is what the document says', () => {
  test.each(HONEST.map((page) => [page.name, page] as const))('%s', async (_, page) => {
    expect(await quotedOn(page)).toBe(page.document);
  });
});
