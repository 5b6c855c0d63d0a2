import type { Finding } from '../report.ts';

/**
 * Where the page session and the card meet. Both scripts run in the extension's isolated world, which they share with each other
 * and not with the page (measured in Chromium and Firefox), so the card leaves itself on `globalThis` when it is injected.
 */
export interface CardView {
  /** Shows the card for a finding beside `anchor` (viewport rectangle, CSS px); replaces what it shows now. */
  show(finding: Finding, anchor: DOMRect, options: CardOptions): void;
  /** Shows what is true of the same finding by now, beside `anchor`; focus stays where it is. */
  update(finding: Finding, anchor: DOMRect): void;
  /** Takes the card away; focus returns to where it was. @returns whether it was in the card */
  hide(): boolean;
  /** Is this event's target inside the card? The page session must not take such an event for its own. */
  contains(event: Event): boolean;
  /** Takes away the host element and every listener. */
  destroy(): void;
}

export interface CardOptions {
  /** Opened by keyboard or command: focus moves into the card. */
  focus: boolean;
  /** A coarse pointer opened it: it stands at the bottom as a sheet. */
  sheet: boolean;
  /** The page has changed our marks, so none are shown. */
  tampered: boolean;
  /**
   * Called once when the card goes away by Escape, its close button or a press outside; `left` where it had focus, and no press took that
   * elsewhere.
   */
  onClose(left: boolean): void;
  /** The reader wants all findings in the panel; called while a press is handled. */
  onPanel(): void;
  /** The pointer has come onto the card, or has left it: a hover card stays while it is there. */
  onHover(inside: boolean): void;
}

/** The name of our one element on the page: by it a scan leaves the card out, and a test tells it from the page. */
export const HOST_NAME = 'quotemark-card';

interface CardSlot {
  quotemarkCard?: CardView;
}

export function cardView(): CardView | undefined {
  return (globalThis as CardSlot).quotemarkCard;
}

export function setCardView(view: CardView | undefined): void {
  if (view) (globalThis as CardSlot).quotemarkCard = view;
  else delete (globalThis as CardSlot).quotemarkCard;
}
