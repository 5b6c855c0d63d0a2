import { browser } from 'wxt/browser';

/** Chromium's and Firefox's names for the same thing; either may be missing, on phones both. */
interface Panels {
  sidePanel?: { open(options: { tabId: number }): Promise<void> };
  sidebarAction?: { open(): Promise<void>; isOpen(options: object): Promise<boolean> };
}

/**
 * Opens the panel beside a tab; where the browser has none, or does not take what led here for the reader's wish, as a tab of its own.
 * Must be called before anything is waited for: browsers ask for a gesture of the reader.
 */
export async function openPanel({ tabId }: { tabId: number | undefined }): Promise<void> {
  const { sidePanel, sidebarAction } = browser as unknown as Panels;
  try {
    if (sidePanel && tabId !== undefined) return await sidePanel.open({ tabId });
    if (sidebarAction) return await sidebarAction.open();
  } catch {
    // The sidebar may be there already; else as a tab.
    if (await sidebarAction?.isOpen({})) return;
  }
  await browser.tabs.create({ url: browser.runtime.getURL(`/sidepanel.html?tab=${tabId ?? ''}`), openerTabId: tabId });
}
