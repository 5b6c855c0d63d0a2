import { shadowRootOf } from './shadow-root.ts';
import { nameOf, native } from './native.ts';

/** A node on the way from one text to another: an element is entered and left, or passed where nothing of it is walked. */
export interface FlatStep {
  node: Element | Text;
  is: 'entered' | 'left' | 'passed';
}

/** The element that a node stands in as the page shows it: a slot before the host's child list, a host above its shadow root. */
export function flatParent(node: Node): Element | null {
  const slot = native(node as Text, 'assignedSlot');
  if (slot) return slot;
  const parent = native(node, 'parentNode');
  if (!parent) return null;
  return native(parent, 'nodeType') === Node.DOCUMENT_FRAGMENT_NODE ? ((parent as ShadowRoot).host ?? null) : (parent as Element);
}

/** All elements around a node, the innermost first. */
export function* flatAncestors(node: Node): Generator<Element, void, void> {
  for (let at = flatParent(node); at && native(at, 'nodeType') === Node.ELEMENT_NODE; at = flatParent(at)) yield at;
}

/** The first child of an element that holds text, or the last one; null where none does. */
export function firstInFlatTree(element: Element, fromEnd: boolean): Node | null {
  const children = [...flatChildren(element)];
  const ordered = fromEnd ? children.toReversed() : children;
  return ordered.find((child) => native(child, 'nodeType') === Node.ELEMENT_NODE || /\S/.test((child as Text).data ?? '')) ?? null;
}

/**
 * Every node from one text to another one behind it, both included, in the order of the page. Ends at the end of the page at the latest.
 */
export function* flatWalk(from: Text, to: Text): Generator<FlatStep, void, void> {
  yield { node: from, is: 'passed' };
  let at: Node = from;
  while (at !== to) {
    const next: Node | null = nextSibling(at);
    if (!next) {
      const parent = flatParent(at);
      if (!parent || native(parent, 'nodeType') !== Node.ELEMENT_NODE) return;
      yield { node: parent, is: 'left' };
      at = parent;
      continue;
    }
    at = next;
    for (;;) {
      if (native(at, 'nodeType') === Node.TEXT_NODE) yield { node: at as Text, is: 'passed' };
      if (native(at, 'nodeType') !== Node.ELEMENT_NODE) break;
      const inner = flatChildren(at as Element)[0];
      yield { node: at as Element, is: inner ? 'entered' : 'passed' };
      if (!inner) break;
      at = inner;
    }
  }
}

function flatChildren(element: Element): ArrayLike<Node> & Iterable<Node> {
  const shadow = shadowRootOf(element);
  if (shadow) return shadow.childNodes;
  if (nameOf(element) !== 'slot') return native(element, 'childNodes');
  const assigned = (element as HTMLSlotElement).assignedNodes();
  return assigned.length > 0 ? assigned : native(element, 'childNodes');
}

function nextSibling(node: Node): Node | null {
  const slot = native(node as Text, 'assignedSlot');
  if (!slot) return native(node, 'nextSibling');
  const siblings = slot.assignedNodes();
  return siblings[siblings.indexOf(node as Element) + 1] ?? null;
}
