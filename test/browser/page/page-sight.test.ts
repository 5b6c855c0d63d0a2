import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../harness/bundle.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { SIGHT_PAGES, type SightPage } from '../../pages/page/sight-pages.ts';
import { oneTab } from '../one-tab.ts';
import { BROWSERS } from '../page-tabs.ts';
import type { Driver } from './page-driver.ts';

declare const PageDriver: typeof import('./page-driver.ts');
declare const driver: Driver;

let code: string;
let server: PageServer;
let page: Pick<SightPage, 'css' | 'html'>;

beforeAll(async () => {
  code = `${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`;
  server = await servePages(
    () => `<!doctype html><meta charset="utf-8"><title>Test</title><style>${page.css ?? ''}</style><body>${page.html}`,
  );
});
afterAll(() => server?.close());

describe.each(BROWSERS)('what is said of what is in sight, in %s', (name) => {
  const tab = oneTab(name);

  async function open(given: typeof page): Promise<void> {
    page = given;
    await tab.goto(server.origin);
    await tab.evaluate(code);
    await tab.evaluate(() => void ((globalThis as { driver?: Driver }).driver = PageDriver.start()));
  }
  const told = async (settled: boolean) => {
    const { findings } = await tab.evaluate((given) => driver.report(given), settled);
    return findings.filter(({ type }) => type === 'quotation').map(({ verdict, text }) => `${verdict.tone} ${text}`);
  };

  test.each(SIGHT_PAGES.map((given) => [given.name, given] as const))('%s', async (_name, { told: expected, ...given }) => {
    await open(given);
    const found = await told(true);
    expect(found.map((each, at) => each.slice(0, expected[at]?.length))).toEqual(expected);
  });

  test('what is folded away is told of when it is opened, and who waits for it hears of it', async () => {
    await open({
      html: '<p>EA99-901.</p><details><summary>More</summary><p>According to EA99-901, “the horn is wrong in all of the cars”.</p></details>',
    });
    expect(await told(true)).toEqual([]);
    const news = await tab.evaluate(() => driver.news());
    await tab.evaluate(() => document.querySelector('details')!.setAttribute('open', ''));
    await expect.poll(() => tab.evaluate(() => driver.news())).toBeGreaterThan(news);
    expect(await told(true)).toEqual(['amber the horn is wrong in all of the cars']);
  });

  test('a sheet that comes later puts words into many quotations at once, and their green goes', async () => {
    const words = Array.from(
      { length: 60 },
      (_, at) => `EA99-901 says “the horn may <i class="h">perhaps</i> fail to sound in lane ${at}”.`,
    );
    await open({ html: words.map((each) => `<p>${each}</p>`).join('') });
    expect((await told(true)).filter((each) => each.startsWith('green'))).toHaveLength(60);
    await tab.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.h::before { content: "not " }');
      document.adoptedStyleSheets.push(sheet);
    });
    await expect.poll(async () => (await told(false)).filter((each) => each.startsWith('grey')).length, { timeout: 5_000 }).toBe(60);
  });

  test('a page that writes itself anew is read, and its marks open the card', async () => {
    await open({ html: '<p>EA99-901.</p>' });
    await told(true);
    await tab.evaluate(() => {
      document.open();
      document.write('<p>According to EA99-901, “<b id="words">the horn may fail to sound in the cold</b>”.</p>');
      document.close();
    });
    await expect.poll(() => told(false)).toEqual(['green the horn may fail to sound in the cold']);
    const { x, y } = await tab.evaluate(() => document.querySelector('#words')!.getBoundingClientRect().toJSON() as DOMRect);
    await tab.mouse.click(x + 5, y + 5);
    await expect
      .poll(() => tab.evaluate(() => driver.card.map(({ finding }) => finding)))
      .toEqual(['the horn may fail to sound in the cold']);
  });
});
