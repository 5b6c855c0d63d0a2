import type { CDPSession, Page, Worker } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ENGLISH } from '../../components/words/english.ts';
import { HOST_NAME } from '../../lib/page/card-view.ts';
import { asSanity, openSampleRecords } from '../harness/demo.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import { servePages, type PageServer } from '../harness/serve-pages.ts';

/** The interface of extensions, in functions that run in a page of ours. */
declare const chrome: typeof import('wxt/browser').browser;

const QUOTED = 'no vehicle, pedestrian or object is in its path';
const SAID = `<!doctype html><meta charset="utf-8"><title>Page</title><p>MC-99000001 says “${QUOTED}”, and “no vehicle, pedestrian or object is in my way”.</p>`;

let pages: PageServer;
let browser: Chromium;
let tab: Page;

beforeAll(async () => {
  pages = await servePages((path) =>
    path === '/frame'
      ? SAID
      : `${SAID}<iframe width="500" height="200" src="${pages.origin.replace('127.0.0.1', 'localhost')}/frame"></iframe>`,
  );
  browser = await launchChromium({ answers: asSanity((await openSampleRecords()).handle) });
  tab = await browser.newTab();
});
afterAll(async () => {
  await browser?.close();
  await pages?.close();
});
beforeEach(async () => {
  const desk = await browser.openExtensionPage('manifest.json');
  await desk.evaluate(() => chrome.storage.local.remove(['switchedOn', 'sitesOff']));
  await desk.close();
  await tab.goto(pages.origin);
  await expect.poll(async () => (await browser.reportOf(tab)).summary).toMatchObject({ green: 2, amber: 2 });
});

const registered = () => Promise.all(tab.frames().map((frame) => frame.evaluate(() => CSS.highlights.size)));

/** What the browser does when a key of the manifest's commands is pressed; a test cannot press the browser's own keys. */
async function command(name: string): Promise<void> {
  const worker = browser.context.serviceWorkers()[0] as Worker;
  const id = browser.tabId(tab);
  await tab.bringToFront();
  await worker.evaluate(
    async ([sent, tabId]) => {
      const front = await chrome.tabs.get(tabId as number);
      (chrome.commands.onCommand as unknown as { dispatch(...values: unknown[]): void }).dispatch(sent, front);
    },
    [name, id],
  );
}

/** Listeners on window and document that scripts of extensions have set, and their observers that still observe. */
async function ofOurs(debug: CDPSession): Promise<{ listeners: string[]; observers: number }> {
  const contexts: { id: number; origin: string; auxData: { type: string } }[] = [];
  const note = ({ context }: { context: unknown }) => contexts.push(context as (typeof contexts)[number]);
  debug.on('Runtime.executionContextCreated', note);
  await debug.send('Runtime.disable');
  await debug.send('Runtime.enable');
  debug.off('Runtime.executionContextCreated', note);
  const world = contexts.find(({ origin }) => origin.startsWith('chrome-extension:'))!;
  const objectOf = async (expression: string) =>
    (await debug.send('Runtime.evaluate', { expression, contextId: world.id })).result.objectId!;
  const { objects } = await debug.send('Runtime.queryObjects', { prototypeObjectId: await objectOf('MutationObserver.prototype') });
  const { result } = await debug.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  // Else what was counted is kept alive by having been counted.
  await debug.send('Runtime.releaseObject', { objectId: objects.objectId! });
  const listeners: string[] = [];
  for (const target of ['window', 'document', 'navigation', 'visualViewport']) {
    const found = await debug.send('DOMDebugger.getEventListeners', { objectId: await objectOf(target) });
    listeners.push(...found.listeners.map(({ type }) => `${target} ${type}`));
  }
  return { listeners: listeners.sort(), observers: result.value as number };
}

test('off everywhere from the popup: marks, observers and listeners go, in frames too; on again without loading the page', async () => {
  const debug = await browser.context.newCDPSession(tab);
  const before = await ofOurs(debug);
  expect(before.observers).toBeGreaterThan(0);
  expect(before.listeners).toContain('window pointermove');

  const popup = await browser.openExtensionPage(`popup.html?tab=${browser.tabId(tab)}`);
  await popup.getByRole('switch', { name: ENGLISH.onEverywhere, checked: true }).click();
  await popup.getByText(ENGLISH.offEverywhere).waitFor();
  await expect.poll(registered).toEqual([0, 0]);
  expect(await browser.reportOf(tab)).toMatchObject({ on: false, findings: [] });
  // The last one waits for a newer script of ours in the same page.
  expect(await ofOurs(debug)).toEqual({ observers: 0, listeners: [expect.stringMatching(/^document .*script-started/)] });

  browser.sent.length = 0;
  await tab.evaluate(() => document.body.append('And EA99-901.'));
  await tab.reload();
  await tab.evaluate(() => document.body.append('And EA99-901.'));
  expect(await browser.reportOf(tab)).toMatchObject({ on: false, findings: [] });
  expect(browser.sent).toEqual([]);

  await popup.getByRole('switch', { name: ENGLISH.onEverywhere, checked: false }).click();
  await expect.poll(async () => (await browser.reportOf(tab)).summary).toMatchObject({ green: 2, amber: 2, neutral: 3 });
  await expect.poll(registered).toEqual([3, 3]);
  await popup.close();
});

test('a site that is switched off takes the frames of other sites along, and is itself left alone as a frame of others', async () => {
  const desk = await browser.openExtensionPage('manifest.json');
  const setOff = (hosts: string[]) => desk.evaluate((sitesOff) => chrome.storage.local.set({ sitesOff }), hosts);
  await setOff(['127.0.0.1']);
  await expect.poll(registered).toEqual([0, 0]);
  await setOff(['localhost']);
  await expect.poll(registered).toEqual([3, 3]);
  await setOff([]);
  await desk.close();
});

test('by keyboard: off and on', async () => {
  await command('switch-on-or-off');
  await expect.poll(registered).toEqual([0, 0]);
  await command('switch-on-or-off');
  await expect.poll(registered).toEqual([3, 3]);
});

test('by keyboard: from finding to finding through the frames and around', async () => {
  const open = async () => {
    const frames = await Promise.all(
      tab.frames().map((frame) => frame.evaluate(() => document.activeElement?.matches(':popover-open') && document.hasFocus())),
    );
    return frames.indexOf(true);
  };
  // Three findings in each document: two quotations and the id.
  const seen: number[] = [];
  for (const name of [
    'open-card',
    'next-finding',
    'next-finding',
    'next-finding',
    'next-finding',
    'next-finding',
    'next-finding',
    'previous-finding',
  ]) {
    const expected = [0, 0, 0, 1, 1, 1, 0, 1][seen.length];
    await command(name);
    await expect.poll(open).toBe(expected);
    seen.push(await open());
  }
  expect(seen).toEqual([0, 0, 0, 1, 1, 1, 0, 1]);
  await tab.keyboard.press('Escape');
  await expect.poll(open).toBe(-1);
});

test('Escape in the card of a frame leads back to where a key led away from', async () => {
  await tab.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<button id="before">A button of the page</button>'));
  await tab.focus('#before');
  const open = () => Promise.all(tab.frames().map((frame) => frame.evaluate(() => document.querySelector(':popover-open') !== null)));
  const focused = () =>
    Promise.all(tab.frames().map((frame) => frame.evaluate(() => (document.hasFocus() ? document.activeElement!.localName : ''))));
  for (const [name, expected] of [
    ['open-card', [true, false]],
    ['next-finding', [true, false]],
    ['next-finding', [true, false]],
    ['next-finding', [false, true]],
  ] as const) {
    await command(name);
    await expect.poll(open).toEqual(expected);
    await expect.poll(focused).toEqual(expected[0] ? [HOST_NAME, ''] : ['iframe', HOST_NAME]);
  }
  await tab.keyboard.press('Escape');
  await expect.poll(focused).toEqual(['button', '']);
  expect(await open()).toEqual([false, false]);
});

test('the toolbar button counts what is amber, in frames too, and nothing when it is off', async () => {
  const desk = await browser.openExtensionPage('manifest.json');
  const badge = () => desk.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), browser.tabId(tab));
  await expect.poll(badge).toBe('2');
  await tab.evaluate(() => document.querySelector('iframe')!.remove());
  await expect.poll(badge).toBe('1');
  await desk.evaluate(() => chrome.storage.local.set({ switchedOn: false }));
  await expect.poll(badge).toBe('');
  await desk.evaluate(() => chrome.storage.local.set({ switchedOn: true }));
  await expect.poll(badge).toBe('1');
  await desk.close();
});
