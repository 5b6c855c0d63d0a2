import { PageSummary } from './page-summary.tsx';
import { usePageReport } from './use-page-report.ts';
import { useSiteSwitch } from './use-site-switch.ts';
import { webLink } from './web-link.ts';

/**
 * What the toolbar button opens, for one tab.
 * @param address the tab's, empty where the browser does not tell it
 */
export function Popup({ tabId, address }: { tabId: number | undefined; address: string }) {
  const host = webLink(address) ? new URL(address).hostname : '';
  const [on, turn] = useSiteSwitch(host);
  const report = usePageReport(host ? tabId : undefined, on ?? true);
  if (on === undefined || report === undefined) return null;
  return <PageSummary host={host} on={on} onTurn={turn} report={report} />;
}
