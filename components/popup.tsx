import { askNhtsa, FRESHNESSES, freshness, reviews } from '../lib/settings.ts';
import { Choice } from './choice.tsx';
import { PageSummary } from './page-summary.tsx';
import { Reviews } from './reviews.tsx';
import { sayDuration } from './say-duration.ts';
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
  const [freshFor, keepFresh] = useSetting(freshness);
  const [reviewed, review] = useSetting(reviews);
  const report = usePageReport(host ? tabId : undefined, on ?? true);
  if (on === undefined || asksNhtsa === undefined || freshFor === undefined || reviewed === undefined || report === undefined) return null;
  return (
    <>
      <PageSummary host={host} on={on} onTurn={turn} report={report} />
      <Reviews reviews={reviewed} onSeen={() => review([])} />
      <footer>
        <Switch id="nhtsa" on={asksNhtsa} onTurn={letAskNhtsa}>
          {words.askNhtsa}
        </Switch>
        <Choice id="freshness" value={freshFor} onChoose={keepFresh} options={FRESHNESSES} say={(seconds) => sayDuration(seconds, words.language)}>
          {words.readAgain}
        </Choice>
      </footer>
    </>
  );
}
