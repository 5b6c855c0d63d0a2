import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { launchChromium, type ChromiumOptions } from '../../harness/launch-chromium.ts';
import { launchFirefox, type FirefoxOptions } from '../../harness/launch-firefox.ts';
import { launchFirefoxViews } from '../../harness/marionette.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';

const QUOTED = 'no vehicle, pedestrian or object is in its path';
const TONES = ['green', 'amber', 'grey'] as const;
type Tone = (typeof TONES)[number];
/** The document that holds the words, another one, and one that nobody holds. */
const IDS: Record<Tone, string> = { green: 'MC-99000001', amber: 'EA99-901', grey: 'ODI-98000001' };

/** The same words at the same place in their line, so that marks are all that can differ. */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><style>
  body { margin: 20px; font: 18px/40px monospace } p { margin: 0 } b { display: inline-block; width: 160px } span { padding: 10px 0 }
</style><body>${TONES.map((tone) => `<p><b>${IDS[tone]}:</b> “<span id="${tone}">${QUOTED}</span>”.</p>`).join('')}`;

let pages: PageServer;
beforeAll(async () => {
  pages = await servePages(() => PAGE);
});
afterAll(() => pages?.close());

/** How each marked quotation looks, and the last one without its mark. */
type Looks = Record<Tone | 'unmarked', Buffer>;
const same = (looks: Looks, one: keyof Looks, other: keyof Looks) => looks[one].equals(looks[other]);
/** Names of looks, those that are alike together. */
function groups(looks: Looks): string[] {
  const names = Object.keys(looks) as (keyof Looks)[];
  return [...new Set(names.map((name) => names.filter((other) => same(looks, name, other)).join(' = ')))];
}

interface DrivenTab {
  goto(address: string): Promise<unknown>;
  evaluate<R>(work: () => R): Promise<R>;
  /** A picture of the element with this id. */
  shoot(id: string): Promise<Buffer>;
}

/** What Playwright's and Puppeteer's pages have in common, as far as it is used here. */
interface DrivenPage {
  goto(address: string): Promise<unknown>;
  evaluate<R, A = void>(work: (argument: A) => R, argument?: A): Promise<R>;
  screenshot(options: { clip: { x: number; y: number; width: number; height: number } }): Promise<Uint8Array>;
}

const tabOf = (page: DrivenPage): DrivenTab => ({
  goto: (address) => page.goto(address),
  evaluate: (work) => page.evaluate(work),
  async shoot(id) {
    const clip = await page.evaluate((name: string) => {
      const { x, y, width, height } = document.getElementById(name)!.getBoundingClientRect();
      return { x, y: Math.floor(y), width, height: Math.ceil(height) };
    }, id);
    return Buffer.from(await page.screenshot({ clip }));
  },
});

async function looksIn(
  tab: DrivenTab,
  found: () => Promise<string[]> = () => tab.evaluate(readMarks).then(({ green, amber, grey }) => [green, amber, grey].flat()),
): Promise<Looks> {
  await tab.goto(pages.origin);
  await expect.poll(() => found().then((texts) => texts.filter((text) => text === QUOTED).length)).toBe(TONES.length);
  const [green, amber, grey] = [await tab.shoot('green'), await tab.shoot('amber'), await tab.shoot('grey')];
  await tab.evaluate(() => CSS.highlights.clear());
  return { green, amber, grey, unmarked: await tab.shoot('grey') };
}

async function inChromium(context: NonNullable<ChromiumOptions['context']>, media: 'screen' | 'print' = 'screen'): Promise<Looks> {
  const chromium = await launchChromium({ answers: asSanity((await openSampleRecords()).handle), context });
  try {
    const tab = await chromium.newTab();
    const reported = async () => (await chromium.reportOf(tab)).findings.map(({ text }) => text);
    await tab.emulateMedia({ media });
    return await looksIn(tabOf(tab as unknown as DrivenPage), reported);
  } finally {
    await chromium.close();
  }
}

async function inFirefox(prefs: NonNullable<FirefoxOptions['prefs']>): Promise<Looks> {
  const firefox = await launchFirefox({ answers: asSanity((await openSampleRecords()).handle), prefs });
  try {
    const tab = tabOf((await firefox.browser.newPage()) as unknown as DrivenPage);
    const looks = await looksIn(tab);
    expect(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe('ui.useAccessibilityTheme' in prefs);
    return looks;
  } finally {
    await firefox.close();
  }
}

/** Puppeteer cannot show a page of Firefox as it is printed. */
async function printedInFirefox(): Promise<Looks> {
  const firefox = await launchFirefoxViews({ answers: asSanity((await openSampleRecords()).handle) });
  try {
    const tab: DrivenTab = {
      async goto(address) {
        await firefox.open(address);
        await firefox.showPrint();
      },
      evaluate: (work) => firefox.run(`return (${String(work)})()`),
      shoot: (id) => firefox.screenshot(`#${id}`),
    };
    const looks = await looksIn(tab);
    expect(await tab.evaluate(() => matchMedia('print').matches)).toBe(true);
    return looks;
  } finally {
    await firefox.close();
  }
}

const ALL_DIFFER = ['green', 'amber', 'grey', 'unmarked'];

describe.each(['light', 'dark'] as const)('on a %s screen', (colorScheme) => {
  test('each tone has its own shape in Chromium', async () => {
    expect(groups(await inChromium({ colorScheme }))).toEqual(ALL_DIFFER);
  });
});

test.each([
  ['Chromium', () => inChromium({}, 'print')],
  ['Firefox', printedInFirefox],
])('nothing of ours is printed in %s', async (_browser, printed) => {
  expect(groups(await printed())).toEqual(['green = amber = grey = unmarked']);
});

test('each tone has its own shape in Firefox', async () => {
  expect(groups(await inFirefox({}))).toEqual(ALL_DIFFER);
});

test('under forced colours Chromium shows what is amber, and nothing else', async () => {
  expect(groups(await inChromium({ forcedColors: 'active' }))).toEqual(['green = grey = unmarked', 'amber']);
});

test('under forced colours Firefox shows every shape', async () => {
  // As a system's contrast theme has it, and as a reader who wants no colours of pages.
  expect(groups(await inFirefox({ 'browser.display.document_color_use': 2, 'ui.useAccessibilityTheme': 1 }))).toEqual(ALL_DIFFER);
});
