import { Switch } from './switch.tsx';
import type { ShownPage } from './use-page.ts';
import { words } from '../words/words.ts';

/** Quotemark on or off, everywhere and for the site that is shown; and why nothing is read where that is so. */
export function PageSwitches({
  page: { host, granted, askAccess, everywhere, turnEverywhere, here, turnHere, report },
}: {
  page: ShownPage;
}) {
  return (
    <>
      <Switch id="everywhere" on={everywhere} onTurn={turnEverywhere}>
        {words.onEverywhere}
      </Switch>
      {everywhere && host && (
        <Switch id="site" on={here} onTurn={turnHere}>
          {words.onThisSite} <bdi>{host}</bdi>
        </Switch>
      )}
      {whyNot()}
    </>
  );

  function whyNot() {
    if (!everywhere) return <p>{words.offEverywhere}</p>;
    // First, because without access the browser does not tell the address either.
    if (!granted) return <NoAccess onAsk={askAccess} />;
    if (!host) return <p>{words.notAPage}</p>;
    if (!here) return <p>{words.switchedOff}</p>;
    if (!report) return <p>{words.noAnswer}</p>;
    return null;
  }
}

function NoAccess({ onAsk }: { onAsk: () => void }) {
  return (
    <>
      <p>{words.noAccess}</p>
      <button type="button" className="plain" onClick={onAsk}>
        {words.askAccess}
      </button>
    </>
  );
}

/** What the page has found, where it is read. */
export function readReport({ host, granted, everywhere, here, report }: ShownPage): ShownPage['report'] {
  return everywhere && here && host && granted ? report : null;
}
