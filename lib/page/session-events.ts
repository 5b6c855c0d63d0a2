import { keepListening } from './keep-listening.ts';
import { nativeDocument } from './native.ts';

/** What a session does when the browser tells it something that is no change of the page's text. */
export interface SessionEvents {
  /** The network is back, or the page is looked at again. */
  onHope(): void;
  /** The page goes, or goes to sleep. */
  onGoing(): void;
  /** It is back out of the back/forward cache. */
  onReturn(): void;
  onLoad(): void;
  /** The system paints with colours of its own, or no longer. */
  onForcedColours(forced: boolean): void;
}

/** Listens until the signal. */
export function listenToSession(events: SessionEvents, signal: AbortSignal): void {
  const hope = () => nativeDocument.visibilityState === 'visible' && events.onHope();
  keepListening((until) => {
    const options = { signal: until };
    window.addEventListener('online', hope, options);
    nativeDocument.addEventListener('visibilitychange', hope, options);
    window.addEventListener('pagehide', () => events.onGoing(), options);
    window.addEventListener('pageshow', (event) => event.persisted && events.onReturn(), options);
    window.addEventListener('load', () => events.onLoad(), options);
  }, signal);
  const forced = matchMedia('(forced-colors: active)');
  forced.addEventListener('change', () => events.onForcedColours(forced.matches), { signal });
  events.onForcedColours(forced.matches);
}
