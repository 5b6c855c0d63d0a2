import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';

/**
 * May Quotemark run on all pages? Browsers let readers withdraw that, and Firefox does not give it for pages that an update adds;
 * without a word of ours it would just be dead.
 * @returns undefined until the browser has answered; and how to ask for it, which only a press may do
 */
export function useAccess(): [granted: boolean | undefined, ask: () => void] {
  const [granted, setGranted] = useState<boolean>();
  const [origins] = useState(() => browser.runtime.getManifest().host_permissions ?? []);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const contained = await browser.permissions.contains({ origins });
      if (!gone) setGranted(contained);
    };
    const onChange = () => void look();
    browser.permissions.onAdded.addListener(onChange);
    browser.permissions.onRemoved.addListener(onChange);
    void look();
    return () => {
      gone = true;
      browser.permissions.onAdded.removeListener(onChange);
      browser.permissions.onRemoved.removeListener(onChange);
    };
  }, [origins]);
  return [granted, () => void browser.permissions.request({ origins })];
}
