import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright';
import { asSanity, openSampleRecords, serveDemo } from './demo.ts';
import { findWords } from './find-words.ts';
import { launchChromium, type Chromium } from './launch-chromium.ts';
import { readCard } from './read-card.ts';

/** The README's pictures. */
const FOLDER = fileURLToPath(new URL('../../.github/screenshots', import.meta.url));

/** Words whose card is shown: a number was changed. */
const WORDS = 'I was driving home';

/** The card opens within this time or not at all (milliseconds). */
const CARD_LIMIT = 10_000;

interface Picture {
  name: string;
  context: BrowserContextOptions;
  open: (tab: Page, at: { x: number; y: number }) => Promise<void>;
}

/** As wide as browsers make it at first. */
const PANEL = { viewport: { width: 400, height: 740 }, deviceScaleFactor: 2 };

const DESK = { viewport: { width: 1180, height: 740 }, deviceScaleFactor: 2 };
const click: Picture['open'] = (tab, { x, y }) => tab.mouse.click(x, y);

const PICTURES: readonly Picture[] = [
  { name: 'light', context: { ...DESK, colorScheme: 'light' }, open: click },
  { name: 'dark', context: { ...DESK, colorScheme: 'dark' }, open: click },
  { name: 'forced-colours', context: { ...DESK, forcedColors: 'active' }, open: click },
  {
    name: 'phone',
    context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, colorScheme: 'light' },
    open: (tab, { x, y }) => tab.touchscreen.tap(x, y),
  },
];

const demo = await serveDemo();
mkdirSync(FOLDER, { recursive: true });
for (const { name, context, open } of PICTURES) {
  await take(name, context, async (browser, tab) => {
    await open(tab, await tab.evaluate(findWords, WORDS));
    const debug = await browser.context.newCDPSession(tab);
    for (const end = Date.now() + CARD_LIMIT; !(await readCard(debug));) if (Date.now() > end) throw new Error('The card did not open');
    return tab;
  });
}
await take('panel', { ...PANEL, colorScheme: 'light' }, async (browser, tab) => {
  const panel = await browser.openExtensionPage(`sidepanel.html?tab=${browser.tabId(tab)}`);
  await panel.getByText(WORDS).click();
  await panel.locator('.details').waitFor();
  await panel.locator('h1').scrollIntoViewIfNeeded();
  return panel;
});
await demo.close();

/** Opens the demo page in a browser of its own, and takes a picture of what `show` gives back. */
async function take(name: string, context: BrowserContextOptions, show: (browser: Chromium, tab: Page) => Promise<Page>): Promise<void> {
  const browser = await launchChromium({ answers: asSanity((await openSampleRecords()).handle), context });
  const tab = await browser.newTab();
  await tab.goto(demo.origin);
  await browser.reportOf(tab);
  const path = join(FOLDER, `${name}.png`);
  await (await show(browser, tab)).screenshot({ path });
  process.stdout.write(`${path}\n`);
  await browser.close();
}
