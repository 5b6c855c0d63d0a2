import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CardOptions, CardView } from '../../lib/page/card-view.ts';
import type { Finding } from '../../lib/report.ts';
import { bundle } from '../harness/bundle.ts';
import { findChromium } from '../harness/find-browser.ts';
import { SAMPLE_FINDINGS } from './sample-findings.ts';

interface Gallery {
  quotemark: { createCardHost(mode: ShadowRootMode): CardView };
  card: CardView;
  timesClosed: number;
}

const PAGE = `<!doctype html><html lang="en"><title>Answer</title><main style="margin:20px">
  <h1>Answer</h1><p>According to MC-99000001, technicians “<span id="words">must replace the valve body</span>”.</p>
  <p><button id="before">A button of the page</button></p>${'<p>More text of the page.</p>'.repeat(30)}</main>`;

let browser: Browser;
let code: string;
let page: Page;

beforeAll(async () => {
  [code, browser] = await Promise.all([
    bundle('components/card-host.tsx', 'quotemark'),
    chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] }),
  ]);
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await open();
  return () => page.context().close();
});

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, ...options });
  const opened = await context.newPage();
  await opened.setContent(PAGE);
  await opened.evaluate(`${code}; globalThis.quotemark = quotemark; globalThis.card = quotemark.createCardHost('open'); globalThis.timesClosed = 0;`);
  return opened;
}

function show(finding: Finding | undefined, options: Partial<CardOptions> = {}, on = page): Promise<void> {
  return on.evaluate(
    ([shown, given]) => {
      const gallery = globalThis as unknown as Gallery;
      const anchor = document.querySelector('#words')!.getBoundingClientRect();
      gallery.card.show(shown!, anchor, { focus: false, sheet: false, onClose: () => gallery.timesClosed++, onHover() {}, ...given });
    },
    [finding, options] as const,
  );
}

test.each(Object.keys(SAMPLE_FINDINGS))('the card of a finding that is %s says its verdict and reason, and axe finds nothing', async (name) => {
  const finding = SAMPLE_FINDINGS[name]!;
  await show(finding);
  const dialog = page.getByRole('dialog');
  await expect(dialog.evaluate((card) => card.textContent)).resolves.toContain(finding.verdict.reason);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('Escape closes the card that was opened by keyboard, says so once, and focus returns', async () => {
  await page.focus('#before');
  await show(SAMPLE_FINDINGS.verified, { focus: true });
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((card) => card.matches(':focus'))).toBe(true);
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
  expect(await page.evaluate(() => [document.activeElement?.id, (globalThis as unknown as Gallery).timesClosed])).toEqual(['before', 1]);
});

test('nothing of a record is ever taken for markup or for an address to run', async () => {
  await show(SAMPLE_FINDINGS.hostile);
  const dialog = page.getByRole('dialog');
  expect(await dialog.locator('img, script, a').count()).toBe(0);
  expect(await page.title()).toBe('Answer');
});
