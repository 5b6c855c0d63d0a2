import { describe, expect, test } from 'vitest';
import type { Look, LookDifference } from '../../../lib/page/look.ts';
import { bundle } from '../../harness/bundle.ts';
import { oneTab } from '../one-tab.ts';
import { BROWSERS } from '../page-tabs.ts';
import { HONEST, type ShownPage, TRICKS } from '../../pages/page/shown-pages.ts';

declare const Looking: typeof import('./look-driver.ts');

const code = bundle('test/browser/page/look-driver.ts', 'Looking');

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

describe.each(BROWSERS)('in %s', (browserName) => {
  const tab = oneTab(browserName);

  async function quotedOn({ css = '', html }: ShownPage): Promise<string | null> {
    const page = `<!doctype html><html lang=en><meta charset=utf-8><title>t</title><style>${css}</style><body><h1>Answer</h1><p>MC-99000001 says: ${html}.</p></body></html>`;
    await tab.evaluate((written: string) => {
      document.open();
      document.write(written);
      document.close();
    }, page);
    await tab.evaluate(`${await code}; globalThis.Looking = Looking; undefined`);
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
});
