import type { CDPSession, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ENGLISH } from '../../components/words/english.ts';
import { asSanity, openSampleRecords, serveDemo } from '../harness/demo.ts';
import { findWords } from '../harness/find-words.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import { readCard } from '../harness/read-card.ts';
import { servePages, type PageServer } from '../harness/serve-pages.ts';

const QUOTED = 'no vehicle, pedestrian or object is in its path';
const SAID = `<p>MC-99000001 says “${QUOTED}”.</p>`;
const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>Page</title>${body}`;

let demo: PageServer;
let pages: PageServer;
let browser: Chromium;
let tab: Page;

beforeAll(async () => {
  demo = await serveDemo();
  pages = await servePages((path) => {
    if (path === '/frame') return page(SAID);
    if (path === '/framed') return page(`<div style="height: 3000px"></div><iframe width="500" height="200" src="/frame"></iframe>`);
    return page(path === '/none' ? 'Nothing is named here.' : SAID);
  });
  browser = await launchChromium({ answers: asSanity((await openSampleRecords()).handle) });
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([demo?.close(), pages?.close()]);
});
beforeEach(async () => {
  tab = await browser.newTab();
});
afterEach(() => tab.close());

const openPanel = () => browser.openExtensionPage(`sidepanel.html?tab=${browser.tabId(tab)}`);

/** Runs in a page: what the panel shows there. */
function readShown(): string[] {
  const shown = [...CSS.highlights].find(([name]) => name.endsWith('-shown'))?.[1] ?? [];
  return [...shown].map(({ startContainer, startOffset, endOffset }) => (startContainer as Text).data.slice(startOffset, endOffset));
}

test('lists every finding of the page in its order', async () => {
  await tab.goto(demo.origin);
  const { findings } = await browser.reportOf(tab);
  const panel = await openPanel();
  await panel.getByText(ENGLISH.allRead).waitFor();
  expect(await panel.locator('summary b').allTextContents()).toEqual(findings.map(({ verdict }) => ENGLISH.headlines[verdict.code]));
  await panel.close();
});

test('a finding that is chosen is shown on the page until the reader does something there', async () => {
  await tab.goto(demo.origin);
  const { findings } = await browser.reportOf(tab);
  const panel = await openPanel();
  const last = findings.findLastIndex(({ type }) => type === 'quotation');
  await panel.locator('summary').nth(last).click();
  await expect.poll(() => tab.evaluate(readShown).then((texts) => texts.join(' '))).toContain(findings[last]!.text.slice(0, 20));
  expect(await tab.evaluate(() => scrollY)).toBeGreaterThan(0);
  await tab.mouse.click(2, 2);
  expect(await tab.evaluate(readShown)).toEqual([]);
  await panel.close();
});

test('a finding in a frame is shown there', async () => {
  await tab.goto(`${pages.origin}/framed`);
  await expect.poll(async () => (await browser.reportOf(tab)).findings.length).toBe(2);
  const panel = await openPanel();
  await panel.getByText(QUOTED).click();
  const frame = tab.frames().find((each) => each.url().endsWith('/frame'))!;
  await expect.poll(() => frame.evaluate(readShown)).toEqual([QUOTED]);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await panel.close();
});

test('follows the page as it changes and goes', async () => {
  await tab.goto(`${pages.origin}/none`);
  const panel = await openPanel();
  await panel.getByText(ENGLISH.nothingFound).waitFor();
  await tab.evaluate(() => document.body.append('See EA99-901.'));
  await panel.locator('summary').getByText('EA99-901').waitFor();
  await tab.goto(`${pages.origin}/said`);
  await panel.locator('summary').getByText(QUOTED).waitFor();
  await tab.goto(`${pages.origin}/none`);
  await panel.getByText(ENGLISH.nothingFound).waitFor();
  await panel.close();
});

test("the card's button opens the panel beside the page", async () => {
  await tab.goto(`${pages.origin}/said`);
  await browser.reportOf(tab);
  await tab.bringToFront();
  const { x, y } = await tab.evaluate(findWords, QUOTED);
  await tab.mouse.click(x, y);
  const debug: CDPSession = await browser.context.newCDPSession(tab);
  await expect.poll(() => readCard(debug)).toBeTruthy();
  const desk = await browser.context.browser()!.newBrowserCDPSession();
  const panels = async () => (await desk.send('Target.getTargets')).targetInfos.filter(({ url }) => url.endsWith('/sidepanel.html'));
  expect(await panels()).toEqual([]);
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  const { backendDOMNodeId } = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === ENGLISH.openInPanel)!;
  await debug.send('DOM.scrollIntoViewIfNeeded', { backendNodeId: backendDOMNodeId! });
  const { model } = await debug.send('DOM.getBoxModel', { backendNodeId: backendDOMNodeId! });
  const [left, top, , , right, bottom] = model.content as [number, number, number, number, number, number];
  await tab.mouse.click((left + right) / 2, (top + bottom) / 2);
  await expect.poll(panels).toHaveLength(1);
  // It is no page to Playwright, and knows its tab by being beside it.
  const { sessionId } = await desk.send('Target.attachToTarget', { targetId: (await panels())[0]!.targetId });
  const text = () =>
    new Promise<string>((resolve) => {
      desk.once('Target.receivedMessageFromTarget', ({ message }) => resolve(JSON.parse(message).result.result.value));
      const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression: 'document.body.innerText' } });
      void desk.send('Target.sendMessageToTarget', { sessionId, message });
    });
  await expect.poll(text).toContain(ENGLISH.allRead);
  expect(await text()).toContain(ENGLISH.showOnPage);
});
