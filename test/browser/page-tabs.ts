import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { launch, type Page as FirefoxPage } from 'puppeteer-core';
import { findChromium, findFirefox } from '../harness/find-browser.ts';

/** Where tests run code: a page, or a frame of one. */
interface Scope {
  evaluate<R, A>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  evaluate<R>(work: (() => R | Promise<R>) | string): Promise<R>;
}

/** What the tests of the page need of a tab, alike in both browsers. */
export interface Tab extends Scope {
  goto(address: string): Promise<void>;
  /** The page itself and its frames, in the order in which they came. */
  frames(): readonly Scope[];
  mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> };
  /** Errors that nobody caught in the page, in order. */
  errors: string[];
}

export interface Tabs {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

export type BrowserName = 'chromium' | 'firefox';
export const BROWSERS: readonly BrowserName[] = ['chromium', 'firefox'];

/** A browser without the extension. */
export async function openTabs(name: BrowserName, options: BrowserContextOptions = {}): Promise<Tabs> {
  if (name === 'firefox') {
    const browser = await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true });
    return { newTab: async () => tabOf(await browser.newPage()), close: () => browser.close() };
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext(options);
  return { newTab: async () => tabOf(await context.newPage()), close: () => browser.close() };
}

/** What Playwright's and Puppeteer's pages have in common, as far as it is used here. */
type DrivenPage = Pick<Page | FirefoxPage, 'goto' | 'mouse' | 'frames'> & {
  evaluate: unknown;
  on(event: 'pageerror', listener: (error: unknown) => void): unknown;
};

/** A tab of either browser. */
export function tabOf(page: DrivenPage): Tab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    errors,
    mouse: page.mouse,
    frames: () => page.frames() as readonly Scope[],
    goto: async (address) => void (await page.goto(address)),
    evaluate: (page.evaluate as Tab['evaluate']).bind(page),
  };
}
