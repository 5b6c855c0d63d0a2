import { native } from './native.ts';

/** Where text has changed. */
export type ReadPlace = Document | ShadowRoot | Element | Text;

/** What is typed or kept here is not read, so a change of it is none. */
const UNREAD = 'head, script, style, [contenteditable]:not([contenteditable="false" i]), [role="textbox"]';

/** Elements, texts, documents, shadow roots. */
const TYPES: ReadonlySet<number> = new Set([1, 3, 9, 11]);

/** Is a node in the page, where text is read? */
export function isReadPlace(node: Node): node is ReadPlace {
  const type = native(node, 'nodeType');
  const element = type === Node.TEXT_NODE ? node.parentElement : type === Node.ELEMENT_NODE ? (node as Element) : (node as ShadowRoot).host;
  // Comments and the like are none.
  if (!native(node, 'isConnected') || !TYPES.has(type)) return false;
  return !element || native(element, 'closest').call(element, UNREAD) === null;
}
