import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import { SPANISH } from '../../../components/words/spanish.ts';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';
import { ALL, report, STATES, type State } from './view-states.ts';
import { namedIds } from '../../../lib/checking/facts.ts';
import type { ViewState } from './views-gallery.tsx';

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
  const page = await (await browser.newContext({ viewport: { width: 380, height: 800 }, ...options })).newPage();
  await page.setContent('<!doctype html><html lang="en"><title>Quotemark</title><body></body></html>');
  await page.evaluate(`${code}; globalThis.gallery = gallery`);
  return page;
}

async function show(page: Page, state: ViewState): Promise<void> {
  await page.evaluate(`gallery.showFindings(${JSON.stringify(state)})`);
  await page.locator('h1').waitFor();
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll<HTMLElement>('details:not([open]) > summary').forEach((summary) => summary.click()));
  await expect.poll(() => page.locator('.details').count()).toBe(await page.locator('summary').count());
}

const used = (page: Page) => page.evaluate('gallery.used') as Promise<string[]>;

const axe = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

describe.each([
  ['en-US', ENGLISH],
  ['es-ES', SPANISH],
])('in %s', (locale, words) => {
  const says: Record<State, string[]> = {
    full: [words.findings, words.allRead, ...Object.values(words.tones)],
    checking: [words.reading(`EA99-901, MC-99000001, 99V-901, ODI-99000001, EA99-902, ${words.andMore(2)}`)],
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
    await show(page, STATES[state]);
    const text = await page.locator('main').innerText();
    for (const said of says[state]) expect(text).toContain(said);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  test('each finding says all that its card says, and axe finds nothing in it', async () => {
    const page = await open({ locale });
    await show(page, STATES.full);
    for (const [index, { verdict }] of ALL.entries()) {
      const row = page.locator('.findings > li').nth(index);
      await row.locator('summary').click();
      await row.locator('.details').waitFor();
      const text = await row.innerText();
      for (const said of [words.headlines[verdict.code], words.reason(verdict), words.uncertainty(verdict), words.showOnPage, words.copy])
        expect(text).toContain(said);
    }
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });
});

describe('as it looks', () => {
  test('axe finds nothing in the dark either', async () => {
    const page = await open({ colorScheme: 'dark' });
    await show(page, STATES.full);
    await openAll(page);
    expect(await axe(page)).toEqual([]);
    await page.context().close();
  });

  // 95 px are a panel of 380 px at 400 %.
  test.each([380, 320, 160, 95])(
    'at a width of %d px nothing sticks out sideways, and nothing of a page is taken for markup',
    async (width) => {
      const page = await open({ viewport: { width, height: 600 } });
      for (const state of Object.keys(STATES) as State[]) {
        await show(page, STATES[state]);
        await openAll(page);
        expect([state, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([state, width]);
        expect(await page.locator('img').count()).toBe(0);
      }
      await page.context().close();
    },
  );

  test('targets are large enough for a finger', async () => {
    const page = await open({ hasTouch: true, isMobile: true });
    await show(page, STATES.full);
    await page.locator('summary').first().click();
    for (const target of await page.locator('summary, .filter label, .details button, .source-link').all()) {
      expect(Math.round((await target.boundingBox())!.height)).toBeGreaterThanOrEqual(44);
    }
    await page.context().close();
  });
});

describe('as it works', () => {
  test('by keyboard: a finding opens and is shown on the page; closing it is no reason to go there again', async () => {
    const page = await open();
    await show(page, STATES.full);
    await page.locator('summary').nth(2).focus();
    await page.keyboard.press('Enter');
    await page.locator('.findings > li').nth(2).getByRole('button', { name: ENGLISH.showOnPage }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.details').waitFor({ state: 'detached' });
    expect(await used(page)).toEqual(['reveal 2']);
    await page.context().close();
  });

  test('what is not to be seen on the page says so', async () => {
    const page = await open();
    const [first] = STATES.full.report!.findings;
    await show(page, { ...STATES.full, report: { ...STATES.full.report!, findings: [{ ...first!, frame: 3 }] } });
    expect(await page.locator('summary').innerText()).toContain(ENGLISH.inFrame);
    await page.locator('summary').click();
    await page.getByText(ENGLISH.notShown).waitFor();
    await page.context().close();
  });

  test('who comes from a card sees its finding open, and it stays as the reader leaves it', async () => {
    const page = await open();
    const full = { ...STATES.full, report: report(ALL, { current: '4' }) };
    await show(page, full);
    await page.locator('.findings > li').nth(4).locator('.details').waitFor();
    await page.locator('.findings > li').nth(4).locator('summary').click();
    await show(page, { ...full, report: report(ALL, { current: '4', settled: false }) });
    await page.getByText(ENGLISH.stillChecking).waitFor();
    expect(await page.locator('.details').count()).toBe(0);
    await page.context().close();
  });

  test('the list can be cut to one tone', async () => {
    const page = await open();
    await show(page, STATES.full);
    await page.getByRole('radio', { name: ENGLISH.tones.amber }).check();
    const amber = ALL.filter(({ verdict }) => verdict.tone === 'amber').map(({ verdict }) => ENGLISH.headlines[verdict.code]);
    expect(await page.locator('summary b').allInnerTexts()).toEqual(amber);
    await page.getByRole('radio', { name: new RegExp(`^${ENGLISH.all} `) }).check();
    expect(await page.locator('summary').count()).toBe(ALL.length);
    await page.context().close();
  });

  test('a row that is open stays open while findings come in before it, and shows its new verdict', async () => {
    const page = await open();
    const [first, second] = STATES.full.report!.findings;
    await show(page, { ...STATES.full, report: { ...STATES.full.report!, findings: [second!] } });
    await page.locator('summary').click();
    await show(page, {
      ...STATES.full,
      report: {
        ...STATES.full.report!,
        findings: [
          first!,
          { ...second!, verdict: { ...second!.verdict, facts: { ...second!.verdict.facts, document: namedIds(['99V-977']) } } },
        ],
      },
    });
    await page.getByText('99V-977').waitFor();
    expect(await page.locator('.details').count()).toBe(1);
    await page.context().close();
  });

  test('a thousand findings: only what is in sight is laid out, and one more does not draw the others anew', async () => {
    const page = await open();
    const many = (count: number) =>
      report(
        Array.from({ length: count }, (_, index) => ({ ...ALL[index % ALL.length]!, text: `${index} ${ALL[index % ALL.length]!.text}` })),
      );
    await show(page, { ...STATES.full, report: many(1000) });
    expect(await page.locator('.findings > li').count()).toBe(1000);
    const drawn = await page.evaluate(async () => {
      let rendered = 0;
      for (const row of document.querySelectorAll('.findings > li')) {
        row.addEventListener('contentvisibilityautostatechange', (event) => {
          if (!(event as unknown as { skipped: boolean }).skipped) rendered += 1;
        });
      }
      document.querySelectorAll('.findings > li')[900]!.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return rendered;
    });
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThan(100);
    const changed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          const observer = new MutationObserver((records) => {
            count += records.length;
            if (document.querySelectorAll('.findings > li').length > 1000) resolve(count);
          });
          observer.observe(document.querySelector('.findings')!, { childList: true, subtree: true, characterData: true, attributes: true });
        }),
    );
    await show(page, { ...STATES.full, report: many(1001) });
    expect(await changed).toBe(1);
    await page.context().close();
  });
});
