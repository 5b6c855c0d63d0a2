import type { CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ENGLISH } from '../../components/words/english.ts';
import { sayDate } from '../../components/shared/say-date.ts';
import { asSanity, openSampleRecords } from '../harness/demo.ts';
import { findWords } from '../harness/find-words.ts';
import { launchChromium, type Chromium } from '../harness/launch-chromium.ts';
import type { RecordStandIn } from '../harness/record-stand-in.ts';
import { servePages, type PageServer } from '../harness/serve-pages.ts';

const QUOTED = 'The lamp goes out by itself';
const PAGES: Record<string, string> = {
  '/answer': `<!doctype html><title>An answer</title><p>MC-99000005 says: “${QUOTED}.”</p>`,
  '/other': '<!doctype html><title>Another answer</title><p>A recall is on record: 99V-901.</p>',
};

let pages: PageServer;
let browser: Chromium;
let records: RecordStandIn;

beforeAll(async () => {
  pages = await servePages((path) => PAGES[path] ?? null);
});
beforeEach(async () => {
  records = await openSampleRecords();
  browser = await launchChromium({ answers: asSanity((request) => records.handle(request)), context: { locale: 'en-US' } });
  return () => browser.close();
});
afterAll(() => pages.close());

function rewrite(from: string, to: string): void {
  const change = (row: object) => ({ ...(JSON.parse(JSON.stringify(row).replace(from, to)) as object), _rev: 'changed' });
  records.documents = records.documents.map((row) => (row['_id'] === 'nhtsa-mc-99000005' ? change(row) : row));
}

async function visit(path: string): Promise<{ tab: Page; codes: string[]; before: unknown[] }> {
  const tab = await browser.newTab();
  await tab.goto(`${pages.origin}${path}`);
  const { findings } = await browser.reportOf(tab);
  const quotations = findings.filter(({ type }) => type === 'quotation');
  return {
    tab,
    codes: quotations.map(({ verdict }) => verdict.code),
    before: quotations.map(({ verdict }) => verdict.verifiedBefore?.stillThere),
  };
}

/** All that a screen reader is told of a page, the closed card too. */
async function spoken(debug: CDPSession): Promise<string> {
  const { nodes } = await debug.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ role }) => role?.value === 'StaticText')
    .map(({ name }) => String(name?.value))
    .join(' ');
}

const today = () => sayDate(new Date().toISOString(), 'en-US');

test('a reader who does not want it has nothing remembered, and what was is forgotten', async () => {
  await visit('/answer');
  rewrite(QUOTED, 'A dealer must reset the lamp');
  await browser.killWorker();
  const { tab } = await visit('/other');
  const popup = await browser.openExtensionPage(`popup.html?tab=${browser.tabId(tab)}`);
  await popup.getByRole('heading', { name: ENGLISH.reviews }).waitFor();
  await popup.getByRole('switch', { name: ENGLISH.remember, checked: true }).click();
  await popup.getByRole('heading', { name: ENGLISH.reviews }).waitFor({ state: 'detached' });
  expect(await visit('/answer')).toMatchObject({ codes: ['earlier-revision'], before: [undefined] });
  await browser.killWorker();
  await popup.getByRole('switch', { name: ENGLISH.remember, checked: false }).click();
  expect(await visit('/answer')).toMatchObject({ codes: ['earlier-revision'], before: [undefined] });
});

test.each([
  { what: 'are gone', from: QUOTED, to: 'A dealer must reset the lamp', code: 'earlier-revision', stillThere: false },
  { what: 'are still there', from: 'After a tire rotation', to: 'After a change of tires', code: 'verbatim', stillThere: true },
] as const)(
  'words that were verified, and $what when their document has changed, are told of on the page and in the popup',
  async ({ from, to, code, stillThere }) => {
    expect(await visit('/answer')).toMatchObject({ codes: ['verbatim'], before: [undefined] });
    rewrite(from, to);
    // What was read a moment ago counts as fresh; a new worker knows nothing of it.
    await browser.killWorker();

    // A page that does not quote them is enough to find it out.
    const { tab: other } = await visit('/other');
    const popup = await browser.openExtensionPage(`popup.html?tab=${browser.tabId(other)}`);
    const line = popup.getByText(ENGLISH.reviewed(ENGLISH.headlines[code], 'MC-99000005', today()));
    await line.waitFor();
    expect(await popup.locator('section q').allInnerTexts()).toEqual([`${QUOTED}.`]);

    const { tab, codes, before } = await visit('/answer');
    expect({ codes, before }).toEqual({ codes: [code], before: [stillThere] });
    const { x, y } = await tab.evaluate(findWords, QUOTED);
    await tab.mouse.click(x, y);
    const debug = await browser.context.newCDPSession(tab);
    await expect.poll(() => spoken(debug)).toContain(ENGLISH.verifiedBefore(today(), stillThere));

    await popup.getByRole('button', { name: ENGLISH.seen }).click();
    await line.waitFor({ state: 'detached' });
  },
);
