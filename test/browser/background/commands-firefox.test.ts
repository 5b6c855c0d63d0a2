import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGLISH } from '../../../components/words/english.ts';
import { asSanity, openSampleRecords } from '../../harness/demo.ts';
import { launchFirefoxViews, type FirefoxViews } from '../../harness/marionette.ts';
import { readMarks } from '../../harness/read-marks.ts';
import { servePages, type PageServer } from '../../harness/serve-pages.ts';

/** The keys of the manifest, as a reader presses them: the browser itself looks them up. */
const NEXT = ['Alt', 'Shift', '.'];
const PREVIOUS = ['Alt', 'Shift', ','];
const OPEN_CARD = ['Alt', 'Shift', 'k'];
const OPEN_PANEL = ['Alt', 'Shift', 'l'];

const QUOTED = 'no vehicle, pedestrian or object is in its path';
const SAID = `<p>MC-99000001 says “${QUOTED}”.</p>`;
const BUTTON = '<button id="before">A button of the page</button>';
const ON_RECORD = ENGLISH.headlines['on-record'];
const VERBATIM = ENGLISH.headlines.verbatim;

let pages: PageServer;
let firefox: FirefoxViews;
let page: string;
let frame: string;

beforeAll(async () => {
  const document = (body: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><body>${body}`;
  pages = await servePages((path) => {
    if (path === '/frame') return document(SAID);
    return document(
      `${BUTTON}${path === '/said' ? SAID : '<p>Nothing is named here.</p>'}${path === '/lone' ? '' : `<iframe width="500" height="200" src="${frame}"></iframe>`}`,
    );
  });
  frame = `${pages.origin.replace('127.0.0.1', 'localhost')}/frame`;
  firefox = await launchFirefoxViews({ answers: asSanity((await openSampleRecords()).handle) });
});
afterAll(async () => {
  await firefox?.close();
  await pages?.close();
});

const marks = () => firefox.run<ReturnType<typeof readMarks>>(`return (${String(readMarks)})()`);
const MARKED = { green: [QUOTED], neutral: ['MC-99000001'] };

/** Opens a page, waits for the marks of its frame, and puts focus on the button of the page. */
async function open(path: string): Promise<void> {
  page = await firefox.open(`${pages.origin}${path}`);
  await firefox.enterFrame('iframe');
  await expect.poll(marks).toMatchObject(MARKED);
  await firefox.switchTo(page);
  await expect.poll(marks).toMatchObject(path === '/said' ? MARKED : { green: [] });
  await firefox.click('#before');
  await expect.poll(firefox.focused).toBe('A button of the page');
}

/** What has focus: the document's address, and the words of the card or of the element in it. */
async function focus(): Promise<[string | undefined, string | null]> {
  const address = await firefox.focusedDocument();
  await firefox.switchTo(page);
  if (address === frame) await firefox.enterFrame('iframe');
  const words = await firefox.focused();
  await firefox.switchTo(page);
  return [address, words && words.split('\n')[0]!];
}

test('from finding to finding, into a frame of another site and around; Escape leads back to where the reader came from', async () => {
  await open('/said');
  const top = `${pages.origin}/said`;
  for (const [keys, address, headline] of [
    [NEXT, top, ON_RECORD],
    [NEXT, top, VERBATIM],
    [NEXT, frame, ON_RECORD],
    [NEXT, frame, VERBATIM],
    [PREVIOUS, frame, ON_RECORD],
    [OPEN_CARD, frame, ON_RECORD],
  ] as const) {
    await firefox.pressInWindow(...keys);
    await expect.poll(focus).toEqual([address, headline]);
  }
  // The card that was left is closed.
  expect(await firefox.run('return document.querySelectorAll(":popover-open").length')).toBe(0);
  await firefox.pressInWindow('Escape');
  await expect.poll(focus).toEqual([top, 'A button of the page']);
  await firefox.enterFrame('iframe');
  expect(await firefox.run('return document.querySelectorAll(":popover-open").length')).toBe(0);
});

test('around all frames and back into the page: Escape still leads to where it began', async () => {
  await open('/said');
  const top = `${pages.origin}/said`;
  for (const [address, headline] of [
    [top, VERBATIM],
    [top, ON_RECORD],
    [frame, VERBATIM],
    [frame, ON_RECORD],
    [top, VERBATIM],
  ] as const) {
    await firefox.pressInWindow(...PREVIOUS);
    await expect.poll(focus).toEqual([address, headline]);
  }
  await firefox.pressInWindow('Escape');
  await expect.poll(focus).toEqual([top, 'A button of the page']);
});

test('from a page without findings into its frame, and back by Escape and by the close button', async () => {
  await open('/bare');
  for (const leave of [['Escape'], ['Tab', 'Enter']]) {
    await firefox.pressInWindow(...OPEN_CARD);
    await expect.poll(focus).toEqual([frame, ON_RECORD]);
    for (const key of leave) {
      await firefox.pressInWindow(key);
      if (key === 'Tab') await expect.poll(focus).toEqual([frame, ENGLISH.close]);
    }
    await expect.poll(focus).toEqual([`${pages.origin}/bare`, 'A button of the page']);
  }
});

test('the panel opens beside the page', async () => {
  await firefox.closeSidebar();
  await expect.poll(firefox.sidebarIsOpen).toBe(false);
  await open('/said');
  await firefox.pressInWindow(...OPEN_PANEL);
  await expect.poll(firefox.sidebarIsOpen).toBe(true);
  await firefox.closeSidebar();
});

test('switched off everywhere, the marks of frames go too, and no key opens a card; on again they come back', async () => {
  await open('/said');
  const turn = async (on: boolean) => {
    await firefox.openExtensionPage('popup.html');
    await firefox.run('const [switchedOn] = arguments; return browser.storage.local.set({ switchedOn })', on);
    await firefox.switchTo(page);
  };
  const everywhere = async () => {
    await firefox.switchTo(page);
    const own = await marks();
    await firefox.enterFrame('iframe');
    return [own, await marks()];
  };
  await turn(false);
  const none = { green: [], amber: [], grey: [], neutral: [] };
  await expect.poll(everywhere).toEqual([none, none]);
  await firefox.switchTo(page);
  await firefox.pressInWindow(...OPEN_CARD);
  await turn(true);
  await expect.poll(everywhere).toMatchObject([MARKED, MARKED]);
  await firefox.switchTo(page);
  expect(await firefox.run('return document.querySelectorAll(":popover-open").length')).toBe(0);
});
