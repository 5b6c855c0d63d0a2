import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOST_NAME } from '../../../lib/page/card-view.ts';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { findWords } from '../../harness/find-words.ts';
import { launchChromium } from '../../harness/launch-chromium.ts';
import { launchFirefoxViews } from '../../harness/marionette.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { readMarks } from '../../harness/read-marks.ts';

/** The interface of extensions, in functions that run in a page of ours. */
declare const chrome: typeof import('wxt/browser').browser;

const QUOTED = 'no vehicle, pedestrian or object is in its path';

/** What the tests need of a tab that can be zoomed, alike in both browsers. */
interface ZoomedTab {
  /** As the reader does from the browser's menu. */
  zoom(factor: number): Promise<void>;
  evaluate<R, A>(work: (argument: A) => R, argument: A): Promise<R>;
  moveTo(point: { x: number; y: number }): Promise<void>;
  close(): Promise<void>;
}

let pages: PageServer;
beforeAll(async () => {
  pages = await servePages(
    () => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><style>body { margin: 8px; font: 16px/1.3 sans-serif }</style>
    <p>EA99-901 and MC-99000001, which says “${QUOTED}”.</p>`,
  );
});
afterAll(() => pages?.close());

const OPENING: Record<string, (address: string) => Promise<ZoomedTab>> = {
  Chromium: async (address) => {
    const chromium = await launchChromium({ answers: asSanity((await openSampleRecords()).handle) });
    const tab = await chromium.newTab();
    await tab.goto(address);
    await chromium.reportOf(tab);
    const desk = await chromium.openExtensionPage('manifest.json');
    await tab.bringToFront();
    return {
      zoom: (factor) => desk.evaluate(([id, value]) => chrome.tabs.setZoom(id, value), [chromium.tabId(tab), factor] as const),
      evaluate: (work, argument) => tab.evaluate(work as never, argument as never),
      moveTo: ({ x, y }) => tab.mouse.move(x, y),
      close: () => chromium.close(),
    };
  },
  Firefox: async (address) => {
    const firefox = await launchFirefoxViews({ answers: asSanity((await openSampleRecords()).handle), prefs: { 'zoom.minPercent': 25 } });
    const page = await firefox.open(address);
    await expect.poll(() => firefox.run(`return (${String(readMarks)})()`)).toMatchObject({ green: [QUOTED] });
    return {
      zoom: (factor) => firefox.zoom(factor),
      evaluate: (work, argument) => firefox.run(`return (${String(work)})(...arguments)`, argument),
      moveTo: (point) => firefox.moveTo(point),
      close: async () => {
        await firefox.switchTo(page);
        await firefox.close();
      },
    };
  },
};

const cardIsOpen = (name: string) => document.querySelector(name)?.matches(':popover-open') ?? false;

/** CSS px, as card.css has it. */
const CARD_WIDTH = 368;

/** Runs in a page: where in sight a press reaches the card, which is closed to any other look, as far as `step` tells (CSS px). */
function cardInSight(name: string): { left: number; top: number; right: number; bottom: number; step: number } {
  const step = Math.max(1, innerWidth / 320);
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0, step };
  for (let y = 0; y < innerHeight; y += step) {
    for (let x = 0; x < innerWidth; x += step) {
      if (document.elementFromPoint(x, y)?.localName !== name) continue;
      Object.assign(box, {
        left: Math.min(box.left, x),
        top: Math.min(box.top, y),
        right: Math.max(box.right, x),
        bottom: Math.max(box.bottom, y),
      });
    }
  }
  return box;
}

describe.each(Object.keys(OPENING))('%s', (browser) => {
  test('zoomed by the reader, marks are hit where they are, and the card stands in sight', async () => {
    const tab = await OPENING[browser]!(pages.origin);
    try {
      for (const factor of [0.25, 1, 4]) {
        await tab.zoom(factor);
        await expect.poll(() => tab.evaluate(() => devicePixelRatio, null)).toBe(factor);
        const view = await tab.evaluate(() => ({ width: innerWidth, height: innerHeight }), null);
        // Above the text, where no card stands either.
        await tab.moveTo({ x: 1, y: 1 });
        await expect.poll(() => tab.evaluate(cardIsOpen, HOST_NAME)).toBe(false);
        const at = await tab.evaluate(findWords, QUOTED);
        await tab.moveTo(at);
        await expect.poll(() => tab.evaluate(cardIsOpen, HOST_NAME)).toBe(true);
        const { left, top, right, bottom, step } = await tab.evaluate(cardInSight, HOST_NAME);
        expect(top).toBeGreaterThan(0);
        // A sheet has the whole width; a card beside the text all of its own.
        if (factor === 4) expect([left, right >= view.width - 2 * step]).toEqual([0, true]);
        else {
          expect(Math.abs(right - left - CARD_WIDTH)).toBeLessThanOrEqual(2 * step);
          expect(bottom).toBeLessThan(view.height - step);
        }
      }
    } finally {
      await tab.close();
    }
  });
});
