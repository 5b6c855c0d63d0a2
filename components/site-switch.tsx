import { words } from './words.ts';

/** Switches Quotemark on and off for one site. */
export function SiteSwitch({ host, on, onTurn }: { host: string; on: boolean; onTurn(on: boolean): void }) {
  return (
    <div className="site">
      <span id="site">
        {words.onThisSite} <bdi>{host}</bdi>
      </span>
      <button type="button" role="switch" className="switch" aria-checked={on} aria-labelledby="site" onClick={() => onTurn(!on)} />
    </div>
  );
}
