import type { Direction, Stepped } from '../messages.ts';
import { cardView } from './card-view.ts';
import { type Hit, hitTest, REACH, rectsOf } from './hit-test.ts';
import { keepListening } from './keep-listening.ts';
import type { Marks } from './marks.ts';
import type { PlacedFinding } from './placed-finding.ts';
import { isMatch, native, nativeDocument } from './native.ts';
import { scrollToText } from './scroll-to-text.ts';

/** How long the pointer rests on a mark before the card opens, and how long it may be away from both before it closes (milliseconds). */
const HOVER = 300;
const GRACE = 300;

/** What does something of its own when it is pressed: the page's, not ours. */
const PRESSABLE =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [role="link"], ' +
  '[contenteditable]:not([contenteditable="false" i])';

interface Opening {
  focus: boolean;
  sheet: boolean;
  /** Opened by hovering: it goes when the pointer leaves. */
  byHover: boolean;
}

/** What pointing needs of the session around it. */
interface Needs {
  injectCard(): Promise<unknown>;
  openPanel(): void;
  goHome(home: number): void;
  shadowRoots(): ShadowRoot[];
}

interface OpenCard extends Opening {
  placed: PlacedFinding;
}

/**
 * Opens the card on the mark that is hovered over, clicked, tapped, or stepped to by keyboard. Never takes an event away from the
 * page. The card's script is put into the page when it is first needed.
 */
export class Pointing {
  readonly #marks: Marks<PlacedFinding>;
  readonly #needs: Needs;
  readonly #signal: AbortSignal;
  #tampered = false;
  #open: OpenCard | null = null;
  #current: PlacedFinding | null = null;
  /** Counts what was asked for: only the newest opening is carried out. */
  #wish = 0;
  #pointer: { x: number; y: number } | null = null;
  #overCard = false;
  /** The frame that a command has led away from to the card that is open here; undefined where focus was here before. */
  #home: number | undefined;
  #resting: PlacedFinding | null = null;
  /** Closed by the reader while the pointer may rest on its mark: it stays closed until the pointer has left. */
  #dismissed: PlacedFinding | null = null;
  #hoverTimer: ReturnType<typeof setTimeout> | undefined;
  #graceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(marks: Marks<PlacedFinding>, needs: Needs, signal: AbortSignal) {
    this.#marks = marks;
    this.#needs = needs;
    this.#signal = signal;
    keepListening((until) => {
      const early = { capture: true, passive: true, signal: until };
      window.addEventListener('pointermove', (event) => this.#onMove(event), early);
      window.addEventListener('click', (event) => this.#onClick(event), early);
      nativeDocument.addEventListener('pointerleave', () => this.#onPointerGone(), { signal: until });
    }, signal);
    signal.addEventListener('abort', () => this.#end());
  }

  /** From now on the card says that the page has changed our marks; one that is open goes. */
  tell(): void {
    this.#tampered = true;
    if (this.#open) this.#close();
  }

  get currentKey(): string | null {
    return this.#current?.key ?? null;
  }

  /** The findings of the page have changed: a card that is open shows what is true now, and goes with its finding. */
  refresh(found: readonly PlacedFinding[]): void {
    const now = (placed: PlacedFinding | null) => found.find(({ key }) => key === placed?.key) ?? null;
    this.#current = now(this.#current);
    this.#resting = now(this.#resting);
    this.#dismissed = now(this.#dismissed);
    if (!this.#open) return;
    const placed = now(this.#open.placed);
    const [rect] = placed?.place.spans.flatMap(rectsOf) ?? [];
    if (!placed || !rect) return this.#close();
    const told = this.#open.placed.finding.verdict;
    this.#open.placed = placed;
    if (placed.finding.verdict !== told) cardView()?.update(placed.finding, rect);
  }

  /**
   * Opens the card, with focus, on the next (1) or previous (-1) finding that has a place on the page, or on the one where the reader is
   * (0): the last one shown, or the first in sight. Where there is none in that direction, the next step begins at the other end.
   * @param home the frame that the command leads away from
   */
  step(found: readonly PlacedFinding[], direction: Direction, home?: number): Stepped {
    const placed = found.filter(({ place }) => place.spans.some((span) => rectsOf(span).length > 0));
    const at = placed.findIndex(({ key }) => key === this.#current?.key);
    const next =
      at >= 0 ? placed[at + direction] : direction === 0 ? (placed.find(isInSight) ?? placed[0]) : placed.at(direction === 1 ? 0 : -1);
    if (!next) {
      const led = this.#home;
      this.#current = null;
      // The reader is led on, not home.
      this.#home = undefined;
      this.#close();
      return { shown: false, home: led };
    }
    this.#home = home ?? this.#home;
    const [span] = next.place.spans;
    scrollToText(span!.node);
    const [rect] = rectsOf(span!);
    if (rect) void this.#show(next, rect, { focus: true, sheet: matchMedia('(pointer: coarse)').matches, byHover: false });
    return { shown: true };
  }

  #onMove(event: PointerEvent): void {
    // Only a mouse hovers; that there is one is shown by its event, better than by media queries.
    if (!event.isTrusted || event.pointerType !== 'mouse' || this.#marks.empty) return;
    const first = this.#pointer === null;
    this.#pointer = event.buttons === 0 && !cardView()?.contains(event) ? { x: event.clientX, y: event.clientY } : null;
    if (first && this.#pointer) requestAnimationFrame(() => this.#onFrame());
  }

  #onFrame(): void {
    const pointer = this.#pointer;
    this.#pointer = null;
    if (!pointer || this.#signal.aborted) return;
    const hit = hasSelection() ? null : hitTest(this.#marks, pointer.x, pointer.y, REACH.mouse, this.#needs.shadowRoots());
    if (hit) this.#onHover(hit);
    else this.#onPointerGone();
  }

  #onHover({ mark, rect }: Hit<PlacedFinding>): void {
    if (this.#open?.placed.key === mark.owner.key) return this.#keepOpen();
    if (this.#resting === mark.owner || this.#dismissed === mark.owner) return;
    this.#stopHovering();
    this.#dismissed = null;
    if (this.#open && !this.#open.byHover) return;
    this.#resting = mark.owner;
    this.#hoverTimer = setTimeout(() => {
      const placed = this.#resting;
      this.#resting = null;
      if (placed) void this.#show(placed, rect, { focus: false, sheet: false, byHover: true });
    }, HOVER);
  }

  #onPointerGone(): void {
    this.#stopHovering();
    this.#dismissed = null;
    if (!this.#open?.byHover || this.#overCard || this.#graceTimer !== undefined) return;
    this.#graceTimer = setTimeout(() => this.#close(), GRACE);
  }

  #onClick(event: PointerEvent): void {
    const touch = event.pointerType === 'touch' || event.pointerType === 'pen';
    if (!event.isTrusted || event.button !== 0 || this.#marks.empty || cardView()?.contains(event) || hasSelection()) return;
    const hit = hitTest(this.#marks, event.clientX, event.clientY, touch ? REACH.touch : REACH.mouse, this.#needs.shadowRoots());
    if (!hit || isPressed(event.composedPath()) || isPressed(ancestorsOf(hit.mark.node))) return;
    this.#stopHovering();
    // It is open already where the pointer rested on the mark before; from now on it stays.
    if (!touch && this.#open?.placed.key === hit.mark.owner.key) this.#open.byHover = false;
    else void this.#show(hit.mark.owner, hit.rect, { focus: false, sheet: touch, byHover: false });
  }

  async #show(placed: PlacedFinding, anchor: DOMRect, { focus, sheet, byHover }: Opening): Promise<void> {
    const wish = ++this.#wish;
    this.#current = placed;
    if (!cardView()) {
      try {
        await this.#needs.injectCard();
      } catch {
        // The extension was updated under this page; its session ends by itself.
        return;
      }
    }
    const view = cardView();
    if (!view || wish !== this.#wish || this.#signal.aborted) return;
    this.#stopHovering();
    this.#keepOpen();
    this.#overCard = false;
    this.#open = { placed, focus, sheet, byHover };
    view.show(placed.finding, anchor, {
      focus,
      sheet,
      tampered: this.#tampered,
      onClose: (left) => {
        this.#dismissed = this.#open?.placed ?? null;
        this.#open = null;
        this.#overCard = false;
        this.#goHome(left);
      },
      onPanel: this.#needs.openPanel,
      onHover: (inside) => {
        this.#overCard = inside;
        if (inside) this.#keepOpen();
        else this.#onPointerGone();
      },
    });
  }

  #close(): void {
    this.#keepOpen();
    this.#open = null;
    this.#goHome(cardView()?.hide() ?? false);
  }

  /** Takes a reader who came by a command back to the frame that it led away from. */
  #goHome(left: boolean): void {
    const home = this.#home;
    this.#home = undefined;
    if (left && home !== undefined) this.#needs.goHome(home);
  }

  #keepOpen(): void {
    clearTimeout(this.#graceTimer);
    this.#graceTimer = undefined;
  }

  #stopHovering(): void {
    clearTimeout(this.#hoverTimer);
    this.#resting = null;
  }

  #end(): void {
    this.#stopHovering();
    this.#keepOpen();
    cardView()?.destroy();
  }
}

function isInSight({ place }: PlacedFinding): boolean {
  return place.spans.flatMap(rectsOf).some(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
}

function hasSelection(): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed;
}

/** Is there anything among these that does something of its own? */
function isPressed(targets: readonly EventTarget[]): boolean {
  return targets.some((target) => target instanceof Element && isMatch(target, PRESSABLE));
}

/** What a node stands in, out of closed shadow roots too, which an event's own path leaves out. */
function ancestorsOf(node: Node): Node[] {
  const ancestors: Node[] = [];
  for (let at: Node | null = node; at; at = at instanceof ShadowRoot ? at.host : native(at, 'parentNode')) ancestors.push(at);
  return ancestors;
}
