import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import { SPANISH } from '../../../components/words/spanish.ts';
import type { CardOptions, CardView } from '../../../lib/page/card-view.ts';
import type { Finding } from '../../../lib/report.ts';
import { buildExtension } from '../../harness/build-extension.ts';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { SAMPLE_FINDINGS } from './sample-findings.ts';

/** What the gallery page keeps on `globalThis`. */
interface Gallery {
  quotemark: { createCardHost(mode?: ShadowRootMode): CardView };
  card: CardView;
  timesClosed: number;
  timesPanel: number;
  hovers: boolean[];
  seen: string[];
}

const ADDRESS = 'https://answer.test/';
const PAGE = `<!doctype html><html lang="en"><head><title>Answer</title><meta name="viewport" content="width=device-width"></head><body><main style="padding:20px">
  <h1>Answer</h1><p>According to MC-99000001, technicians “<span id="words">must replace the valve body</span>”.</p>
  <p><button id="before">A button of the page</button></p>${'<p>More text of the page.</p>'.repeat(30)}</main></body></html>`;
const NAMES = Object.keys(SAMPLE_FINDINGS);

let browser: Browser;
let code: string;

beforeAll(async () => {
  [code, browser] = await Promise.all([
    bundle('components/card/card-host.tsx', 'quotemark'),
    chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] }),
  ]);
});
afterAll(() => browser.close());

/** A page with a card that can be looked into. */
async function open({
  html = PAGE,
  address = ADDRESS,
  ...options
}: BrowserContextOptions & { html?: string; address?: string } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, ...options });
  const page = await context.newPage();
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  await page.evaluate(
    `${code}; Object.assign(globalThis, { quotemark, card: quotemark.createCardHost('open'), timesClosed: 0, timesPanel: 0, hovers: [], seen: [] });`,
  );
  return page;
}

function show(page: Page, name: string, options: Partial<CardOptions> = {}): Promise<void> {
  return page.evaluate(
    ([finding, given]) => {
      const gallery = globalThis as unknown as Gallery;
      const anchor = document.querySelector('#words')!.getBoundingClientRect();
      gallery.card.show(finding, anchor, {
        focus: false,
        sheet: false,
        tampered: false,
        onClose: () => (gallery.timesClosed += 1),
        onPanel: () => (gallery.timesPanel += 1),
        onHover: (inside) => gallery.hovers.push(inside),
        ...given,
      });
    },
    [SAMPLE_FINDINGS[name]!, options] as [Finding, Partial<CardOptions>],
  );
}

const dialog = (page: Page) => page.locator('quotemark-card .card');
const timesClosed = (page: Page) => page.evaluate(() => (globalThis as unknown as Gallery).timesClosed);
const boxOf = async (page: Page) => (await dialog(page).boundingBox())!;

describe.each([
  ['en-US', ENGLISH],
  ['es-ES', SPANISH],
])('in %s', (locale, words) => {
  let page: Page;
  beforeAll(async () => {
    page = await open({ locale });
  });
  afterAll(() => page.context().close());

  test.each(NAMES)('%s: verdict, reason and doubt are said', async (name) => {
    await show(page, name);
    const { verdict } = SAMPLE_FINDINGS[name]!;
    const text = await page.getByRole('dialog', { name: words.headlines[verdict.code], exact: true }).innerText();
    expect(text).toContain(words.reason(verdict));
    expect(text).toContain(words.uncertainty(verdict));
  });

  // Where parts of the card are alike, one finding stands for all.
  test.each(['altered', 'contradicted', 'hostile', 'on-record', 'right-to-left'])('%s: axe finds nothing', async (name) => {
    await show(page, name);
    const { violations } = await new AxeBuilder({ page })
      .include('quotemark-card')
      .options({ resultTypes: ['violations'] })
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('what the card says', () => {
  test('the quoted words are marked in their passage, and changed words are struck out or put in', async () => {
    const page = await open();
    await show(page, 'verified');
    expect(await dialog(page).locator('mark').innerText()).toContain('must replace the valve body with part 99000-11');
    await show(page, 'altered');
    const change = (tag: string) => dialog(page).locator(`blockquote ${tag}`).allInnerTexts();
    expect((await change('del')).join(' ')).toMatch(/may.*99000-12/s);
    expect((await change('ins')).join(' ')).toMatch(/must.*99000-11/s);
    await page.context().close();
  });

  test('a contradiction stands in a block of its own, once, with both claims and the settlement', async () => {
    const page = await open();
    await show(page, 'contradicted');
    const block = dialog(page).locator('.disagreement');
    expect(await block.count()).toBe(1);
    const text = await block.innerText();
    for (const said of [
      'Part 99000-11 fits',
      'Part 99000-12 is needed',
      'Sep 22, 2026',
      'Mar 3, 2026',
      'different parts',
      ENGLISH.contradictionStates.settled,
      'replaces the earlier',
    ]) {
      expect(text).toContain(said);
    }
    await page.context().close();
  });

  test('nothing of a record is taken for markup, nor for an address to run', async () => {
    const page = await open();
    await show(page, 'hostile');
    expect(await dialog(page).locator('img, script, b, a').count()).toBe(0);
    expect(await dialog(page).innerText()).toContain('<script>');
    expect(await page.title()).toBe('Answer');
    await page.context().close();
  });

  test('a link opens its source in a new tab that knows nothing of this page', async () => {
    const page = await open();
    await show(page, 'verified');
    const link = dialog(page).getByRole('link');
    expect(await link.evaluate(({ href, target, rel }: HTMLAnchorElement) => ({ href, target, rel }))).toEqual({
      href: 'https://static.nhtsa.gov/odi/tsbs/2026/MC-99000001-0001.pdf',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    await page.context().close();
  });

  test.each(['https://answer.test/', 'http://answer.test/'])('copies a checked citation on %s', async (address) => {
    const page = await open({ address, permissions: ['clipboard-read', 'clipboard-write'] });
    await show(page, 'misattributed');
    const button = dialog(page).getByRole('button', { name: ENGLISH.copy });
    await button.click();
    await dialog(page).getByText(ENGLISH.copied).waitFor();
    expect(await button.evaluate((element) => element.matches(':focus'))).toBe(true);
    const reader = await page.context().newPage();
    await reader.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await reader.goto('https://reader.test/');
    const copied = await reader.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('“must replace the valve body with part 99000-11”');
    expect(copied).toContain(ENGLISH.headlines['other-document']);
    await page.context().close();
  });
});

describe('keyboard', () => {
  test('opened by keyboard, the card has focus; Escape closes it, says so once, and focus returns', async () => {
    const page = await open();
    await page.focus('#before');
    await show(page, 'verified', { focus: true });
    expect(await dialog(page).evaluate((card) => card.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await dialog(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
    expect(await timesClosed(page)).toBe(1);
    await page.keyboard.press('Escape');
    expect(await timesClosed(page)).toBe(1);
    await page.context().close();
  });

  test('opened by pointer, the card leaves focus alone, and Escape closes it all the same', async () => {
    const page = await open();
    await page.focus('#before');
    await show(page, 'verified');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
    await page.keyboard.press('Escape');
    expect(await dialog(page).isVisible()).toBe(false);
    expect(await timesClosed(page)).toBe(1);
    await page.context().close();
  });

  test('a card that learns more stays where it is, and focus stays on what it was on, or in the card where that has gone', async () => {
    const page = await open();
    await page.focus('#before');
    await show(page, 'verified', { focus: true });
    const update = (name: string) =>
      page.evaluate(
        (finding) => (globalThis as unknown as Gallery).card.update(finding, document.querySelector('#words')!.getBoundingClientRect()),
        SAMPLE_FINDINGS[name]!,
      );
    const focused = () => dialog(page).evaluate((card) => (card.getRootNode() as ShadowRoot).activeElement?.textContent?.trim());
    const before = await boxOf(page);
    await dialog(page).getByRole('button', { name: ENGLISH.copy }).focus();
    await update('altered');
    expect(await page.getByRole('dialog', { name: ENGLISH.headlines[SAMPLE_FINDINGS.altered!.verdict.code] }).isVisible()).toBe(true);
    expect(await focused()).toBe(ENGLISH.copy);
    expect(await boxOf(page)).toMatchObject({ x: before.x, y: before.y });
    await dialog(page).getByRole('link').first().focus();
    await update('unchecked');
    expect(await focused()).toContain(ENGLISH.headlines[SAMPLE_FINDINGS.unchecked!.verdict.code]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('before');
    expect(await timesClosed(page)).toBe(1);
    await page.context().close();
  });

  test('focus returns into shadow roots too', async () => {
    const page = await open();
    await page.evaluate(() => {
      const host = document.body.appendChild(document.createElement('x-field'));
      host.attachShadow({ mode: 'open' }).appendChild(document.createElement('input')).focus();
    });
    await show(page, 'verified', { focus: true });
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.querySelector('x-field')!.shadowRoot!.activeElement?.localName)).toBe('input');
    await page.context().close();
  });

  test('Tab goes through close, source, copy and panel; keys act; and the page hears none of these keys', async () => {
    const page = await open();
    await page.evaluate(() => {
      const { seen } = globalThis as unknown as Gallery;
      for (const name of ['keydown', 'keypress', 'keyup']) {
        for (const target of [document, document.documentElement]) {
          target.addEventListener(name, (event) => seen.push(`${name} ${(event as KeyboardEvent).key}`), true);
          target.addEventListener(name, (event) => seen.push(`${name} ${(event as KeyboardEvent).key}`));
        }
      }
    });
    await page.focus('#before');
    await show(page, 'verified', { focus: true });
    const focused = () =>
      dialog(page)
        .locator(':focus')
        .innerText()
        .then((text) => text.trim());
    await page.keyboard.press('Tab');
    expect(await dialog(page).locator(':focus').getAttribute('aria-label')).toBe(ENGLISH.close);
    await page.keyboard.press('Tab');
    expect(await focused()).toContain(ENGLISH.readAtSource);
    await page.keyboard.press('j');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(ENGLISH.copy);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(ENGLISH.openInPanel);
    await page.keyboard.press('Space');
    expect(await page.evaluate(() => (globalThis as unknown as Gallery).timesPanel)).toBe(1);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await timesClosed(page)).toBe(1);
    // The key that closed the card is let go on the page, where focus is by then.
    expect(await page.evaluate(() => (globalThis as unknown as Gallery).seen.filter((key) => key !== 'keyup Enter'))).toEqual([]);
    await page.context().close();
  });
});

describe('pointer', () => {
  test('a press outside closes the card and reaches the page; presses inside do neither', async () => {
    const page = await open();
    await page.evaluate(() => {
      for (const name of ['pointerdown', 'mousedown', 'click', 'mousemove']) {
        document.addEventListener(name, (event) =>
          (globalThis as unknown as Gallery).seen.push(`${name} ${(event.target as Element).localName}`),
        );
      }
    });
    await show(page, 'verified');
    await dialog(page).locator('h2').click();
    expect(await page.evaluate(() => (globalThis as unknown as Gallery).seen)).toEqual([]);
    expect(await timesClosed(page)).toBe(0);
    await page.locator('h1').click();
    expect(await timesClosed(page)).toBe(1);
    expect(await page.evaluate(() => (globalThis as unknown as Gallery).seen)).toContain('click h1');
    await page.context().close();
  });

  test.each(['click', 'focus'])('a handler on the document that is asked first hears nothing of a %s in the card', async (what) => {
    const page = await open();
    await page.evaluate(() => {
      for (const name of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'focusin'])
        document.addEventListener(name, () => (globalThis as unknown as Gallery).seen.push(name), true);
    });
    await show(page, 'verified', { focus: what === 'focus' });
    if (what === 'click') await dialog(page).getByRole('button', { name: ENGLISH.close }).click();
    expect(await page.evaluate(() => (globalThis as unknown as Gallery).seen)).toEqual([]);
    expect(await timesClosed(page)).toBe(what === 'click' ? 1 : 0);
    await page.context().close();
  });

  test.each([{}, { hasTouch: true, isMobile: true }])('the click or tap that opens the card does not close it (%o)', async (options) => {
    const page = await open(options);
    await page.evaluate((finding) => {
      const gallery = globalThis as unknown as Gallery;
      const words = document.querySelector('#words')!;
      const showCard = () =>
        gallery.card.show(finding, words.getBoundingClientRect(), {
          focus: false,
          sheet: false,
          tampered: false,
          onClose() {},
          onPanel() {},
          onHover() {},
        });
      // As on a real page, the session listens before there is a card: the same click comes to the card when it is open already.
      gallery.card.destroy();
      window.addEventListener('click', showCard, true);
      gallery.card = gallery.quotemark.createCardHost('open');
    }, SAMPLE_FINDINGS.altered!);
    await (options.hasTouch ? page.locator('#words').tap() : page.locator('#words').click());
    expect(await dialog(page).isVisible()).toBe(true);
    await page.context().close();
  });

  test('a finger that scrolls the page leaves the sheet, a tap on the page closes it', async () => {
    const page = await open({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
    await show(page, 'verified', { sheet: true });
    // While the page still glides, a tap only stops it.
    const still = page.evaluate(() => new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })));
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 100, y }] });
    await send('touchStart', 150);
    for (const y of [130, 100, 60, 20]) await send('touchMove', y);
    await send('touchEnd', 20);
    await still;
    expect(await dialog(page).isVisible()).toBe(true);
    await page.touchscreen.tap(100, 100);
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await timesClosed(page)).toBe(1);
    await page.context().close();
  });

  test('says when the pointer comes and goes', async () => {
    const page = await open();
    await page.mouse.move(900, 10);
    await show(page, 'verified');
    await dialog(page).locator('h2').hover();
    await page.mouse.move(900, 10);
    expect(await page.evaluate(() => (globalThis as unknown as Gallery).hovers)).toEqual([true, false]);
    await page.context().close();
  });
});

describe('where it stands', () => {
  test('beside the words, and it goes with them when what holds them scrolls', async () => {
    const page = await open({ html: PAGE.replace('<main style="', '<main style="height:400px;overflow:auto;') });
    await show(page, 'unchecked');
    const gap = async () => (await boxOf(page)).y - (await page.locator('#words').boundingBox())!.y;
    const before = await gap();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(60);
    await page.locator('main').evaluate((main) => main.scrollBy(0, 40));
    await expect.poll(gap).toBe(before);
    await page.context().close();
  });

  test.each([
    ['phone', { width: 360, height: 740 }],
    ['window zoomed to 400 %', { width: 320, height: 180 }],
    ['tall and narrow', { width: 320, height: 900 }],
  ])('%s: a sheet at the bottom, all of it in sight or in its own scroll, never sideways', async (_name, viewport) => {
    const page = await open({ viewport });
    for (const name of NAMES) {
      await show(page, name);
      const { x, y, width, height } = await boxOf(page);
      expect([name, x, width, Math.round(y + height)]).toEqual([name, 0, viewport.width, viewport.height]);
      expect(y).toBeGreaterThan(0);
      expect(await dialog(page).evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
      await dialog(page).getByRole('button', { name: ENGLISH.copy }).scrollIntoViewIfNeeded();
      expect((await dialog(page).getByRole('button', { name: ENGLISH.close }).boundingBox())!.y).toBeGreaterThanOrEqual(y);
    }
    await page.context().close();
  });

  test.each([
    ['mouse', 24, {}],
    ['finger', 44, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }],
  ])('buttons and links are large enough for a %s', async (_name, least, options) => {
    const page = await open(options);
    await show(page, 'verified');
    for (const target of await dialog(page).locator('button, .source-link').all()) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(least);
    }
    await page.context().close();
  });
});

describe('the page and the card leave each other alone', () => {
  const HOSTILE_STYLE = `<style>
    html { font-size: 40px } body { direction: rtl; line-height: 3 }
    * { color: red !important; font: 30px fantasy !important; display: block !important; opacity: 0.3 !important; transform: rotate(5deg)
    * !important; white-space: pre !important; visibility: hidden !important; pointer-events: none !important }
    *::backdrop { background: red !important; pointer-events: auto !important } :not(:defined) { display: none !important }
  </style>`;
  const looks = (page: Page) =>
    dialog(page).evaluate((card) =>
      [...card.querySelectorAll('h2, p, blockquote, button')].map((element) => {
        const { color, font, display, opacity, direction, visibility, whiteSpace } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { color, font, display, opacity, direction, visibility, whiteSpace, width, height };
      }),
    );

  test('the harshest style sheet of a page does not reach the card', async () => {
    const [plain, hostile] = await Promise.all([open(), open({ html: PAGE.replace('</head>', `${HOSTILE_STYLE}</head>`) })]);
    await Promise.all([show(plain, 'contradicted'), show(hostile, 'contradicted')]);
    expect(await looks(hostile)).toEqual(await looks(plain));
    const backdrop = await hostile.evaluate(() => getComputedStyle(document.querySelector('quotemark-card')!, '::backdrop').display);
    expect(backdrop).toBe('none');
    await Promise.all([plain.context().close(), hostile.context().close()]);
  });

  test('one node is added, when a card is first shown, and nothing else changes; destroyed, the page is as it was', async () => {
    const page = await open();
    const html = () => page.evaluate(() => document.documentElement.outerHTML);
    const before = await html();
    await show(page, 'verified', { focus: true });
    expect((await html()).replace(/<quotemark-card[^>]*><\/quotemark-card>/, '')).toBe(before);
    expect(await page.locator('quotemark-card').count()).toBe(1);
    await page.evaluate(() => (globalThis as unknown as Gallery).card.destroy());
    expect(await html()).toBe(before);
    await page.context().close();
  });

  test('a page cannot look into the card', async () => {
    const page = await open();
    const root = await page.evaluate((finding) => {
      const card = (globalThis as unknown as Gallery).quotemark.createCardHost();
      card.show(finding, new DOMRect(10, 10, 10, 10), {
        focus: false,
        sheet: false,
        tampered: false,
        onClose() {},
        onPanel() {},
        onHover() {},
      });
      return document.querySelector('quotemark-card')!.shadowRoot;
    }, SAMPLE_FINDINGS.verified!);
    expect(root).toBe(null);
    await page.context().close();
  });

  test('a page that removes the card does not keep the next one from opening', async () => {
    const page = await open();
    await show(page, 'verified');
    await page.evaluate(() => document.querySelector('quotemark-card')!.remove());
    await show(page, 'altered');
    expect(await dialog(page).isVisible()).toBe(true);
    await page.context().close();
  });

  test('a page that writes itself anew keeps no key and no press from the card', async () => {
    const page = await open();
    await page.evaluate((html) => {
      document.open();
      document.write(html);
      document.close();
    }, PAGE);
    await show(page, 'verified');
    await page.keyboard.press('Escape');
    expect(await timesClosed(page)).toBe(1);
    await show(page, 'verified');
    await page.locator('h1').click();
    expect(await timesClosed(page)).toBe(2);
    await page.context().close();
  });

  test('it stands in what fills the screen, where that holds the words', async () => {
    const page = await open();
    const home = () => page.evaluate(() => document.querySelector('quotemark-card')!.parentElement!.localName);
    const button = page.locator('#before');
    await button.evaluate((own) =>
      own.addEventListener('click', () => document.querySelector('main')!.requestFullscreen(), { once: true }),
    );
    await button.click();
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await show(page, 'verified');
    expect(await home()).toBe('main');
    await dialog(page).getByRole('button', { name: ENGLISH.close }).click();
    await page.evaluate(() => document.exitFullscreen());
    await show(page, 'verified');
    expect(await home()).toBe('html');
    await page.context().close();
  });

  test('in a modal dialog of the page the card still works', async () => {
    const page = await open({ html: PAGE.replace('<main', '<dialog id="own"').replace('</main>', '</dialog>') });
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')!.showModal());
    await show(page, 'verified');
    await dialog(page).getByRole('button', { name: ENGLISH.close }).click();
    expect(await timesClosed(page)).toBe(1);
    await show(page, 'verified', { focus: true });
    await page.keyboard.press('Escape');
    expect(await timesClosed(page)).toBe(2);
    expect(await page.evaluate(() => document.querySelector<HTMLDialogElement>('#own')!.open)).toBe(true);
    await page.context().close();
  });

  test.each([
    ['white because nothing is said', '', 'dark', 'light'],
    ['dark without saying so', '<style>body{background:#212121;color:#eee}</style>', 'light', 'dark'],
    ['dark in another notation', '<style>html{background:oklch(0.2 0.02 260)}</style>', 'light', 'dark'],
    ['dark because it follows the browser', '<style>:root{color-scheme:light dark}</style>', 'dark', 'dark'],
    ['light although the browser is dark', '<style>body{background:#fafafa}</style>', 'dark', 'light'],
  ] as const)('a page that is %s', async (_name, style, colorScheme, expected) => {
    const page = await open({ html: PAGE.replace('</head>', `${style}</head>`), colorScheme });
    await show(page, 'verified');
    expect(await dialog(page).evaluate((card) => getComputedStyle(card).colorScheme)).toBe(expected);
    await page.context().close();
  });
});

test('React stands in the card alone, never in what runs on every page', async () => {
  const folder = await buildExtension('chrome');
  const built = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(built('card.js')).toContain('react.');
  expect(built('content-scripts/marks.js')).not.toContain('react.');
});
