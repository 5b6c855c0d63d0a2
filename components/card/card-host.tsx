import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { HOST_NAME, type CardOptions, type CardView } from '../../lib/page/card-view.ts';
import { keepListening } from '../../lib/page/keep-listening.ts';
import { focusedElement } from '../../lib/page/focus.ts';
import type { Finding } from '../../lib/report.ts';
import sheet from './card.css?inline';
import { Card } from './card.tsx';
import colours from '../shared/colours.css?inline';
import details from '../shared/details.css?inline';
import { schemeAt } from './page-scheme.ts';
import { placeCard } from './place-card.ts';
import { words } from '../words/words.ts';
import { contains, nameOf, native, nativeDocument } from '../../lib/page/native.ts';

/**
 * Presses in the card, which are stopped before they reach anything: a page may close a dialog of its own, or take focus, at a press beside
 * it. Only what a page has hung on its window before us still hears of them. The card needs none of them: clicks come all the same.
 */
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'focusin'] as const;
/** Events that end at the host, so that the page's own handlers do not take what is done in the card for something done on the page. */
const KEPT_IN = [
  'pointermove',
  'pointerover',
  'pointerout',
  'pointercancel',
  'mousemove',
  'mouseover',
  'mouseout',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'touchmove',
  'touchcancel',
  'wheel',
  'focusout',
  'copy',
  'cut',
  'selectstart',
  'dragstart',
] as const;
const KEYS = ['keydown', 'keypress', 'keyup'] as const;

/** The card that is open. */
interface Shown {
  options: CardOptions;
  /** ms on the clock of events: what happened before the card was shown is what opened it. */
  since: number;
  stopPlacing(): void;
  focusBefore: HTMLElement | null;
}

/**
 * The card in an element of its own: one node, in the top layer, added to the page when a card is first shown.
 * @param mode tests open the shadow root, nobody else does
 */
export function createCardHost(mode: ShadowRootMode = 'closed'): CardView {
  const { host, card } = build(mode);
  const root = createRoot(card);
  const listening = new AbortController();
  let shown: Shown | null = null;
  /** How many cards were opened: one that is opened begins anew, one that is updated goes on. */
  let opened = 0;

  const inside = (event: Event) => event.composedPath().includes(host);

  const hide = () => {
    if (!shown) return false;
    const { stopPlacing, focusBefore } = shown;
    shown = null;
    stopPlacing();
    const hadFocus = nativeDocument.activeElement === host;
    if (host.matches(':popover-open')) host.hidePopover();
    if (hadFocus) focusBefore?.focus({ preventScroll: true });
    return hadFocus;
  };
  const close = (pressed = false) => {
    const options = shown?.options;
    const hadFocus = hide();
    options?.onClose(hadFocus && !pressed);
  };
  const render = (finding: Finding, { tampered, onPanel }: CardOptions) =>
    flushSync(() => root.render(<Card key={opened} finding={finding} tampered={tampered} onClose={() => close()} onPanel={onPanel} />));

  const onKey = (event: KeyboardEvent) => {
    const escape = event.type === 'keydown' && event.key === 'Escape' && !event.isComposing;
    if (inside(event)) {
      // Keys typed in the card are nobody else's; buttons and links act on them all the same.
      event.stopImmediatePropagation();
      // Else the browser would close a dialog of the page with the same key.
      if (escape) event.preventDefault();
    }
    // Pressed outside it closes the card too, and still is what the page takes it for.
    if (escape && shown) close();
  };
  const onPress = (event: MouseEvent) => {
    // A finger that begins to scroll presses too: for touch only the finished tap counts.
    const pressed = event.type === ((event as PointerEvent).pointerType === 'touch' ? 'click' : 'pointerdown');
    if (pressed && shown && event.timeStamp > shown.since && !inside(event)) close(true);
  };

  keepListening((signal) => {
    const early = { capture: true, signal };
    for (const name of KEYS) window.addEventListener(name, onKey, early);
    for (const name of ['pointerdown', 'click'] as const) window.addEventListener(name, onPress, early);
    for (const name of PRESSES) window.addEventListener(name, (event) => inside(event) && event.stopImmediatePropagation(), early);
  }, listening.signal);
  for (const name of KEPT_IN) host.addEventListener(name, (event) => event.stopPropagation());
  for (const [name, over] of [
    ['pointerenter', true],
    ['pointerleave', false],
  ] as const) {
    card.addEventListener(name, ({ pointerType }) => pointerType === 'mouse' && shown?.options.onHover(over));
  }

  return {
    show(finding, anchor, options) {
      const focusBefore = nativeDocument.activeElement === host ? (shown?.focusBefore ?? null) : focusedElement();
      shown?.stopPlacing();
      if (host.matches(':popover-open')) host.hidePopover();
      const under = elementUnder(anchor);
      const home = homeFor(under);
      if (host.parentElement !== home) native(home, 'append').call(home, host);
      opened += 1;
      render(finding, options);
      // Shown anew each time: the top layer is a stack, and the page may have put something on it since.
      host.showPopover();
      card.style.colorScheme = schemeAt(under, card);
      card.scrollTop = 0;
      shown = { options, since: performance.now(), stopPlacing: placeCard(card, anchor, under, options.sheet), focusBefore };
      if (options.focus) card.focus({ preventScroll: true });
    },
    update(finding, anchor) {
      if (!shown) return;
      const hadFocus = nativeDocument.activeElement === host;
      render(finding, shown.options);
      // What had it may be gone from the card.
      if (hadFocus && nativeDocument.activeElement !== host) card.focus({ preventScroll: true });
      shown.stopPlacing();
      shown.stopPlacing = placeCard(card, anchor, elementUnder(anchor), shown.options.sheet);
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

function build(mode: ShadowRootMode): { host: HTMLElement; card: HTMLElement } {
  const host = nativeDocument.createElement(HOST_NAME);
  host.popover = 'manual';
  const style = nativeDocument.createElement('style');
  style.textContent = colours + details + sheet;
  const card = nativeDocument.createElement('div');
  card.className = 'card';
  card.lang = words.language;
  card.tabIndex = -1;
  card.role = 'dialog';
  card.setAttribute('aria-labelledby', 'quotemark-verdict');
  card.setAttribute('aria-describedby', 'quotemark-reason');
  host.attachShadow({ mode }).append(style, card);
  return { host, card };
}

/**
 * What the card is put into. While the page has a modal dialog open, all that is outside of it is dead, the top layer included; so it is
 * with what fills the screen, in some browsers.
 */
function homeFor(under: Element | null): Element {
  const dialog = under && native(under, 'closest').call(under, 'dialog:modal');
  const full = nativeDocument.fullscreenElement;
  const isHome = full && under && contains(full, under) && !native(full, 'shadowRoot');
  return dialog ?? (isHome ? full : nativeDocument.documentElement);
}

/** What of the page stands where the anchor is. */
function elementUnder({ x, y, width, height }: DOMRect): Element | null {
  return nativeDocument.elementsFromPoint(x + width / 2, y + height / 2).find((element) => nameOf(element) !== HOST_NAME) ?? null;
}
