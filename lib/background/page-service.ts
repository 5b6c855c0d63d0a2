import { browser } from 'wxt/browser';
import { type Direction, onMessage, sendMessage, type Stepped } from '../messages.ts';
import type { Askers } from './askers.ts';
import { isMarkToken, markNames } from '../mark-names.ts';
import { openPanel } from './open-panel.ts';
import { switchedOn } from '../settings.ts';
import { markSheet } from './mark-sheet.ts';
import { framesOf, tabBadge, tabReport } from './tab-report.ts';
import { updateSetting } from '../update-setting.ts';

/** The amber of the marks. */
const BADGE_COLOUR = '#b45309';

/** What the commands of the manifest do in the tab in front. */
const COMMANDS: Readonly<Record<string, (tabId: number) => unknown>> = {
  'next-finding': (tabId) => step(tabId, 1),
  'previous-finding': (tabId) => step(tabId, -1),
  'open-card': (tabId) => step(tabId, 0),
  'switch-on-or-off': () => updateSetting(switchedOn, (on) => !on),
};

/** What the background does for pages besides checking: puts scripts into them, gathers what they found, hands the keyboard commands on. */
export function servePages(askers: Askers): void {
  onMessage('inject', async ({ data, sender: { tab, frameId } }) => {
    if (tab?.id === undefined || frameId === undefined) return;
    await browser.scripting.executeScript({ target: { tabId: tab.id, frameIds: [frameId] }, files: [`/${data.script}.js` as '/card.js'] });
  });
  onMessage('paint', async ({ data: { token }, sender: { tab, frameId } }) => {
    if (tab?.id === undefined || frameId === undefined || !isMarkToken(token)) return;
    // Of user origin, so that it reaches into shadow roots, and no rule of the page is stronger.
    await browser.scripting.insertCSS({ target: { tabId: tab.id, frameIds: [frameId] }, origin: 'USER', css: markSheet(markNames(token)) });
  });
  onMessage('tabReport', ({ data: { tabId, settled }, sender }) => {
    // What one page holds is no other page's business, should a page get hold of the script in it.
    if (!sender.url?.startsWith(browser.runtime.getURL('/'))) throw new Error('Only views of ours may ask what a tab has found');
    return tabReport(tabId, settled);
  });
  onMessage('askMore', async ({ data: { tabId }, sender }) => {
    if (!sender.url?.startsWith(browser.runtime.getURL('/'))) throw new Error('Only views of ours may have more asked for');
    askers.more(tabId);
    const again = (await framesOf(tabId)).map(({ id }) =>
      sendMessage('tryAgain', undefined, { tabId, frameId: id }).catch(() => undefined),
    );
    await Promise.all(again);
  });
  browser.tabs.onRemoved.addListener((tabId) => askers.gone(tabId));
  onMessage('goHome', async ({ data: { home }, sender: { tab } }) => {
    // It may be gone by now.
    if (tab?.id !== undefined) await sendMessage('takeFocus', undefined, { tabId: tab.id, frameId: home }).catch(() => undefined);
  });
  onMessage('openPanel', ({ sender: { tab } }) => openPanel({ tabId: tab?.id }));
  onMessage('news', ({ sender: { tab } }) => (tab?.id === undefined ? undefined : showBadgeSoon(tab.id)));

  // Firefox for Android has no commands.
  browser.commands?.onCommand.addListener(async (command, front) => {
    // At once: nothing may be waited for before a panel opens.
    if (command === 'open-panel') return openPanel({ tabId: front?.id });
    const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
    if (tab?.id !== undefined) await COMMANDS[command]?.(tab.id);
  });
}

/** Pages have their news in bursts, one for each answer and frame; the badge waits for the end of one (milliseconds). */
const BURST = 250;
const expected = new Set<number>();

function showBadgeSoon(tabId: number): void {
  if (expected.has(tabId)) return;
  expected.add(tabId);
  setTimeout(() => {
    expected.delete(tabId);
    void showBadge(tabId);
  }, BURST);
}

/** How many findings are amber, on the toolbar button, with a "!" where the page has changed our marks; else nothing. */
async function showBadge(tabId: number): Promise<void> {
  const badge = await tabBadge(tabId);
  if (!badge) return;
  // A tab may be closed by now.
  await Promise.all([
    browser.action.setBadgeBackgroundColor({ tabId, color: BADGE_COLOUR }),
    browser.action.setBadgeText({ tabId, text: `${badge.amber || ''}${badge.tampered ? '!' : ''}` }),
  ]).catch(() => undefined);
}

/** Goes on from the frame that has focus, through the other frames, and around. */
async function step(tabId: number, direction: Direction): Promise<void> {
  const frames = await framesOf(tabId);
  const from = Math.max(
    0,
    frames.findLastIndex(({ focused }) => focused),
  );
  let home: number | undefined;
  for (let tried = 0; tried <= frames.length; tried += 1) {
    const frame = frames.at((from + tried * (direction || 1)) % frames.length);
    if (!frame) return;
    const stepped: Stepped = await sendMessage('step', { direction, home }, { tabId, frameId: frame.id }).catch(() => ({ shown: false }));
    if (stepped.shown) return;
    home ??= stepped.home ?? frame.id;
  }
}
