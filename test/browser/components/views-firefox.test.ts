import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import { HOST_NAME } from '../../../lib/page/card-view.ts';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { launchFirefoxViews, type FirefoxViews } from '../../harness/marionette.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';

const QUOTED = 'no vehicle, pedestrian or object is in its path';
const OTHER = 'no vehicle, pedestrian or object is in my way';

let pages: PageServer;
let firefox: FirefoxViews;
let page: string;
let number: number;

beforeAll(async () => {
  pages = await servePages(
    () => `<!doctype html><meta charset="utf-8"><title>Page</title><p>MC-99000001 says “${QUOTED}”, and “${OTHER}”.</p>`,
  );
  firefox = await launchFirefoxViews({
    answers: asSanity((await openSampleRecords()).handle),
    // Nobody could press the browser's own question.
    prefs: { 'extensions.webextOptionalPermissionPrompts': false },
  });
});
afterAll(async () => {
  await firefox?.close();
  await pages?.close();
});

const marks = async () => {
  await firefox.switchTo(page);
  return firefox.run<ReturnType<typeof readMarks>>(`return (${String(readMarks)})()`);
};
const MARKED = { green: [QUOTED], amber: [OTHER], grey: [], neutral: ['MC-99000001'] };
const text = () => firefox.run<string>('return document.body.innerText');

beforeEach(async () => {
  page = await firefox.open(pages.origin);
  await expect.poll(marks).toEqual(MARKED);
  await firefox.openExtensionPage('popup.html');
  number = await firefox.run(
    'const [origin] = arguments; return browser.tabs.query({}).then((tabs) => tabs.findLast(({ url }) => url?.startsWith(origin)).id)',
    pages.origin,
  );
});

test('the popup tells what the page has, and switches it off and on', async () => {
  const popup = await firefox.openExtensionPage(`popup.html?tab=${number}`);
  await expect.poll(text).toContain(ENGLISH.alerts);
  expect(await text()).toContain(OTHER);
  expect(await firefox.run<string[]>('return [...document.querySelectorAll(".counts b")].map(({ innerText }) => innerText)')).toEqual([
    '1',
    '1',
    '0',
    '1',
  ]);
  for (const [control, said] of [
    ['[aria-labelledby=everywhere]', ENGLISH.offEverywhere],
    ['[aria-labelledby=site]', ENGLISH.switchedOff],
  ] as const) {
    await firefox.switchTo(popup);
    await firefox.click(control);
    await expect.poll(text).toContain(said);
    await expect.poll(marks).toEqual({ green: [], amber: [], grey: [], neutral: [] });
    await firefox.switchTo(popup);
    await firefox.click(control);
    await expect.poll(text).toContain(OTHER);
    await expect.poll(marks).toEqual(MARKED);
  }
});

test('the popup opens the sidebar', async () => {
  await firefox.closeSidebar();
  await expect.poll(firefox.sidebarIsOpen).toBe(false);
  await firefox.openExtensionPage(`popup.html?tab=${number}`);
  await expect.poll(text).toContain(ENGLISH.allInPanel);
  await firefox.click('.plain');
  // It closes itself.
  await firefox.switchTo(page);
  await expect.poll(firefox.sidebarIsOpen).toBe(true);
});

test("the card's button opens the sidebar too, or where Firefox does not take that for the reader's wish, the panel in a tab", async () => {
  await firefox.closeSidebar();
  await expect.poll(firefox.sidebarIsOpen).toBe(false);
  const message = { id: 1, type: 'step', data: { direction: 1 }, timestamp: 0 };
  await firefox.run('const [id, message] = arguments; return browser.tabs.sendMessage(id, message).then(() => true)', number, message);
  await firefox.switchTo(page);
  await expect.poll(firefox.focused).toContain(ENGLISH.headlines['on-record']);
  for (const next of [ENGLISH.close, ENGLISH.readAtSource, ENGLISH.copy, ENGLISH.openInPanel]) {
    await firefox.press('Tab');
    await expect.poll(firefox.focused).toContain(next);
  }
  await firefox.press('Enter');
  // Asked of the browser: a tab opened to ask would race with the one that the card opens.
  const inTab = async () => (await firefox.addresses()).some((address) => address.endsWith(`sidepanel.html?tab=${number}`));
  await expect.poll(async () => (await firefox.sidebarIsOpen()) || (await inTab())).toBe(true);
});

test('where the reader has withdrawn the access to pages, the popup says so and asks for it', async () => {
  await firefox.run('return browser.permissions.remove({ origins: ["*://*/*"] })');
  await firefox.openExtensionPage(`popup.html?tab=${number}`);
  await expect.poll(text).toContain(ENGLISH.noAccess);
  await firefox.click('.plain');
  await expect.poll(text).not.toContain(ENGLISH.noAccess);
  await firefox.switchTo(page);
  page = await firefox.open(pages.origin);
  await expect.poll(marks).toEqual(MARKED);
});

test('the panel lists every finding, and shows it on the page', async () => {
  await firefox.openExtensionPage(`sidepanel.html?tab=${number}`);
  await expect.poll(text).toContain(ENGLISH.allRead);
  expect(await firefox.run<string[]>('return [...document.querySelectorAll("summary q")].map(({ innerText }) => innerText)')).toEqual([
    QUOTED,
    OTHER,
  ]);
  await firefox.click('li:nth-child(2) summary');
  await expect.poll(text).toContain(ENGLISH.showOnPage);
  await firefox.switchTo(page);
  const shown = () =>
    firefox.run(
      'return [...([...CSS.highlights].find(([name]) => name.endsWith("-shown"))?.[1] ?? [])].map(({ startContainer, startOffset, endOffset }) => startContainer.data.slice(startOffset, endOffset))',
    );
  await expect.poll(shown).toEqual([QUOTED]);
});

test('after an update under an open page the marks are there once, and the page has no error', async () => {
  await firefox.switchTo(page);
  await firefox.run(
    'window.wrongs = []; addEventListener("error", ({ message }) => wrongs.push(message)); addEventListener("unhandledrejection", ({ reason }) => wrongs.push(String(reason)));',
  );
  await firefox.update();
  await firefox.run('document.body.append("And EA99-901.")');
  await expect.poll(() => marks().then(({ neutral }) => neutral.toSorted())).toEqual(['EA99-901', 'MC-99000001']);
  expect(await marks()).toMatchObject({ green: [QUOTED], amber: [OTHER] });
  expect(await firefox.run(`return [wrongs, document.querySelectorAll("${HOST_NAME}").length]`)).toEqual([[], 0]);
});
