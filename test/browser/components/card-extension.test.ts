import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import type { Finding } from '../../../lib/report.ts';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { launchChromium, type Chromium } from '../../harness/launch-chromium.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';

/** For what a loaded machine may be slow with. */
const LONG = { timeout: 15_000 };

const STRICTEST = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'">`;

let running: Chromium;
let pages: PageServer;
let tab: Page;
let debug: CDPSession;
let quotations: readonly Finding[];
const errors: Error[] = [];

beforeAll(async () => {
  const records = await openSampleRecords();
  const demo = await readFile(new URL('../../pages/demo.html', import.meta.url), 'utf8');
  [running, pages] = await Promise.all([
    launchChromium({ answers: asSanity(records.handle) }),
    servePages((path) => (path === '/strict' ? demo.replace('<head>', `<head>${STRICTEST}`) : demo)),
  ]);
  tab = await running.newTab();
  tab.on('pageerror', (error) => errors.push(error));
  await tab.goto(pages.origin);
  quotations = (await running.reportOf(tab)).findings.filter(({ type }) => type === 'quotation');
  debug = await running.context.newCDPSession(tab);
});
afterAll(() => Promise.all([running.close(), pages.close()]));

/** Presses the first words of a quotation where they stand on the page. */
async function press({ text }: Finding): Promise<void> {
  const at = await tab.evaluate(
    (words) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const start = node.data.replaceAll(/\s/g, ' ').indexOf(words);
        if (start < 0) continue;
        node.parentElement!.scrollIntoView({ block: 'center' });
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + words.length);
        const { x, y, height } = range.getClientRects()[0]!;
        return { x: x + 10, y: y + height / 2 };
      }
      throw new Error(`Not on the page: ${words}`);
    },
    text.slice(0, 12),
  );
  await tab.mouse.click(at.x, at.y);
}

/** What a screen reader gets: the only way into a closed shadow root. */
async function dialogs(): Promise<{ name: string; description: string }[]> {
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role, ignored }) => role?.value === 'dialog' && !ignored)
    .map(({ name, description }) => ({ name: String(name?.value), description: String(description?.value) }));
}

test('a press on each quotation opens its card, named by its verdict and described by its reason; Escape closes it', async () => {
  expect(quotations.length).toBeGreaterThan(10);
  for (const finding of quotations) {
    await press(finding);
    await expect
      .poll(dialogs, LONG)
      .toEqual([{ name: ENGLISH.headlines[finding.verdict.code], description: ENGLISH.reason(finding.verdict) }]);
    await tab.keyboard.press('Escape');
    expect(await dialogs()).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('a card that is open follows a press on another quotation', async () => {
  await press(quotations[0]!);
  await expect.poll(dialogs, LONG).toHaveLength(1);
  // Far from the first: what lies under the card cannot be pressed.
  const { verdict } = quotations.at(-1)!;
  await press(quotations.at(-1)!);
  await expect.poll(dialogs, LONG).toEqual([{ name: ENGLISH.headlines[verdict.code], description: ENGLISH.reason(verdict) }]);
});

test("the popup tells this page's counts", async () => {
  const { summary } = await running.reportOf(tab);
  const popup = await running.openExtensionPage(`popup.html?tab=${running.tabId(tab)}`);
  await expect.poll(() => popup.locator('.counts b').allInnerTexts(), LONG).toEqual(Object.values(summary).map(String));
  await popup.close();
});

test('under the strictest policy of a page the card has its own style all the same', async () => {
  await tab.goto(`${pages.origin}/strict`);
  await running.reportOf(tab);
  errors.length = 0;
  await press(quotations[0]!);
  await expect.poll(dialogs, LONG).toHaveLength(1);
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  const { backendDOMNodeId } = nodes.find(({ role }) => role?.value === 'dialog')!;
  const { model } = await debug.send('DOM.getBoxModel', { backendNodeId: backendDOMNodeId! });
  expect(model.width).toBe(368);
  expect(errors).toEqual([]);
});
