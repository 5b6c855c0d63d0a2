import { readFile } from 'node:fs/promises';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import type { CardView } from '../../../lib/page/card-view.ts';
import { bundle } from '../../harness/bundle.ts';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { findFirefox } from '../../harness/find-browser.ts';
import { launchFirefox } from '../../harness/launch-firefox.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages } from '../../harness/serve-pages.ts';
import { SAMPLE_FINDINGS } from './sample-findings.ts';

/** What the page keeps on `globalThis`. */
interface Gallery {
  quotemark: { createCardHost(mode: ShadowRootMode): CardView };
  card: CardView;
  timesClosed: number;
  keys: string[];
}

const PAGE = `<!doctype html><html lang="en"><style>
    * { color: red !important; transform: rotate(5deg) !important; display: block !important } *::backdrop { background: red !important }
    * body { background: #222 }
  </style><body><button id="before">A button</button><p>“<span id="words">must replace the valve body</span>”</p></body></html>`;

describe('the card on a page of its own', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const code = await bundle('components/card/card-host.tsx', 'quotemark');
    browser = await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true });
    page = await browser.newPage();
    await page.setViewport({ width: 700, height: 800 });
    await page.setContent(PAGE);
    await page.evaluate(
      `${code}; Object.assign(globalThis, { quotemark, card: quotemark.createCardHost('open'), timesClosed: 0, keys: [] });`,
    );
    await page.evaluate((finding) => {
      const gallery = globalThis as unknown as Gallery;
      document.addEventListener('keydown', ({ key }) => gallery.keys.push(key), true);
      document.querySelector<HTMLElement>('#before')!.focus();
      gallery.card.show(finding, document.querySelector('#words')!.getBoundingClientRect(), {
        focus: true,
        sheet: false,
        tampered: false,
        onClose: () => (gallery.timesClosed += 1),
        onPanel() {},
        onHover() {},
      });
    }, SAMPLE_FINDINGS.contradicted!);
  });
  afterAll(() => browser.close());

  const inCard = <T>(read: (root: ShadowRoot) => T) =>
    page.evaluate(`(${String(read)})(document.querySelector('quotemark-card').shadowRoot)`) as Promise<T>;

  test('stands in the window in its own colours, whatever the page says about style', async () => {
    const { x, y, width, height, color, transform, scheme } = await inCard((root) => {
      const card = root.querySelector('.card')!;
      const style = getComputedStyle(card);
      return { ...card.getBoundingClientRect().toJSON(), color: style.color, transform: style.transform, scheme: style.colorScheme };
    });
    expect({ width, color, transform, scheme }).toEqual({ width: 368, color: 'rgb(232, 234, 237)', transform: 'none', scheme: 'dark' });
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(700);
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(800);
    const backdrop = await page.evaluate(() => getComputedStyle(document.querySelector('quotemark-card')!, '::backdrop').display);
    expect(backdrop).toBe('none');
  });

  test('takes focus, keeps its keys from the page, acts on Enter, and gives focus back', async () => {
    expect(await inCard((root) => root.activeElement?.className)).toBe('card');
    await page.keyboard.press('Tab');
    expect(await inCard((root) => root.activeElement?.getAttribute('aria-label'))).toBe(ENGLISH.close);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const after = await page.evaluate(() => {
      const { timesClosed, keys } = globalThis as unknown as Gallery;
      return { timesClosed, keys, focus: document.activeElement?.id };
    });
    expect(after).toEqual({ timesClosed: 1, keys: [], focus: 'before' });
  });
});

test("the extension's own card opens and closes, under the strictest policy of a page too", async () => {
  const records = await openSampleRecords();
  const demo = await readFile(new URL('../../pages/demo.html', import.meta.url), 'utf8');
  const strict = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'">`;
  const [firefox, pages] = await Promise.all([
    launchFirefox({ answers: asSanity(records.handle) }),
    servePages(() => demo.replace('<head>', `<head>${strict}`)),
  ]);
  try {
    const tab = await firefox.browser.newPage();
    await tab.goto(pages.origin);
    await expect.poll(() => tab.evaluate(readMarks).then(({ amber }) => amber.length), { timeout: 30_000 }).toBeGreaterThan(0);
    const { x, y } = await tab.evaluate(() => {
      const [mark] = [...CSS.highlights].find(([name]) => name.endsWith('-amber'))![1] as unknown as Iterable<StaticRange>;
      const range = document.createRange();
      range.setStart(mark!.startContainer, mark!.startOffset);
      range.setEnd(mark!.endContainer, mark!.endOffset);
      mark!.startContainer.parentElement!.scrollIntoView({ block: 'center' });
      const { left, top, height } = range.getClientRects()[0]!;
      return { x: left + 10, y: top + height / 2 };
    });
    await tab.mouse.click(x, y);
    const isOpen = () => tab.evaluate(() => document.querySelector('quotemark-card')?.matches(':popover-open') ?? false);
    await expect.poll(isOpen, { timeout: 15_000 }).toBe(true);
    await tab.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
  } finally {
    await Promise.all([firefox.close(), pages.close()]);
  }
});
