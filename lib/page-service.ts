import { browser } from 'wxt/browser';
import { onMessage, sendMessage } from './messages.ts';

const DIRECTIONS: Readonly<Record<string, 1 | -1>> = { 'next-finding': 1, 'previous-finding': -1 };

/** What the background does for pages besides checking: puts scripts into them, and hands the keyboard commands on. */
export function servePages(): void {
  onMessage('inject', async ({ data, sender: { tab, frameId } }) => {
    if (tab?.id === undefined || frameId === undefined) return;
    await browser.scripting.executeScript({ target: { tabId: tab.id, frameIds: [frameId] }, files: [`/${data.script}.js` as '/card.js'] });
  });

  // Firefox for Android has no commands.
  browser.commands?.onCommand.addListener(async (command) => {
    const direction = DIRECTIONS[command];
    const [tab] = await browser.tabs.query({ active: true, lastFocusedWindow: true });
    if (!direction || tab?.id === undefined) return;
    // A page that is not ours to read (a settings page, a PDF) does not answer.
    await sendMessage('step', { direction }, { tabId: tab.id, frameId: 0 }).catch(() => undefined);
  });
}
