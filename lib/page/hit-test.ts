import type { Mark, Marks } from './marks.ts';
import { shadowRootOf } from './shadow-root.ts';
import { native, nativeDocument } from './native.ts';

/** How far beside the text a pointer still means it (CSS px): the underline stands below the glyphs, and fingers are wide. */
export const REACH = { mouse: 3, touch: 10 } as const;

/** A mark under the pointer, and the rectangle of its text that is there (a wrapped line is several). */
export interface Hit<T> {
  mark: Mark<T>;
  rect: DOMRect;
}

/**
 * The mark at a point of the viewport: the caret there leads to a text node, the node to its marks, and their rectangles decide,
 * because the caret snaps to the nearest text even from an empty margin. The shortest mark wins: an id
 * inside a quotation is meant by who points at it.
 * @param shadowRoots the roots that are read; carets are not found in others
 */
export function hitTest<T>(marks: Marks<T>, x: number, y: number, reach: number, shadowRoots: ShadowRoot[]): Hit<T> | null {
  const caret = nativeDocument.caretPositionFromPoint(x, y, { shadowRoots });
  const nodes = new Set<Node>(caret ? [caret.offsetNode] : []);
  // At the seam of two elements the caret may stand in the neighbour; where text cannot be selected there is no caret at all.
  const element = deepestElementAt(x, y);
  if (element) for (const child of native(element, 'childNodes')) nodes.add(child);
  // Rectangles of text that the page turns overlap those of other lines, so the mark at the caret comes first.
  const beside = ({ node, start, end }: Mark<T>) =>
    Number(!caret || node !== caret.offsetNode || caret.offset < start || caret.offset > end);
  const candidates = [...nodes]
    .flatMap((node) => marks.on(node))
    .sort((one, other) => beside(one) - beside(other) || one.end - one.start - (other.end - other.start));
  for (const mark of candidates) {
    const rect = rectsOf(mark).find((each) => isNear(each, x, y, reach));
    if (rect) return { mark, rect };
  }
  return null;
}

/** The rectangles of marked text in the viewport, one a line. */
export function rectsOf({ node, start, end }: Pick<Mark<unknown>, 'node' | 'start' | 'end'>): DOMRect[] {
  if (end > node.length) return [];
  const range = nativeDocument.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()];
}

function isNear({ left, right, top, bottom }: DOMRect, x: number, y: number, reach: number): boolean {
  return x >= left - reach && x <= right + reach && y >= top - reach && y <= bottom + reach;
}

function deepestElementAt(x: number, y: number): Element | null {
  let element = nativeDocument.elementFromPoint(x, y);
  for (let root = element && shadowRootOf(element); root; root = element && shadowRootOf(element)) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  return element;
}
