import { mayCite } from '../citing/may-cite.ts';
import { CHIP_ADDRESS_ATTRIBUTES } from './chip-addresses.ts';

/** What a cheap look over a part of the page found. */
export interface FirstPass {
  /** Something could be part of a citation. */
  mayCite: boolean;
  /** Open shadow roots, nested ones included; complete only where nothing may cite. */
  shadowRoots: ShadowRoot[];
}

/** How many nodes are looked at between two chances to pause. */
const STEP = 500;
const ADDRESSES = CHIP_ADDRESS_ATTRIBUTES.map((name) => `[${name}]`).join(',');

/** Text of these is never a reader's; they are common, and full of numbers. */
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'textarea']);

/**
 * Could anything under `root` be part of a citation? Looks at each text node, link and chip address once, builds nothing, and stops at
 * the first that could. Yields now and then, so that whoever drives it may pause.
 */
export function* firstPass(root: Document | Element | ShadowRoot): Generator<void, FirstPass, void> {
  const shadowRoots: ShadowRoot[] = [];
  const trees: (Document | Element | ShadowRoot)[] = [root];
  for (let tree = trees.pop(); tree; tree = trees.pop()) {
    if (linksMayCite(tree) || (yield* textMayCite(tree))) return { mayCite: true, shadowRoots };
    const found = yield* shadowRootsIn(tree);
    shadowRoots.push(...found);
    trees.push(...found);
  }
  return { mayCite: false, shadowRoots };
}

function* textMayCite(tree: Node): Generator<void, boolean, void> {
  const walker = (tree.ownerDocument ?? (tree as Document)).createTreeWalker(tree, NodeFilter.SHOW_TEXT);
  let nodes = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (mayCite(node.data) && !UNREAD.has(node.parentElement?.localName ?? '')) return true;
    if (++nodes % STEP === 0) yield;
  }
  return false;
}

function linksMayCite(tree: Document | Element | ShadowRoot): boolean {
  for (const link of tree.querySelectorAll('a[href]')) {
    if (mayCite(link.getAttribute('href')!)) return true;
  }
  for (const holder of tree.querySelectorAll(ADDRESSES)) {
    if (CHIP_ADDRESS_ATTRIBUTES.some((name) => mayCite(holder.getAttribute(name) ?? ''))) return true;
  }
  return false;
}

function* shadowRootsIn(tree: Document | Element | ShadowRoot): Generator<void, ShadowRoot[], void> {
  const found: ShadowRoot[] = [];
  if ('shadowRoot' in tree && tree.shadowRoot) found.push(tree.shadowRoot);
  let nodes = 0;
  for (const element of tree.querySelectorAll('*')) {
    if (element.shadowRoot) found.push(element.shadowRoot);
    if (++nodes % STEP === 0) yield;
  }
  return found;
}
