import { openPanel } from '../../lib/background/open-panel.ts';
import { logError } from '../../lib/errors.ts';
import { askNhtsa, FRESHNESSES, freshness, remember, reviews } from '../../lib/settings.ts';
import { Choice } from './choice.tsx';
import { PageSummary } from './page-summary.tsx';
import { Reviews } from './reviews.tsx';
import { sayDuration } from './say-duration.ts';
import { Switch } from '../shared/switch.tsx';
import { usePage } from '../shared/use-page.ts';
import { useSetting } from '../shared/use-setting.ts';
import { words } from '../words/words.ts';

/** What the toolbar button opens, for one tab. */
export function Popup() {
  const page = usePage();
  const [asksNhtsa, letAskNhtsa] = useSetting(askNhtsa);
  const [freshFor, keepFresh] = useSetting(freshness);
  const [remembers, letRemember] = useSetting(remember);
  const [reviewed, review] = useSetting(reviews);
  if (page === undefined || asksNhtsa === undefined || freshFor === undefined || remembers === undefined || reviewed === undefined)
    return null;
  return (
    <>
      <PageSummary
        page={page}
        onPanel={() =>
          void openPanel({ tabId: page.tabId }).then(
            () => window.close(),
            (error: unknown) => logError('opening the panel', error),
          )
        }
      />
      <Reviews reviews={reviewed} onSeen={() => review([])} />
      <footer>
        <Switch id="nhtsa" on={asksNhtsa} onTurn={letAskNhtsa}>
          {words.askNhtsa}
        </Switch>
        <Switch id="remember" on={remembers} onTurn={letRemember}>
          {words.remember}
        </Switch>
        <Choice
          id="freshness"
          value={freshFor}
          onChoose={keepFresh}
          options={FRESHNESSES}
          say={(seconds) => sayDuration(seconds, words.language)}
        >
          {words.readAgain}
        </Choice>
      </footer>
    </>
  );
}
