import { native } from './native.ts';

/** Where text has changed. */
export type ReadPlace = Document | ShadowRoot | Element | Text;

/** What is typed or kept here is not read, so a change of it is none. */
const UNREAD = 'head, script, style, [contenteditable]:not([contenteditable="false" i]), [role="textbox"]';

/** Is a node in the page, where text is read? */
export function isReadPlace(node: Node): node is ReadPlace {
  if (!native(node, 'isConnected')) return false;
  switch (native(node, 'nodeType')) {
    case Node.ELEMENT_NODE:
      return !isUnread(node as Element);
    case Node.TEXT_NODE:
      return !node.parentElement || !isUnread(node.parentElement);
    case Node.DOCUMENT_FRAGMENT_NODE:
      return !isUnread((node as ShadowRoot).host);
    default:
      return native(node, 'nodeType') === Node.DOCUMENT_NODE;
  }
}

function isUnread(element: Element): boolean {
  return native(element, 'closest').call(element, UNREAD) !== null;
}
