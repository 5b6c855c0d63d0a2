import { nameOf, native } from './native.ts';

/** The interfaces through which an extension sees closed shadow roots. */
interface ChromeDom {
  chrome?: { dom?: { openOrClosedShadowRoot?(element: HTMLElement): ShadowRoot | null } };
}
interface FirefoxElement {
  openOrClosedShadowRoot?: ShadowRoot | null;
}

/** The shadow root of an element, if it has one; a closed one is looked for only where a page uses them, on elements of its own making. */
export function shadowRootOf(element: Element): ShadowRoot | null {
  const open = native(element, 'shadowRoot');
  if (open || !nameOf(element).includes('-')) return open;
  const closed =
    (element as FirefoxElement).openOrClosedShadowRoot ??
    (globalThis as ChromeDom).chrome?.dom?.openOrClosedShadowRoot?.(element as HTMLElement);
  return closed ?? null;
}
