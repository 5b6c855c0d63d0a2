import { logError } from '../../lib/errors.ts';
import { sendMessage } from '../../lib/messages.ts';
import { sitesOff, switchedOn } from '../../lib/settings.ts';
import type { PageReport } from '../../lib/report.ts';
import { useAccess } from './use-access.ts';
import { usePageReport } from './use-page-report.ts';
import { useSetting } from './use-setting.ts';
import { useShownTab } from './use-shown-tab.ts';
import { webLink } from './web-link.ts';
import { updateSetting } from '../../lib/update-setting.ts';

/** The page that a view is about, and what the reader has switched. */
export interface ShownPage {
  tabId: number | undefined;
  /** Empty for what is no web page. */
  host: string;
  /** Does the browser let Quotemark run on all pages? */
  granted: boolean;
  askAccess(): void;
  /** Has NHTSA asked for more of the documents that the page names. */
  askMore(): void;
  /** Is Quotemark on at all? */
  everywhere: boolean;
  turnEverywhere(on: boolean): void;
  /** Is it on for this host? */
  here: boolean;
  turnHere(on: boolean): void;
  /** Null where no page of ours answers. */
  report: PageReport | null;
}

/** The page in the shown tab; undefined until everything about it is known. */
export function usePage(): ShownPage | undefined {
  const tab = useShownTab();
  const [everywhere, turnEverywhere] = useSetting(switchedOn);
  const [off] = useSetting(sitesOff);
  const [granted, askAccess] = useAccess();
  const host = tab && webLink(tab.address) ? new URL(tab.address).hostname : '';
  const here = !off?.includes(host);
  const report = usePageReport(tab, everywhere !== false && here);
  if (!tab || everywhere === undefined || off === undefined || granted === undefined || report === undefined) return undefined;
  return {
    tabId: tab.id,
    host,
    granted,
    askAccess,
    askMore: () => void askMore(tab.id),
    everywhere,
    turnEverywhere,
    here,
    turnHere: (on) => turnSite(host, on),
    report: host ? report : null,
  };
}

async function askMore(tabId: number | undefined): Promise<void> {
  if (tabId === undefined) return;
  await sendMessage('askMore', { tabId }).catch((error: unknown) => logError('having more asked for', error));
}

async function turnSite(host: string, on: boolean): Promise<void> {
  await updateSetting(sitesOff, (hosts) => {
    const others = hosts.filter((other) => other !== host);
    return on ? others : [...others, host];
  });
}
