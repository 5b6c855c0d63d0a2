import type { BrowserContextOptions, CDPSession, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOST_NAME } from '../../lib/page/card-view.ts';
import { asSanity, openSampleRecords, serveDemo } from '../harness/demo.ts';
import { findWords } from '../harness/find-words.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import { readCard } from '../harness/read-card.ts';
import type { PageServer } from '../harness/serve-pages.ts';

/** The interface of extensions, in functions that run in a page of ours. */
declare const chrome: typeof import('wxt/browser').browser;

const WORDS = 'leave more distance';

let demo: PageServer;
beforeAll(async () => {
  demo = await serveDemo();
});
afterAll(() => demo.close());

describe.each<{ on: string; context: BrowserContextOptions }>([
  { on: 'a desk', context: { viewport: { width: 1280, height: 900 } } },
  { on: 'a phone', context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
])('on $on', ({ on, context }) => {
  let browser: Chromium;
  let tab: Page;
  let debug: CDPSession;
  let scripts: string[];

  beforeAll(async () => {
    browser = await launchChromium({ answers: asSanity((await openSampleRecords()).handle), context });
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    tab = await browser.newTab();
    debug = await browser.context.newCDPSession(tab);
    scripts = [];
    debug.on('Debugger.scriptParsed', ({ url }) => url.startsWith('chrome-extension:') && scripts.push(new URL(url).pathname));
    await debug.send('Debugger.enable');
    await tab.goto(demo.origin);
    await browser.reportOf(tab);
  });
  afterEach(() => tab.close());

  const reason = async () => (await readCard(debug))?.reason;
  const middleOf = (words: string) => tab.evaluate(findWords, words);

  const ways: { how: string; open: () => Promise<void> }[] = [
    on === 'a phone'
      ? {
          how: 'a tap on marked words',
          open: async () => {
            const { x, y } = await middleOf(WORDS);
            await tab.touchscreen.tap(x, y);
          },
        }
      : {
          how: 'a click on marked words',
          open: async () => {
            const { x, y } = await middleOf(WORDS);
            await tab.mouse.click(x, y);
          },
        },
    {
      how: 'the keyboard',
      // The browser's own shortcuts are out of reach of a test; this is what the background does when one is pressed.
      open: async () => {
        const desk = await browser.openExtensionPage('manifest.json');
        await tab.bringToFront();
        await desk.evaluate(async (id) => {
          await chrome.tabs.sendMessage(id, { id: 1, type: 'step', data: { direction: 1 }, timestamp: Date.now() });
        }, browser.tabId(tab));
        await desk.close();
      },
    },
  ];

  test.each(ways)('$how opens the card; React comes only then, and Escape closes it', async ({ open }) => {
    expect(scripts).toContain('/content-scripts/marks.js');
    expect(scripts).not.toContain('/card.js');
    expect(await tab.locator(HOST_NAME).count()).toBe(0);

    await open();
    await expect.poll(reason).toMatch(/\w/);
    expect(scripts.filter((path) => path === '/card.js')).toHaveLength(1);
    expect(await tab.locator(HOST_NAME).count()).toBe(1);

    await tab.keyboard.press('Escape');
    await expect.poll(reason).toBe(undefined);
  });

  if (on !== 'a desk') return;

  test('a card that Escape has closed stays closed while the pointer goes on resting on its words', async () => {
    const { x, y } = await middleOf(WORDS);
    await tab.mouse.move(x, y);
    await expect.poll(reason).toMatch(/\w/);
    await tab.keyboard.press('Escape');
    const seen: unknown[] = [];
    for (let step = 1; step <= 20; step += 1) {
      await tab.mouse.move(x + step, y);
      await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      // Twenty looks take longer than the pointer has to rest for a card to open.
      seen.push(await reason(), await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 30))));
    }
    expect(seen.filter(Boolean)).toEqual([]);

    const other = await middleOf('Park the vehicle outside');
    await tab.mouse.move(other.x, other.y);
    await expect.poll(reason).toContain('99V-901');
  });
});
