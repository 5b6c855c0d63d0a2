import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { buildExtension } from '../../harness/build-extension.ts';
import { bundle } from '../../harness/bundle.ts';
import { launchChromium, type Chromium } from '../../harness/launch-chromium.ts';
import { launchFirefox } from '../../harness/launch-firefox.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { openRecordStandIn } from '../../harness/record-stand-in.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { CITING, FRAME_PAGES } from '../../pages/page/frame-pages.ts';
import { PAGES } from '../../pages/page/hostile-pages.ts';
import { STREAMS } from '../../pages/page/streams.tsx';
import { BROWSERS, type BrowserName, openTabs, type Tab, tabOf, type Tabs } from '../page-tabs.ts';

declare const Streams: typeof import('../../pages/page/streams.tsx');

const SAMPLE = fileURLToPath(new URL('../../records/sample.ndjson', import.meta.url));
const QUOTED = 'no vehicle, pedestrian or object is in its path';

let server: PageServer;
let streams: string;

beforeAll(async () => {
  streams = `${await bundle('test/pages/page/streams.tsx', 'Streams')}; globalThis.Streams = Streams;`;
  server = await servePages((path) => {
    const name = path.slice(1);
    if (name in PAGES) return PAGES[name]!;
    if (name in FRAME_PAGES) return FRAME_PAGES[name]!.html.replaceAll('{own}', server.origin).replaceAll('{other}', other());
    if (name === 'nesting')
      return `<!doctype html><title>Nesting</title><iframe width="400" height="150" src="${server.origin}/citing"></iframe>`;
    if (name === 'framing')
      return `<!doctype html><title>Framing</title><iframe width="600" height="400" src="${other()}/citing"></iframe>`;
    if (name === 'citing') return CITING;
    return '<!doctype html><title>Page</title><p>No document is named here, in 2019 as in 2020.</p>';
  });
});
afterAll(() => server?.close());

const other = () => server.origin.replace('127.0.0.1', 'localhost');

const answers = async () => {
  const standIn = await openRecordStandIn(SAMPLE);
  return { 'api.sanity.io': (request: { method: string; url: string; body: string }) => standIn.handle(request) };
};

/** A browser with the extension. */
async function openWithExtension(name: BrowserName): Promise<Tabs> {
  if (name === 'firefox') {
    const firefox = await launchFirefox({ answers: await answers() });
    return { newTab: async () => tabOf(await firefox.browser.newPage()), close: () => firefox.close() };
  }
  const chromium = await launchChromium({ answers: await answers() });
  return { newTab: async () => tabOf(await chromium.newTab()), close: () => chromium.close() };
}

/** Runs in the page: its HTML, less what stands beside its body, where our host and nothing of the page is. */
function pageHtml(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const ofOthers = [...copy.children].filter(({ localName }) => localName !== 'head' && localName !== 'body');
  for (const child of ofOthers) child.remove();
  return copy.outerHTML;
}

describe.each(BROWSERS)('the page stays as it is in %s', (name) => {
  let bare: Tab;
  let marked: Tab;
  const open: Tabs[] = [];
  beforeAll(async () => {
    for (const tabs of [await openTabs(name), await openWithExtension(name)]) open.push(tabs);
    [bare, marked] = (await Promise.all(open.map((tabs) => tabs.newTab()))) as [Tab, Tab];
  });
  afterAll(() => Promise.all(open.map((tabs) => tabs.close())));

  test.each(Object.keys(PAGES))('%s', async (page) => {
    const html: string[] = [];
    for (const tab of [bare, marked]) {
      tab.errors.length = 0;
      await tab.goto(`${server.origin}/${page}`);
      if (tab === marked) await expect.poll(() => tab.evaluate(readMarks)).toMatchObject({ green: [QUOTED] });
      html.push(await tab.evaluate(pageHtml));
    }
    expect(html[1]).toBe(html[0]);
    expect(marked.errors).toEqual(bare.errors);
  });

  const allHtml = (tab: Tab) => Promise.all(tab.frames().map((frame) => frame.evaluate(pageHtml)));
  const greenIn = async (tab: Tab) =>
    (await Promise.all(tab.frames().map((frame) => frame.evaluate(readMarks)))).flatMap(({ green }) => green).length;

  test.each(Object.keys(FRAME_PAGES))('and the documents of its frames: %s', async (page) => {
    for (const tab of [bare, marked]) {
      tab.errors.length = 0;
      await tab.goto(`${server.origin}/${page}`);
    }
    // Both have all their frames when the marks are there, and again when the pages are alike.
    await expect.poll(() => greenIn(marked).catch(() => 0)).toBe(FRAME_PAGES[page]!.quoting);
    await expect.poll(async () => (await allHtml(bare)).length).toBe(marked.frames().length);
    expect(await allHtml(marked)).toEqual(await allHtml(bare));
    expect(marked.errors).toEqual(bare.errors);
  });

  test.each(
    Object.keys(STREAMS).flatMap(
      (stream) =>
        [
          [stream, 'citing'],
          [stream, 'framing'],
        ] as const,
    ),
  )('while an answer is written: %s, in the page %s', async (stream, page) => {
    const html: string[][][] = [];
    for (const tab of [bare, marked]) {
      tab.errors.length = 0;
      await tab.goto(`${server.origin}/${page}`);
      if (tab === marked) await expect.poll(() => greenIn(tab)).toBe(1);
      const place = tab.frames().at(-1)!;
      await place.evaluate(streams);
      await place.evaluate((chosen: string) => void ((globalThis as { next?: () => boolean }).next = Streams.begin(chosen)), stream);
      const steps: string[][] = [];
      let more = true;
      while (more) {
        more = await place.evaluate(() => (globalThis as unknown as { next: () => boolean }).next());
        steps.push(await allHtml(tab));
      }
      html.push(steps);
    }
    expect(html[1]).toEqual(html[0]);
    expect(marked.errors).toEqual([]);
  });

  test('with the card open', async () => {
    const html: string[] = [];
    for (const tab of [bare, marked]) {
      await tab.goto(`${server.origin}/citing`);
      if (tab === marked) {
        await expect.poll(() => tab.evaluate(readMarks)).toMatchObject({ green: [QUOTED] });
        const { x, y } = await tab.evaluate(() => {
          const { left, top, height } = document.querySelector('p')!.getBoundingClientRect();
          return { x: left + 200, y: top + height / 2 };
        });
        await tab.mouse.click(x, y);
        await expect.poll(() => tab.evaluate(() => document.documentElement.children.length)).toBe(3);
      }
      html.push(await tab.evaluate(pageHtml));
    }
    expect(html[1]).toBe(html[0]);
  });
});

describe('in Chromium', () => {
  let chromium: Chromium;
  let tab: Page;
  beforeAll(async () => {
    chromium = await launchChromium({ answers: await answers() });
    tab = await chromium.newTab();
  });
  afterAll(() => chromium?.close());

  test('a page without ids gets no marks and asks nothing of anybody', async () => {
    chromium.sent.length = 0;
    await tab.goto(`${server.origin}/plain`);
    const report = await chromium.reportOf(tab);
    expect(report).toMatchObject({ on: true, settled: true, findings: [] });
    expect(await tab.evaluate(() => CSS.highlights.size)).toBe(0);
    expect(chromium.sent).toEqual([]);
  });

  test('a site that is switched off is left alone at once, and comes back at once', async () => {
    await tab.goto(`${server.origin}/citing`);
    expect((await chromium.reportOf(tab)).summary.green).toBe(1);
    const desk = await chromium.openExtensionPage('popup.html');
    const setOff = (hosts: string[]) =>
      desk.evaluate(
        (sitesOff) => (globalThis as unknown as { chrome: typeof import('wxt/browser').browser }).chrome.storage.local.set({ sitesOff }),
        hosts,
      );
    await setOff(['127.0.0.1']);
    await expect.poll(() => tab.evaluate(() => CSS.highlights.size)).toBe(0);
    expect(await chromium.reportOf(tab)).toMatchObject({ on: false, findings: [] });
    chromium.sent.length = 0;
    await tab.reload();
    expect(await chromium.reportOf(tab)).toMatchObject({ on: false, findings: [] });
    expect(chromium.sent).toEqual([]);
    await setOff([]);
    await expect.poll(() => tab.evaluate(readMarks)).toMatchObject({ green: [QUOTED] });
    await desk.close();
  });

  test('a keyboard command reaches the page, which opens the card on its next finding', async () => {
    await tab.goto(`${server.origin}/citing`);
    await chromium.reportOf(tab);
    const desk = await chromium.openExtensionPage('popup.html');
    const message = { id: 1, type: 'step', data: { direction: 1 }, timestamp: 0 };
    await desk.evaluate(
      ([tabId, sent]) =>
        (globalThis as unknown as { chrome: typeof import('wxt/browser').browser }).chrome.tabs.sendMessage(tabId, sent, { frameId: 0 }),
      [chromium.tabId(tab), message] as const,
    );
    await desk.close();
    await expect.poll(() => tab.evaluate(() => document.activeElement?.matches(':popover-open'))).toBe(true);
  });

  test('what another tab has found is told to views of ours alone', async () => {
    await tab.goto(`${server.origin}/citing`);
    await chromium.reportOf(tab);
    const debug = await chromium.context.newCDPSession(tab);
    const worlds: { id: number; origin: string }[] = [];
    debug.on('Runtime.executionContextCreated', ({ context }) => worlds.push(context));
    await debug.send('Runtime.enable');
    const ours = worlds.find(({ origin }) => origin.startsWith('chrome-extension:'))!;
    const message = { type: 'tabReport', data: { tabId: chromium.tabId(tab), settled: false } };
    const { result } = await debug.send('Runtime.evaluate', {
      contextId: ours.id,
      expression: `chrome.runtime.sendMessage(${JSON.stringify(message)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    expect(result.value).toEqual({ err: 'Only views of ours may ask what a tab has found' });
  });

  test('a page outlives the service worker', async () => {
    await tab.goto(`${server.origin}/citing`);
    expect((await chromium.reportOf(tab)).summary.green).toBe(1);
    await chromium.killWorker();
    await tab.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>And EA99-901.</p>'));
    expect((await chromium.reportOf(tab)).findings.map(({ text }) => text)).toEqual(['MC-99000001', QUOTED, 'EA99-901']);
  });
});

describe('the built scripts', () => {
  /**
   * Bytes: the first runs on every page, and is smaller than mark.js (test/bench/page/peers.ts); the second is injected where something may
   * be a citation, the third where something would be green or amber.
   */
  const LIMITS = { 'content-scripts/marks.js': 17_600, 'session.js': 161_000, 'look.js': 26_000 };
  /** Names that only these libraries have, and keep when minified. */
  const UNWANTED = { react: 'react.transitional.element', zod: '_zod', sanity: 'apicdn.sanity.io', polyfill: 'webextension-polyfill' };

  test.each(Object.entries(LIMITS))('%s is small and free of what it does not need', async (file, limit) => {
    const path = `${await buildExtension('chrome')}/${file}`;
    expect(statSync(path).size).toBeLessThan(limit);
    const text = readFileSync(path, 'utf8');
    // Chromium takes a file with a noncharacter of Unicode for none in UTF-8, and loads no such script.
    expect(/[\uFDD0-\uFDEF\uFFFE\uFFFF]/.test(text)).toBe(false);
    for (const [library, word] of Object.entries(UNWANTED)) expect(text.includes(word), library).toBe(false);
  });
});
