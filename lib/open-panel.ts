import { browser } from 'wxt/browser';

/** Chromium's and Firefox's names for the same thing; either may be missing, on phones both. */
interface Panels {
  sidePanel?: { open(options: { tabId: number }): Promise<void> };
  sidebarAction?: { open(): Promise<void> };
}

/**
 * Opens the panel beside a tab; where the browser has none, or lets none be opened (Firefox, unless a view of ours or a command was
 * used), as a tab of its own. Must be called before anything is waited for: browsers ask that a gesture of the reader led to it.
 */
export async function openPanel({ tabId }: { tabId: number | undefined }): Promise<void> {
  const { sidePanel, sidebarAction } = browser as unknown as Panels;
  try {
    if (sidePanel && tabId !== undefined) return await sidePanel.open({ tabId });
    if (sidebarAction) return await sidebarAction.open();
  } catch {
    // Then as a tab.
  }
  await browser.tabs.create({ url: browser.runtime.getURL(`/sidepanel.html?tab=${tabId ?? ''}`), openerTabId: tabId });
}
