import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, chromium, type Page } from 'playwright';
import { bundle } from '../../harness/bundle.ts';
import { findChromium } from '../../harness/find-browser.ts';

declare const FirstPass: typeof import('../../../lib/page/first-pass.ts');

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage();
  await page.addInitScript(`${await bundle('lib/page/first-pass.ts', 'FirstPass')}; globalThis.FirstPass = FirstPass;`);
});
afterAll(() => browser?.close());

async function open(body: string): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><title>Test</title>${body}`);
}

async function mayCite(body: string): Promise<boolean> {
  await open(body);
  return page.evaluate(() => {
    const steps = FirstPass.firstPass(document, () => undefined);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  });
}

/** More elements than are read at once. */
const MANY = '<p>The horn <b>of this</b> car</p>'.repeat(100);

describe('a page may cite', () => {
  test.each([
    ['in plain text', '<p>See EA99-901.</p>'],
    ['far down', `${MANY}<p>See EA99-901.</p>`],
    ['in the last text of all', `${MANY}EA99-901`],
    ['across inline markup', '<p>See EA<b>99</b>-<i>901</i></p>'],
    ['glued to the blocks around', '<table><tr><td>2019</td><td>99V-901</td><td>2020</td></tr></table>'],
    ['in the address of a link', `${MANY}<a href="/recalls/99V901000">here</a>`],
    ['in the address of a chip', '<span data-citation-url="https://nhtsa.example/99V901000">1</span>'],
    ['in a shadow root', `${MANY}<x-a><template shadowrootmode="open"><p>EA99-901</p></template></x-a>`],
    [
      'in a nested shadow root',
      `<div><template shadowrootmode="open">${MANY}<x-b><template shadowrootmode="open"><p>EA99-901</p></template></x-b></template></div>`,
    ],
  ])('%s', async (_name, html) => {
    expect(await mayCite(html)).toBe(true);
  });

  test('wherever markup cuts an id, at each place among the elements read at once', async () => {
    await open('');
    const missed = await page.evaluate(() => {
      const found = (lead: number) => {
        document.body.innerHTML = `${'<i>a</i>'.repeat(lead)}<span>See 99</span><span>V-</span><span>901</span>${'<i>a</i>'.repeat(140)}`;
        const steps = FirstPass.firstPass(document, () => undefined);
        for (;;) {
          const step = steps.next();
          if (step.done) return step.value;
        }
      };
      return Array.from({ length: 270 }, (_, lead) => lead).filter((lead) => !found(lead));
    });
    expect(missed).toEqual([]);
  });

  test('in a shadow root, told of before it is looked at: from then on its changes are watched', async () => {
    await open('<div><template shadowrootmode="open"><p>The horn</p></template></div>');
    const found = await page.evaluate(() => {
      const steps = FirstPass.firstPass(document, (root) => void (root.querySelector('p')!.textContent = 'See EA99-901.'));
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    });
    expect(found).toBe(true);
  });

  test('when the page takes out, in a pause, what was being looked at', async () => {
    await open(`<section>${MANY}${MANY}</section><p>EA99-901</p>`);
    const found = await page.evaluate(() => {
      const steps = FirstPass.firstPass(document, () => undefined);
      steps.next();
      document.querySelector('section')!.remove();
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    });
    expect(found).toBe(true);
  });
});

describe('a page may not cite', () => {
  test.each([
    ['without numbers', MANY],
    [
      'with numbers that only look like an id side by side',
      '<table><tr><td>2019</td><td>57</td><td>300</td></tr></table><p>12</p><p>The code was P0302.</p><p>Call 888-327-4236.</p>',
    ],
    [
      'with ids in what nobody reads',
      '<script>"EA99-901"</script><style>/* EA99-901 */</style><textarea>EA99-901</textarea><template>EA99-901</template>',
    ],
  ])('%s', async (_name, html) => {
    expect(await mayCite(html)).toBe(false);
  });
});
