import { Switch } from './switch.tsx';
import type { ShownPage } from './use-page.ts';
import { words } from './words.ts';

/** Quotemark on or off, everywhere and for the site that is shown; and why nothing is read where that is so. */
export function PageSwitches({ page: { host, everywhere, turnEverywhere, here, turnHere, report } }: { page: ShownPage }) {
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
    if (!host) return <p>{words.notAPage}</p>;
    if (!here) return <p>{words.switchedOff}</p>;
    if (!report) return <p>{words.noAnswer}</p>;
    return null;
  }
}

/** What the page has found, where it is read. */
export function readReport({ host, everywhere, here, report }: ShownPage): ShownPage['report'] {
  return everywhere && here && host ? report : null;
}
