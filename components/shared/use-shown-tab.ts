import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';

/** The tab that a view is about. */
export interface ShownTab {
  id: number | undefined;
  /** Empty where the browser does not tell it. */
  address: string;
  /** Another number each time the tab has loaded a page. */
  visit: number;
}

/**
 * The tab in front of this view's window, as the reader goes from tab to tab and from page to page; or always the one that the view's
 * address names (`?tab=7`), where it stands in a tab of its own.
 * @returns undefined until the browser has answered
 */
export function useShownTab(): ShownTab | undefined {
  const [shown, setShown] = useState<ShownTab>();
  useEffect(() => {
    const named = Number(new URLSearchParams(location.search).get('tab')) || undefined;
    let gone = false;
    let id: number | undefined;
    const look = async () => {
      // A tab that is named may be closed by now.
      const tab = named
        ? await browser.tabs.get(named).catch(() => undefined)
        : (await browser.tabs.query({ active: true, currentWindow: true }))[0];
      if (gone) return;
      id = tab?.id;
      setShown((before) => ({ id, address: tab?.url ?? '', visit: (before?.visit ?? 0) + 1 }));
    };
    const onChange = () => void look();
    const onUpdated = (tabId: number, { status }: { status?: string }) => {
      if (tabId === id && status === 'complete') void look();
    };
    // With access to pages come their addresses.
    browser.permissions.onAdded.addListener(onChange);
    browser.tabs.onActivated.addListener(onChange);
    browser.tabs.onUpdated.addListener(onUpdated);
    void look();
    return () => {
      gone = true;
      browser.permissions.onAdded.removeListener(onChange);
      browser.tabs.onActivated.removeListener(onChange);
      browser.tabs.onUpdated.removeListener(onUpdated);
    };
  }, []);
  return shown;
}
