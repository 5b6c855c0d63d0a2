import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CardOptions, CardView } from '../lib/page/card-view.ts';
import type { Finding } from '../lib/report.ts';
import sheet from './card.css?inline';
import { Card } from './card.tsx';
import colours from './colours.css?inline';
import { placeCard } from './place-card.ts';
import { words } from './words.ts';

/** Events that end at the host, so that the page's own handlers do not take what is done in the card for something done on the page. */
const KEPT_IN = [
  'pointerdown', 'pointerup', 'pointermove', 'pointerover', 'pointerout', 'mousedown', 'mouseup', 'mousemove', 'mouseover', 'mouseout',
  'click', 'auxclick', 'dblclick', 'contextmenu', 'touchstart', 'touchend', 'touchmove', 'wheel', 'focusin', 'focusout', 'copy',
] as const;

/**
 * The card in a host element of its own: one node on the document element, in the top layer, added when it is first shown.
 * @param mode tests open the shadow root, nobody else does
 */
export function createCardHost(mode: ShadowRootMode = 'closed'): CardView {
  const host = document.createElement('div');
  host.popover = 'manual';
  const shadow = host.attachShadow({ mode });
  const style = document.createElement('style');
  style.textContent = colours + sheet;
  const card = document.createElement('div');
  card.className = 'card';
  card.lang = words.language;
  card.tabIndex = -1;
  card.role = 'dialog';
  card.setAttribute('aria-labelledby', 'quotemark-verdict');
  card.setAttribute('aria-describedby', 'quotemark-reason');
  shadow.append(style, card);
  const root = createRoot(card);
  for (const name of KEPT_IN) host.addEventListener(name, (event) => event.stopPropagation());

  let shown: { options: CardOptions; since: number; stopPlacing: () => void; focusBefore: Element | null } | null = null;
  const inside = (event: Event) => event.composedPath().includes(host);

  const hide = () => {
    if (!shown) return;
    const { stopPlacing, focusBefore } = shown;
    shown = null;
    stopPlacing();
    const hadFocus = document.activeElement === host;
    host.hidePopover();
    if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus({ preventScroll: true });
  };
  const close = () => {
    const options = shown?.options;
    hide();
    options?.onClose();
  };

  const onKey = (event: KeyboardEvent) => {
    const escape = event.type === 'keydown' && event.key === 'Escape' && !event.isComposing;
    // Keys typed in the card are nobody else's; Escape outside closes it too, and still means what the page takes it for.
    if (inside(event)) event.stopImmediatePropagation();
    if (shown && escape) close();
  };
  const onPress = (event: PointerEvent) => {
    // A finger that begins to scroll presses too: for touch only the finished tap counts. What came before the card was shown opened it.
    const pressed = event.type === (event.pointerType === 'touch' ? 'click' : 'pointerdown');
    if (shown && pressed && event.timeStamp > shown.since && !inside(event)) close();
  };
  const listening = new AbortController();
  const early = { capture: true, signal: listening.signal };
  for (const name of ['keydown', 'keypress', 'keyup'] as const) window.addEventListener(name, onKey, early);
  for (const name of ['pointerdown', 'click'] as const) window.addEventListener(name, onPress as (event: Event) => void, early);
  card.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && shown?.options.onHover(true));
  card.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && shown?.options.onHover(false));

  return {
    show(finding: Finding, anchor: DOMRect, options: CardOptions) {
      const focusBefore = document.activeElement === host ? (shown?.focusBefore ?? null) : deepFocus();
      shown?.stopPlacing();
      if (!host.isConnected) document.documentElement.append(host);
      // Shown anew each time: the top layer is a stack, and the page may have put something on it since.
      if (host.matches(':popover-open')) host.hidePopover();
      flushSync(() => root.render(<Card key={finding.verdict.fingerprint + finding.text} finding={finding} onClose={close} />));
      host.showPopover();
      card.scrollTop = 0;
      shown = { options, since: performance.now(), stopPlacing: placeCard(card, anchor, options.sheet), focusBefore };
      if (options.focus) card.focus({ preventScroll: true });
    },
    hide,
    contains: inside,
    destroy() {
      hide();
      listening.abort();
      root.unmount();
      host.remove();
    },
  };
}

/** The focused element, also inside open shadow roots. */
function deepFocus(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
