import type { Page, Worker } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import english from '../../../public/_locales/en/messages.json' with { type: 'json' };
import { HOST_NAME } from '../../../lib/page/card-view.ts';
import { buildExtension } from '../../harness/build-extension.ts';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { findWords } from '../../harness/find-words.ts';
import { launchChromium, type Chromium } from '../../harness/launch-chromium.ts';
import { readCard } from '../../harness/read-card.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';

/** The interface of extensions, in functions that run in a page of ours. */
declare const chrome: typeof import('wxt/browser').browser;

const QUOTED = 'no vehicle, pedestrian or object is in its path';
const NONE = { green: [], amber: [], grey: [], neutral: [] };

let pages: PageServer;
let browser: Chromium;
let tab: Page;
let errors: string[];

beforeEach(async () => {
  const document = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body>${body}`;
  pages = await servePages((path) =>
    path === '/plain'
      ? document('<p>Nothing is named here.</p>')
      : document(
          `<p>MC-99000001 says “${QUOTED}”.</p>${path === '/frame' ? '' : '<iframe width="500" height="150" src="/frame"></iframe>'}`,
        ),
  );
  browser = await launchChromium({ answers: asSanity((await openSampleRecords()).handle) });
  tab = await browser.newTab();
  errors = [];
  tab.on('pageerror', (error) => errors.push(String(error)));
  tab.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
});
afterEach(async () => {
  await browser?.close();
  await pages?.close();
});

/** What makes the extension go from under its pages. */
const WAYS = {
  updated: async () => {
    const cdp = await browser.context.browser()!.newBrowserCDPSession();
    await cdp.send('Extensions.loadUnpacked' as never, { path: await buildExtension('chrome') } as never);
  },
  stopped: async () => {
    const worker = browser.context.serviceWorkers()[0] as Worker;
    const ended = new Promise<void>((resolve) => void worker.on('close', () => resolve()));
    // The worker ends before it could answer; what was loaded for a test does not come back.
    await worker.evaluate(() => chrome.runtime.reload()).catch(() => undefined);
    await ended;
  },
  removed: async () => {
    const cdp = await browser.context.browser()!.newBrowserCDPSession();
    await cdp.send('Extensions.uninstall' as never, { id: browser.extensionId } as never);
  },
};

const hosts = () => tab.locator(HOST_NAME).count();

/** What a screen reader is told of the notice, whose root is closed. */
async function notice(): Promise<string | undefined> {
  const debug = await browser.context.newCDPSession(tab);
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  const at = nodes.find(({ role, ignored }) => role?.value === 'status' && !ignored);
  const within = (id: string): string => {
    const node = nodes.find(({ nodeId }) => nodeId === id)!;
    return node.role?.value === 'StaticText' ? String(node.name?.value) : (node.childIds ?? []).map(within).join('');
  };
  return at && within(at.nodeId);
}

test.each(Object.entries(WAYS))('%s under an open page: marks go, one notice says so, and nothing fails', async (_how, leave) => {
  await tab.goto(pages.origin);
  await expect
    .poll(() => Promise.all(tab.frames().map((frame) => frame.evaluate(readMarks))))
    .toMatchObject([{ green: [QUOTED] }, { green: [QUOTED] }]);
  await leave();
  // Work that comes before the end is noticed, and work after it.
  await tab.evaluate(() => document.body.append('And EA99-901.'));
  await expect.poll(() => Promise.all(tab.frames().map((frame) => frame.evaluate(readMarks)))).toEqual([NONE, NONE]);
  await expect.poll(notice).toBe(english.gone.message);
  expect(await hosts()).toBe(1);
  const { x, y } = await tab.evaluate(findWords, QUOTED);
  await tab.mouse.move(x, y);
  await tab.mouse.click(x, y);
  await tab.evaluate(() => {
    document.body.append('And EA99-902.');
    history.pushState(null, '', '/other');
    dispatchEvent(new Event('online'));
  });
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(await hosts()).toBe(1);
  expect(await tab.evaluate(readMarks)).toEqual(NONE);
  expect(errors).toEqual([]);
});

test('a card that is open goes too, and the notice can be closed', async () => {
  await tab.goto(pages.origin);
  await browser.reportOf(tab);
  const { x, y } = await tab.evaluate(findWords, QUOTED);
  await tab.mouse.click(x, y);
  const debug = await browser.context.newCDPSession(tab);
  await expect.poll(() => readCard(debug)).toBeTruthy();
  await WAYS.updated();
  await expect.poll(notice).toBe(english.gone.message);
  expect(await readCard(debug)).toBe(undefined);
  expect(await hosts()).toBe(1);
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  const { backendDOMNodeId } = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === english.close.message)!;
  const { model } = await debug.send('DOM.getBoxModel', { backendNodeId: backendDOMNodeId! });
  await tab.mouse.click((model.content[0]! + model.content[4]!) / 2, (model.content[1]! + model.content[5]!) / 2);
  expect(await hosts()).toBe(0);
  expect(errors).toEqual([]);
});

test('a page without marks hears nothing of it', async () => {
  await tab.goto(`${pages.origin}/plain`);
  await browser.reportOf(tab);
  await WAYS.updated();
  await tab.evaluate(() => document.body.append('And EA99-901.'));
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  expect(await hosts()).toBe(0);
  expect(errors).toEqual([]);
});

test('after an update, a new script in the same page marks once, and the old one is silent', async () => {
  await tab.goto(pages.origin);
  await browser.reportOf(tab);
  await WAYS.updated();
  const desk = await browser.openExtensionPage('manifest.json');
  await desk.evaluate(async (address) => {
    const [found] = await chrome.tabs.query({ url: `${address}/*` });
    await chrome.scripting.executeScript({ target: { tabId: found!.id! }, files: ['/content-scripts/marks.js'] });
  }, pages.origin);
  await tab.evaluate(() => document.body.append('And EA99-901.'));
  await expect.poll(() => tab.evaluate(readMarks).then(({ neutral }) => neutral.toSorted())).toEqual(['EA99-901', 'MC-99000001']);
  await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2500)));
  expect(await tab.evaluate(readMarks)).toMatchObject({ green: [QUOTED] });
  expect(errors).toEqual([]);
});
