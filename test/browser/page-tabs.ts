import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { launch, type Page as FirefoxPage } from 'puppeteer-core';
import { findChromium, findFirefox } from '../harness/find-browser.ts';

/** What the tests of the page need of a tab, alike in both browsers. */
export interface Tab {
  goto(address: string): Promise<void>;
  evaluate<R, A>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  evaluate<R>(work: (() => R | Promise<R>) | string): Promise<R>;
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
    return { newTab: async () => firefoxTab(await browser.newPage()), close: () => browser.close() };
  }
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext(options);
  return { newTab: async () => chromiumTab(await context.newPage()), close: () => browser.close() };
}

export function chromiumTab(page: Page): Tab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    errors,
    mouse: page.mouse,
    goto: async (address) => void (await page.goto(address)),
    evaluate: page.evaluate.bind(page) as Tab['evaluate'],
  };
}

export function firefoxTab(page: FirefoxPage): Tab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    errors,
    mouse: page.mouse,
    goto: async (address) => void (await page.goto(address)),
    evaluate: page.evaluate.bind(page) as Tab['evaluate'],
  };
}
