import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { launchChromium, type Chromium } from '../../harness/launch-chromium.ts';
import { launchFirefox, type Firefox } from '../../harness/launch-firefox.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';
import { CITING, FRAME_PAGES } from '../../pages/page/frame-pages.ts';

const LONG = { timeout: 15_000 };

let server: PageServer;
let other: string;

beforeAll(async () => {
  server = await servePages((path) => {
    const name = path.slice(1);
    if (name === 'citing') return CITING;
    // Longer than anybody waits, and shorter than for ever.
    if (name === 'hanging') return `<!doctype html><script>for (const end = Date.now() + 15_000; Date.now() < end; );</script>`;
    if (name === 'with one that hangs') return `${CITING}<iframe width="500" height="200" src="${other}/hanging"></iframe>`;
    if (name === 'nesting')
      return `<!doctype html><title>Nesting</title><iframe width="400" height="150" src="${server.origin}/citing"></iframe>`;
    return FRAME_PAGES[name]?.html.replaceAll('{own}', server.origin).replaceAll('{other}', other) ?? null;
  });
  other = server.origin.replace('127.0.0.1', 'localhost');
});
afterAll(() => server?.close());

/** How many true quotations are marked in all frames together. */
async function greenIn(tab: Page | FirefoxPage): Promise<number> {
  const frames = tab.frames() as { evaluate<R>(work: () => R): Promise<R> }[];
  const marks = await Promise.all(frames.map((frame) => frame.evaluate(readMarks).catch(() => ({ green: [] }))));
  return marks.reduce((sum, { green }) => sum + green.length, 0);
}

describe('in Chromium', () => {
  let chromium: Chromium;
  let tab: Page;
  beforeAll(async () => {
    chromium = await launchChromium({ answers: asSanity((await openSampleRecords()).handle) });
    tab = await chromium.newTab();
  });
  afterAll(() => chromium?.close());

  test.each(Object.keys(FRAME_PAGES))('%s', async (name) => {
    const { quoting } = FRAME_PAGES[name]!;
    await tab.goto(`${server.origin}/${name}`);
    await expect.poll(async () => (await chromium.reportOf(tab)).summary.green).toBe(quoting);
    expect(await greenIn(tab)).toBe(quoting);
  });
});

test('a frame that hangs does not silence the page', async () => {
  const chromium = await launchChromium({ answers: asSanity((await openSampleRecords()).handle) });
  try {
    const tab = await chromium.newTab();
    await tab.goto(`${server.origin}/with one that hangs`, { waitUntil: 'commit' });
    await expect.poll(async () => (await chromium.reportOf(tab, { settled: false })).summary.green, { timeout: 10_000 }).toBe(1);
    expect(tab.frames().map((frame) => frame.url())).toContain(`${other}/hanging`);
  } finally {
    await chromium.close();
  }
});

describe('in Firefox', () => {
  let firefox: Firefox;
  let tab: FirefoxPage;
  beforeAll(async () => {
    firefox = await launchFirefox({ answers: asSanity((await openSampleRecords()).handle) });
    tab = await firefox.browser.newPage();
  });
  afterAll(() => firefox?.close());

  test.each(Object.keys(FRAME_PAGES))('%s', async (name) => {
    await tab.goto(`${server.origin}/${name}`);
    await expect.poll(() => greenIn(tab), LONG).toBe(FRAME_PAGES[name]!.quoting);
  });
});
