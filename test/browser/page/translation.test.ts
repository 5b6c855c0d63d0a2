import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundle } from '../../harness/bundle.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { oneTab } from '../one-tab.ts';
import { BROWSERS } from '../page-tabs.ts';
import type { Driver } from './page-driver.ts';

declare const PageDriver: typeof import('./page-driver.ts');
declare const driver: Driver;

const RIGHT = 'Recall 99V-901 says “the horn may fail to sound in the cold”.';
/** The driver finds "wrong" words in no document. */
const WRONG = 'El retiro 99V-901 dice “la bocina puede wrong no sonar en el frío”.';

let code: string;
let server: PageServer;

beforeAll(async () => {
  code = `${await bundle('test/browser/page/page-driver.ts', 'PageDriver')}; globalThis.PageDriver = PageDriver;`;
  server = await servePages(() => `<!doctype html><html lang="en-US"><title>Test</title><body><p>${RIGHT}</p>`);
});
afterAll(() => server?.close());

/** What translators do to the root element. */
const TRANSLATORS = [
  { name: 'Chrome', className: 'translated-ltr', lang: 'es' },
  { name: 'Chrome, to Arabic', className: 'x translated-rtl', lang: 'en-US' },
  { name: 'Firefox', className: '', lang: 'es' },
];

describe.each(BROWSERS)('a page that is translated in place in %s', (browserName) => {
  const tab = oneTab(browserName);

  async function tonesAfter(className: string, lang: string, text: string): Promise<string[]> {
    await tab.evaluate(
      ([classes, language, words]: string[]) => {
        const root = document.documentElement;
        [root.className, root.lang] = [classes!, language!];
        const font = document.createElement('font');
        font.append(Object.assign(document.createElement('font'), { textContent: words! }));
        document.querySelector('p')!.replaceChildren(font);
      },
      [className, lang, text],
    );
    const { findings } = await tab.evaluate(() => driver.report(true));
    return findings.filter(({ type }) => type === 'quotation').map(({ verdict }) => `${verdict.tone} ${verdict.code}`);
  }

  test.each(TRANSLATORS)('by $name is grey, not amber, and green again when it is undone', async ({ className, lang }) => {
    await tab.goto(`${server.origin}/page`);
    await tab.evaluate(code);
    await tab.evaluate(() => {
      (globalThis as { driver?: Driver }).driver = PageDriver.start({});
    });
    expect(await tonesAfter('', 'en-US', RIGHT)).toEqual(['green verbatim']);
    expect(await tonesAfter(className, lang, WRONG)).toEqual(['grey other-language']);
    expect(await tonesAfter('', 'en-US', RIGHT)).toEqual(['green verbatim']);
    // Another kind of the same language is no translation.
    expect((await tonesAfter('', 'en-GB', WRONG))[0]).toMatch(/^amber/);
  });
});
