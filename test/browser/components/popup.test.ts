import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import { SPANISH } from '../../../components/words/spanish.ts';
import type { Review } from '../../../lib/report.ts';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { launchChromium, type Chromium } from '../../harness/launch-chromium.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { ALL, STATES, type State } from './view-states.ts';

/** The interface of extensions, in functions that run in a page of ours. */
declare const chrome: typeof import('wxt/browser').browser;

const REVIEW: Review = {
  text: 'The lamp goes out by itself.',
  ids: ['MC-99000005'],
  document: 'MC-99000005',
  verifiedAt: '2026-03-01T12:00:00Z',
  checkedAt: '2026-11-30T12:00:00Z',
  code: 'earlier-revision',
  tone: 'amber',
};
const REVIEWS: readonly Review[] = [
  REVIEW,
  {
    ...REVIEW,
    text: 'Technicians must replace the valve body with part 99000-11 before the fluid is changed, and before the cover is closed again.',
    code: 'verbatim',
    tone: 'green',
  },
  {
    ...REVIEW,
    text: `<img src=x onerror="document.title='owned'"> ${'unbroken'.repeat(60)}`,
    document: `MC-${'9'.repeat(200)}`,
    code: 'nowhere',
  },
];

describe('the popup as it looks', () => {
  let browser: Browser;
  let code: string;
  beforeAll(async () => {
    [code, browser] = await Promise.all([
      bundle('test/browser/components/views-gallery.tsx', 'gallery'),
      chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] }),
    ]);
  });
  afterAll(() => browser.close());

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await (await browser.newContext({ viewport: { width: 320, height: 600 }, ...options })).newPage();
    await page.setContent('<!doctype html><html lang="en"><title>Quotemark</title><body></body></html>');
    await page.evaluate(`${code}; globalThis.gallery = gallery`);
    return page;
  }

  async function show(page: Page, state: State): Promise<void> {
    await page.evaluate(`gallery.showSummary(${JSON.stringify(STATES[state])})`);
    await page.locator('h1').waitFor();
  }

  describe.each([
    ['en-US', ENGLISH],
    ['es-ES', SPANISH],
  ])('in %s', (locale, words) => {
    const says: Record<State, string[]> = {
      full: [words.alerts, ...Object.values(words.tones)],
      checking: [words.stillChecking, words.tones.green],
      tampered: [words.tampered],
      'too many': [words.tooManyFound(12), words.tooMany, words.askMore],
      nothing: [words.nothingFound],
      off: [words.switchedOff],
      'off everywhere': [words.offEverywhere],
      unread: [words.noAnswer],
      'no access': [words.noAccess, words.askAccess],
      'no web page': [words.notAPage],
      hostile: ['<img src=x'],
    };
    test.each(Object.keys(STATES) as State[])('%s: it says what it is, and axe finds nothing', async (state) => {
      const page = await open({ locale });
      await show(page, state);
      const text = await page.locator('main').innerText();
      for (const said of says[state]) expect(text).toContain(said);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await page.context().close();
    });
  });

  test('axe finds nothing in the dark either', async () => {
    const page = await open({ colorScheme: 'dark' });
    await show(page, 'full');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await page.context().close();
  });

  test.each([320, 160])('at a width of %d px nothing sticks out sideways, and nothing of a page is taken for markup', async (width) => {
    const page = await open({ viewport: { width, height: 600 } });
    for (const state of Object.keys(STATES) as State[]) {
      await show(page, state);
      expect([state, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([state, width]);
      expect(await page.locator('img').count()).toBe(0);
    }
    await page.context().close();
  });

  test('counts by tone, and lists what is amber, in page order', async () => {
    const page = await open();
    await show(page, 'full');
    expect(await page.locator('.counts b').allInnerTexts()).toEqual(Object.values(STATES.full.report!.summary).map(String));
    const amber = ALL.filter(({ verdict }) => verdict.tone === 'amber');
    expect(await page.locator('.alerts .note').allInnerTexts()).toEqual(
      amber.map(({ verdict, ids }) => `${ENGLISH.headlines[verdict.code]}: ${ids.join(', ')}`),
    );
    await page.context().close();
  });

  test.each([
    ['en-US', 'light', ENGLISH, 'Mar 1, 2026'],
    ['es-ES', 'dark', SPANISH, '1 mar 2026'],
  ] as const)('in %s and %s, what has become of quotations is told until it is seen', async (locale, colorScheme, words, date) => {
    for (const width of [320, 160]) {
      const page = await open({ locale, colorScheme, viewport: { width, height: 600 } });
      await page.evaluate(`gallery.showReviews(${JSON.stringify(REVIEWS)})`);
      await page.getByRole('heading', { name: words.reviews }).waitFor();
      expect(await page.locator('li .note').allInnerTexts()).toEqual(
        REVIEWS.map((review) => words.reviewed(words.headlines[review.code], review.document, date)),
      );
      expect(await page.locator('img').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await page.getByRole('button', { name: words.seen }).press('Enter');
      expect(await page.evaluate('gallery.used')).toEqual(['seen']);
      await page.context().close();
    }
  });

  test('the switches and the way to the panel work by keyboard', async () => {
    const page = await open();
    await show(page, 'full');
    for (const name of [ENGLISH.onEverywhere, 'answer.test'])
      expect(await page.getByRole('switch', { name, checked: true }).count()).toBe(1);
    for (const key of ['Tab', 'Space', 'Tab', 'Space', 'Tab', 'Enter']) await page.keyboard.press(key);
    expect(await page.evaluate('gallery.used')).toEqual(['everywhere false', 'here false', 'panel']);
    await show(page, 'no access');
    await page.getByRole('button', { name: ENGLISH.askAccess }).press('Enter');
    expect(await page.evaluate('gallery.used.at(-1)')).toBe('access');
    await show(page, 'too many');
    await page.getByRole('button', { name: ENGLISH.askMore }).press('Enter');
    expect(await page.evaluate('gallery.used.at(-1)')).toBe('more');
    await page.context().close();
  });
});

describe('the popup in the extension', () => {
  let running: Chromium;
  let pages: PageServer;
  beforeAll(async () => {
    [running, pages] = await Promise.all([
      launchChromium(),
      servePages(() => '<!doctype html><title>Page</title><p>Nothing is cited here.'),
    ]);
  });
  afterAll(() => Promise.all([running.close(), pages.close()]));

  const openPopup = async (address?: string) => {
    const tab = await running.newTab();
    if (address) await tab.goto(address);
    return running.openExtensionPage(`popup.html?tab=${running.tabId(tab)}`);
  };

  test('a page of the browser is no web page, and has no switch', async () => {
    const popup = await openPopup();
    await popup.getByText(ENGLISH.notAPage).waitFor();
    expect(await popup.getByRole('switch', { name: ENGLISH.onThisSite }).count()).toBe(0);
  });

  test('NHTSA is asked or not, as the reader says, in every popup', async () => {
    // The harness has switched it off, since nobody answers for NHTSA here.
    const first = await openPopup(pages.origin);
    await first.getByRole('switch', { name: ENGLISH.askNhtsa, checked: false }).click();
    const second = await openPopup();
    await second.getByRole('switch', { name: ENGLISH.askNhtsa, checked: true }).click();
    await first.getByRole('switch', { name: ENGLISH.askNhtsa, checked: false }).waitFor();
  });

  test('how old what was read may become is the reader’s to say, in every popup; what nobody can have chosen counts as nothing', async () => {
    const [first, second] = [await openPopup(pages.origin), await openPopup()];
    const choice = (popup: Page) => popup.getByLabel(ENGLISH.readAgain);
    expect(await choice(first).locator('option').allInnerTexts()).toEqual(['10 seconds', '1 minute', '5 minutes', '15 minutes']);
    expect(await choice(first).inputValue()).toBe('60');
    await choice(first).selectOption('5 minutes');
    await expect.poll(() => choice(second).inputValue()).toBe('300');
    for (const wrong of [7, '300', null, -60]) {
      await first.evaluate((freshness) => chrome.storage.local.set({ freshness }), wrong);
      await expect.poll(() => choice(second).inputValue()).toBe('60');
      await choice(first).selectOption('10 seconds');
      await expect.poll(() => choice(second).inputValue()).toBe('10');
    }
  });

  test('a site that is switched off stays off, other sites stay on, and it can be switched on again', async () => {
    const first = await openPopup(pages.origin);
    await first.getByRole('switch', { name: '127.0.0.1', checked: true }).click();
    await first.getByText(ENGLISH.switchedOff).waitFor();
    const second = await openPopup(pages.origin);
    await second.getByText(ENGLISH.switchedOff).waitFor();
    const other = await openPopup(pages.origin.replace('127.0.0.1', 'localhost'));
    await other.getByRole('switch', { name: 'localhost', checked: true }).waitFor();
    await second.getByRole('switch', { name: '127.0.0.1', checked: false }).click();
    await first.getByRole('switch', { name: '127.0.0.1', checked: true }).waitFor();
  });
});
