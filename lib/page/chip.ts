import { CHIP_ADDRESS_ATTRIBUTES } from './chip-addresses.ts';
import { namesDocument } from './names-document.ts';
import { attributeOf, isVisible, native, nativeDocument } from './native.ts';

/** Longer labels are sentences: text, whatever class they wear. */
const LONGEST_LABEL = 60;

/**
 * Is an element that looks like a citation chip furniture? One whose label names a document is text, as on pages that print the id
 * itself as a link after the words.
 */
export function isChip(element: Element): boolean {
  const label = native(element, 'textContent').trim();
  return (label.length <= LONGEST_LABEL || lengthInSight(element) <= LONGEST_LABEL) && !namesDocument(label);
}

/** Pills keep the labels of all their sources, stacked, with one in sight. */
function lengthInSight(element: Element): number {
  const walker = nativeDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let length = 0;
  while (walker.nextNode() && length <= LONGEST_LABEL) {
    const { data, parentElement } = walker.currentNode as Text;
    if (isVisible(parentElement!, { opacityProperty: true, visibilityProperty: true })) length += data.trim().length;
  }
  return length;
}

/** The absolute addresses that a chip names, each once. */
export function chipAddresses(element: Element): string[] {
  const links = [element, ...native(element, 'querySelectorAll').call(element, 'a[href]')].filter(
    (each) => each instanceof HTMLAnchorElement,
  );
  const holders = [
    element,
    ...native(element, 'querySelectorAll').call(element, CHIP_ADDRESS_ATTRIBUTES.map((name) => `[${name}]`).join(',')),
  ];
  const written = holders.flatMap((holder) => CHIP_ADDRESS_ATTRIBUTES.flatMap((name) => addressesIn(attributeOf(holder, name) ?? '')));
  return [...new Set([...links.map((link) => link.href), ...written])].filter((address) => address !== '');
}

function addressesIn(value: string): string[] {
  return value.match(/https?:\/\/[^\s"'\\<>]+/g) ?? [];
}
