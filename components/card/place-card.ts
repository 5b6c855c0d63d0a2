import { autoUpdate, computePosition, flip, offset, shift, size, type Placement, type VirtualElement } from '@floating-ui/dom';
import { boxOf, native } from '../../lib/page/native.ts';

/** Below this the card would cover its own sentence wherever it stood. */
const NARROW = '(max-width: 480px), (max-height: 360px)';
/** The most of the visible height that a sheet takes, so that the page stays in sight. */
const SHEET_SHARE = 0.7;
/** px; wider lines are hard to read. */
const WIDEST_SHEET = 600;
const MARGIN = 8;
/** px; less room than this beside the text is worth a scroll in the card, not a sliver. */
const LEAST_HEIGHT = 160;

/**
 * Keeps the card beside the text at `anchor` (viewport rectangle, CSS px), or at the bottom as a sheet, until the returned
 * function is called. Once placed, the card keeps its side, also when it grows or the page scrolls.
 * @param under the element at `anchor`: the card moves with it
 */
export function placeCard(card: HTMLElement, anchor: DOMRect, under: Element | null, sheet: boolean): () => void {
  const narrow = matchMedia(NARROW);
  const text = followText(anchor, under);
  let side: Placement | undefined;

  const placeBeside = async () => {
    const { x, y, placement } = await computePosition(text, card, {
      strategy: 'fixed',
      placement: side ?? 'bottom-start',
      middleware: [
        offset(6),
        ...(side ? [] : [flip({ padding: MARGIN })]),
        shift({ padding: MARGIN }),
        size({
          padding: MARGIN,
          apply: ({ availableHeight }) => {
            card.style.maxHeight = `${Math.max(LEAST_HEIGHT, availableHeight)}px`;
          },
        }),
      ],
    });
    side = placement;
    Object.assign(card.style, { left: `${x}px`, top: `${y}px`, width: '' });
  };

  const placeSheet = () => {
    const view = visualViewport;
    if (!view) return;
    const width = Math.min(view.width, WIDEST_SHEET);
    Object.assign(card.style, {
      left: `${view.offsetLeft + (view.width - width) / 2}px`,
      width: `${width}px`,
      maxHeight: `${view.height * SHEET_SHARE}px`,
    });
    // Not by `bottom`: the bottom of the layout viewport lies under the keyboard, and outside of what a pinch has left in sight.
    card.style.top = `${view.offsetTop + view.height - card.offsetHeight}px`;
  };

  const update = () => {
    const asSheet = sheet || narrow.matches;
    card.classList.toggle('sheet', asSheet);
    if (asSheet) placeSheet();
    else void placeBeside();
  };
  const stop = autoUpdate(text, card, update);
  visualViewport?.addEventListener('resize', update);
  visualViewport?.addEventListener('scroll', update);
  return () => {
    stop();
    visualViewport?.removeEventListener('resize', update);
    visualViewport?.removeEventListener('scroll', update);
  };
}

/** A rectangle that moves with the element it stands on, whichever ancestor scrolls. */
function followText(anchor: DOMRect, under: Element | null): VirtualElement {
  if (!under) return { getBoundingClientRect: () => anchor };
  const then = boxOf(under);
  return {
    // The library asks what is around it by names that a form may hide.
    ...(native(under, 'closest').call(under, 'form') ? {} : { contextElement: under }),
    getBoundingClientRect: () => {
      const now = boxOf(under);
      return new DOMRect(anchor.x + now.x - then.x, anchor.y + now.y - then.y, anchor.width, anchor.height);
    },
  };
}
