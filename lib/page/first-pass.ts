import { addressMayCite, mayCite, mayCiteWithin } from '../citing/ids/may-cite.ts';
import { CHIP_ADDRESS_ATTRIBUTES } from './chip-addresses.ts';
import { shadowRootOf } from './shadow-root.ts';
import { attributeOf, contains, nameOf, native, nativeDocument } from './native.ts';

type Tree = Document | Element | ShadowRoot;

/** The text around so many elements is read at once; where it may cite, its text nodes are looked at one by one. */
const STRETCH = 128;
/** So much of the text before is looked at again, because markup may cut an id at any place (code units; may-cite.ts). */
const OVERLAP = 200;

/** Text of these is never a reader's; they are common, and full of numbers. */
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'textarea']);
/** Inline elements, whose text is read on from that before them. */
const SEAMLESS = new Set(['a', 'b', 'em', 'font', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'wbr']);

/**
 * Could anything under `root` be part of a citation? Looks at each text, link and chip address once, builds nothing, and stops at the
 * first that could. Yields now and then, so that whoever drives it may pause; the page may change meanwhile.
 * @param onShadowRoot told of each shadow root, nested ones included, before it is looked at: what changes in it from then on is not seen
 * here
 */
export function* firstPass(root: Tree, onShadowRoot: (root: ShadowRoot) => void): Generator<void, boolean, void> {
  const shadowRoots: ShadowRoot[] = [];
  const own = 'localName' in root ? shadowRootOf(root) : null;
  if (own) shadowRoots.push(own);
  let found = yield* treeMayCite(root, shadowRoots);
  for (let i = 0; i < shadowRoots.length && !found; i++) {
    onShadowRoot(shadowRoots[i]!);
    found = yield* treeMayCite(shadowRoots[i]!, shadowRoots);
  }
  return found;
}

function* treeMayCite(tree: Tree, shadowRoots: ShadowRoot[]): Generator<void, boolean, void> {
  if (chipsMayCite(tree)) return true;
  const look = new Look(tree, shadowRoots);
  while (!look.done) {
    if (look.nextMayCite()) return true;
    yield;
  }
  return false;
}

/**
 * A look over one tree, a stretch at a time. It visits elements alone (only that finds all shadow roots) and has the browser put the
 * text between them together: a text node that no script has touched costs more to reach than to read.
 */
class Look {
  done = false;
  readonly #tree: Tree;
  readonly #shadowRoots: ShadowRoot[];
  readonly #elements: TreeWalker;
  /** Where the next stretch begins. It lives: it stays in the tree when the page takes nodes out. */
  readonly #range = nativeDocument.createRange();
  /** The nodes before this stretch and before the last one, and the end of that one's text. */
  #latest: Node;
  #earlier: Node;
  #before = '';

  constructor(tree: Tree, shadowRoots: ShadowRoot[]) {
    this.#tree = tree;
    this.#shadowRoots = shadowRoots;
    this.#elements = nativeDocument.createTreeWalker(tree, NodeFilter.SHOW_ELEMENT);
    this.#latest = tree;
    this.#earlier = tree;
    this.#range.setStart(tree, 0);
  }

  /** Could the next stretch be part of a citation? */
  nextMayCite(): boolean {
    const tree = this.#tree;
    const elements = this.#elements;
    const shadowRoots = this.#shadowRoots;
    // What the walker stood on has left the page, and it would go on there.
    if (!contains(tree, elements.currentNode)) elements.currentNode = this.#lastNode;
    let element: Element | null = null;
    for (let count = 0; count < STRETCH; count++) {
      element = elements.nextNode() as Element | null;
      if (!element) break;
      const name = nameOf(element);
      const shadow = isCustom(name) ? shadowRootOf(element) : native(element, 'shadowRoot');
      if (shadow) shadowRoots.push(shadow);
      if (name === 'a' && addressMayCite(element.getAttribute('href') ?? '')) return true;
    }
    this.done = element === null;
    return this.#textMayCite(element);
  }

  /** @param end null at the end of the tree */
  #textMayCite(end: Element | null): boolean {
    const range = this.#range;
    const tree = this.#tree;
    // Within the element: its place among its siblings would have to be counted.
    if (end) range.setEnd(end, 0);
    else range.setEnd(tree, native(tree as Node, 'childNodes').length);
    const text = this.#before + range.toString();
    if (mayCiteWithin(text) && this.#nodesMayCite(end)) return true;
    this.#before = text.slice(-OVERLAP);
    this.#earlier = this.#latest;
    this.#latest = end ?? tree;
    range.collapse(false);
    return false;
  }

  #nodesMayCite(end: Element | null): boolean {
    const walker = nativeDocument.createTreeWalker(this.#tree, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    walker.currentNode = contains(this.#tree, this.#earlier) ? this.#earlier : this.#lastNode;
    let joined = '';
    for (let node = walker.nextNode(); node && node !== end; node = walker.nextNode()) {
      if (native(node, 'nodeType') === Node.ELEMENT_NODE) {
        if (!SEAMLESS.has(nameOf(node as Element))) joined = '';
        continue;
      }
      const { data } = node as Text;
      joined = joined.slice(-OVERLAP) + data;
      if ((mayCite(data) || mayCite(joined)) && !isUnread(node.parentElement)) return true;
    }
    return false;
  }

  /** The node before the stretch. */
  get #lastNode(): Node {
    const { startContainer, startOffset } = this.#range;
    let node: Node | null = native(startContainer, 'childNodes')[startOffset - 1] ?? null;
    for (let last = node; last; last = native(last, 'lastChild')) node = last;
    return node ?? startContainer;
  }
}

/** Pages use few names, but can make up any; so many are kept. */
const MOST_NAMES = 2_000;
/** Names of elements that were met, and whether a page made them; to look into each one anew costs more than all else here. */
const names = new Map<string, boolean>();

function isCustom(name: string): boolean {
  let custom = names.get(name);
  if (custom === undefined) {
    if (names.size >= MOST_NAMES) names.clear();
    names.set(name, (custom = name.includes('-')));
  }
  return custom;
}

function isUnread(element: Element | null): boolean {
  return element !== null && UNREAD.has(nameOf(element));
}

function chipsMayCite(tree: Tree): boolean {
  // One attribute at a time: a name that is nowhere on the page then costs nothing.
  return CHIP_ADDRESS_ATTRIBUTES.some((name) =>
    [...native(tree, 'querySelectorAll').call(tree, `[${name}]`)].some((holder) => mayCite(attributeOf(holder, name)!)),
  );
}
