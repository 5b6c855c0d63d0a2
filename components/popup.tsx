import { askNhtsa } from '../lib/settings.ts';
import { PageSummary } from './page-summary.tsx';
import { Switch } from './switch.tsx';
import { usePageReport } from './use-page-report.ts';
import { useSetting } from './use-setting.ts';
import { useSiteSwitch } from './use-site-switch.ts';
import { webLink } from './web-link.ts';
import { words } from './words.ts';

/**
 * What the toolbar button opens, for one tab.
 * @param address the tab's, empty where the browser does not tell it
 */
export function Popup({ tabId, address }: { tabId: number | undefined; address: string }) {
  const host = webLink(address) ? new URL(address).hostname : '';
  const [on, turn] = useSiteSwitch(host);
  const [asksNhtsa, letAskNhtsa] = useSetting(askNhtsa);
  const report = usePageReport(host ? tabId : undefined, on ?? true);
  if (on === undefined || asksNhtsa === undefined || report === undefined) return null;
  return (
    <>
      <PageSummary host={host} on={on} onTurn={turn} report={report} />
      <footer>
        <Switch id="nhtsa" on={asksNhtsa} onTurn={letAskNhtsa}>
          {words.askNhtsa}
        </Switch>
      </footer>
    </>
  );
}
