import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { launchChromium, type Chromium } from '../../harness/launch-chromium.ts';
import { launchFirefox } from '../../harness/launch-firefox.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { BROWSERS, type Tab, tabOf } from '../page-tabs.ts';

/** The interface of extensions, in functions that run in the background. */
declare const chrome: typeof import('wxt/browser').browser;

const QUOTED = 'no vehicle, pedestrian or object is in its path';
const TRUE = `<p id="true">MC-99000001 says “${QUOTED}”.</p>`;
const FALSE = '<p id="false">MC-99000001 says “no vehicle, pedestrian or object is in my way”.</p>';
const NONE = { green: [], amber: [], grey: [], neutral: [] };

let pages: PageServer;
beforeAll(async () => {
  pages = await servePages(
    (path) =>
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body>${path === '/plain' ? '<p>Nothing.</p>' : TRUE + FALSE}`,
  );
});
afterAll(() => pages?.close());

/** What a page may do to look better than it is. Each runs in the page. */
const TRICKS: Record<string, () => void> = {
  'another entry under our name': () => {
    const name = [...CSS.highlights.keys()].find((each) => each.endsWith('-green'));
    const amber = [...CSS.highlights].find(([each]) => each.endsWith('-amber'))?.[1];
    if (name && amber) CSS.highlights.set(name, amber);
  },
  'more words under our mark': () => {
    const green = [...CSS.highlights].find(([each]) => each.endsWith('-green'))?.[1];
    const words = document.querySelector('#false')?.firstChild;
    if (green && words) {
      const range = new StaticRange({ startContainer: words, startOffset: 0, endContainer: words, endOffset: 20 });
      green.add(range);
    }
  },
  'a mark taken out of ours': () => {
    [...CSS.highlights].find(([each]) => each.endsWith('-amber'))?.[1].clear();
  },
  'an entry under a name of ours that has none': () => {
    const [name] = CSS.highlights.keys();
    const words = document.querySelector('#false')!.firstChild!;
    const range = new StaticRange({ startContainer: words, startOffset: 0, endContainer: words, endOffset: 20 });
    if (name) CSS.highlights.set(name.replace(/-\w+$/, '-grey'), new Highlight(range));
  },
};

describe.each(BROWSERS)('marks are not a page’s to make in %s', (name) => {
  let close: () => Promise<unknown>;
  let newTab: () => Promise<Tab>;
  let chromium: Chromium | undefined;
  let tab: Tab;
  beforeAll(async () => {
    const answers = asSanity((await openSampleRecords()).handle);
    if (name === 'firefox') {
      const firefox = await launchFirefox({ answers });
      newTab = async () => tabOf(await firefox.browser.newPage());
      close = () => firefox.close();
    } else {
      chromium = await launchChromium({ answers });
      newTab = async () => tabOf(await chromium!.newTab());
      close = () => chromium!.close();
    }
  });
  afterAll(() => close?.());
  beforeEach(async () => {
    tab = await newTab();
  });

  const marks = () => tab.evaluate(readMarks);
  const open = async (path = '/') => {
    await tab.goto(`${pages.origin}${path}`);
  };
  const bothMarked = () =>
    expect.poll(async () => (await marks()).green.length * (await marks()).amber.length, { timeout: 20_000 }).toBe(1);

  test.each(Object.keys(TRICKS))('%s: all marks go', async (trick) => {
    await open();
    await bothMarked();
    await tab.evaluate(TRICKS[trick]!);
    await expect.poll(marks, { timeout: 20_000 }).toEqual(NONE);
    // They stay away, though the page changes.
    await tab.evaluate(() => document.body.append('More words.'));
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    expect(await marks()).toEqual(NONE);
  });

  test('a registry that is cleared once has our marks again', async () => {
    await open();
    await bothMarked();
    await tab.evaluate(() => CSS.highlights.clear());
    await bothMarked();
  });

  test.runIf(name === 'chromium')('a registry that is cleared for ever is one that hides our marks', async () => {
    await open();
    await bothMarked();
    await tab.evaluate(() => void setInterval(() => CSS.highlights.clear(), 50));
    const page = chromium!.context.pages().at(-1)!;
    await expect.poll(async () => (await chromium!.reportOf(page)).tampered, { timeout: 20_000 }).toBe(true);
  });

  test('no rule of a page is stronger than our sheet', async () => {
    await open();
    await bothMarked();
    const drawn = await tab.evaluate(() => {
      const amber = [...CSS.highlights.keys()].find((each) => each.endsWith('-amber'))!;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `::highlight(${amber}) { text-decoration: underline solid rgb(21, 128, 61) 2px !important; color: red !important }`,
      );
      document.adoptedStyleSheets.push(sheet);
      const { textDecorationStyle, textDecorationColor } = getComputedStyle(document.querySelector('#false')!, `::highlight(${amber})`);
      return { textDecorationStyle, textDecorationColor };
    });
    expect(drawn).toEqual({ textDecorationStyle: 'dotted', textDecorationColor: 'rgb(180, 83, 9)' });
  });

  test('names are new on each page, and a page without findings has no sheet and no entry', async () => {
    const names = () => tab.evaluate(() => [...CSS.highlights.keys()].map((each) => each.replace(/-\w+$/, '')));
    await open();
    await bothMarked();
    const [first] = await names();
    await open();
    await bothMarked();
    const [second] = await names();
    expect(first).toMatch(/^[a-z]{16}$/);
    expect(second).not.toBe(first);
    await open('/plain');
    expect(await names()).toEqual([]);
    const line = (token: string) =>
      tab.evaluate((each: string) => getComputedStyle(document.body, `::highlight(${each}-green)`).textDecorationLine, token);
    expect(await line(second!)).toBe('none');
  });

  test.runIf(name === 'chromium')('badge, panel, popup and card say so', async () => {
    await open();
    await bothMarked();
    await tab.evaluate(TRICKS['another entry under our name']!);
    await expect.poll(marks, { timeout: 20_000 }).toEqual(NONE);
    const page = chromium!.context.pages().at(-1)!;
    const tabId = await chromium!.tabId(page);
    const [worker] = chromium!.context.serviceWorkers();
    const badge = () => worker!.evaluate((id) => chrome.action.getBadgeText({ tabId: id }), tabId);
    await expect.poll(badge, { timeout: 20_000 }).toBe('1!');
    expect(await chromium!.reportOf(page)).toMatchObject({ tampered: true, summary: { green: 1, amber: 1 } });
    for (const view of ['popup', 'sidepanel']) {
      const shown = await chromium!.openExtensionPage(`${view}.html?tab=${tabId}`);
      await shown.getByText(ENGLISH.tampered).waitFor();
      await shown.close();
    }
    await worker!.evaluate((id) => chrome.tabs.sendMessage(id, { type: 'step', data: { direction: 1 } }, { frameId: 0 }), tabId);
    const debug = await chromium!.context.newCDPSession(page);
    const said = async () => (await debug.send('Accessibility.getFullAXTree')).nodes.map(({ name: text }) => text?.value);
    await expect.poll(said, { timeout: 20_000 }).toContain(ENGLISH.tampered);
  });

  test('an event that no reader made opens nothing', async () => {
    await open();
    await bothMarked();
    await tab.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('#true')!);
      const { left, top, width, height } = range.getBoundingClientRect();
      const at = { clientX: left + width * 0.6, clientY: top + height / 2, bubbles: true, button: 0, pointerType: 'mouse' };
      for (const type of ['pointermove', 'pointerdown', 'pointerup', 'click'])
        document.querySelector('#true')!.dispatchEvent(new PointerEvent(type, at));
    });
    // Hovering opens a card within half a second.
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
    expect(await tab.evaluate(() => document.querySelector('quotemark-card'))).toBeNull();
  });
});
