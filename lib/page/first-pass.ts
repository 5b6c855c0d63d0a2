import { mayCite } from '../citing/may-cite.ts';
import { CHIP_ADDRESS_ATTRIBUTES } from './chip-addresses.ts';
import { shadowRootOf } from './shadow-root.ts';

/** What a cheap look over a part of the page found. */
export interface FirstPass {
  /** Something could be part of a citation. */
  mayCite: boolean;
  /** Shadow roots, nested ones included; complete only where nothing may cite. */
  shadowRoots: ShadowRoot[];
}

type Tree = Document | Element | ShadowRoot;

/** How many nodes are looked at between two chances to pause. */
const STEP = 500;

/** Text of these is never a reader's; they are common, and full of numbers. */
const UNREAD = new Set(['script', 'style', 'noscript', 'template', 'textarea']);

/**
 * Could anything under `root` be part of a citation? Looks at each text node, link and chip address once, builds nothing, and stops at
 * the first that could. Yields now and then, so that whoever drives it may pause.
 */
export function* firstPass(root: Tree): Generator<void, FirstPass, void> {
  const shadowRoots: ShadowRoot[] = [];
  const trees: Tree[] = [root];
  for (let tree = trees.pop(); tree; tree = trees.pop()) {
    if (yield* textMayCite(tree)) return { mayCite: true, shadowRoots };
    const found: ShadowRoot[] = [];
    if (chipsMayCite(tree) || (yield* linksMayCite(tree, found))) return { mayCite: true, shadowRoots: [...shadowRoots, ...found] };
    shadowRoots.push(...found);
    trees.push(...found);
  }
  return { mayCite: false, shadowRoots };
}

function* textMayCite(tree: Tree): Generator<void, boolean, void> {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
  let nodes = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (mayCite(node.data) && !UNREAD.has(node.parentElement?.localName ?? '')) return true;
    if (++nodes % STEP === 0) yield;
  }
  return false;
}

/** Looks at every element once; only that finds all shadow roots. */
function* linksMayCite(tree: Tree, shadowRoots: ShadowRoot[]): Generator<void, boolean, void> {
  const own = 'localName' in tree ? shadowRootOf(tree) : null;
  if (own) shadowRoots.push(own);
  // A live list is walked without being made; shadow roots have none.
  const elements = 'getElementsByTagName' in tree ? tree.getElementsByTagName('*') : tree.querySelectorAll('*');
  for (let i = 0, element = elements[0]; element; element = elements[++i]) {
    const shadow = shadowRootOf(element);
    if (shadow) shadowRoots.push(shadow);
    if (element.localName === 'a' && mayCite(element.getAttribute('href') ?? '')) return true;
    if (i % STEP === STEP - 1) yield;
  }
  return false;
}

function chipsMayCite(tree: Tree): boolean {
  // One attribute at a time: a name that is nowhere on the page then costs nothing.
  return CHIP_ADDRESS_ATTRIBUTES.some((name) => [...tree.querySelectorAll(`[${name}]`)].some((holder) => mayCite(holder.getAttribute(name)!)));
}
