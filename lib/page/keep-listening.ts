import { nativeDocument } from './native.ts';

/**
 * Listens until the signal, and anew where the page is written anew: `document.open` takes all listeners of the window and the document
 * away, but no observer.
 * @param listen adds listeners that end with the signal it is given
 */
export function keepListening(listen: (signal: AbortSignal) => void, signal: AbortSignal): void {
  let root: Element | null = null;
  let round = new AbortController();
  const begin = () => {
    if (nativeDocument.documentElement === root) return;
    root = nativeDocument.documentElement;
    round.abort();
    round = new AbortController();
    listen(AbortSignal.any([signal, round.signal]));
  };
  const observer = new MutationObserver(begin);
  observer.observe(document, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  begin();
}
