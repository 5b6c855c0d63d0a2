/** Where text has changed. */
export type ReadPlace = Document | ShadowRoot | Element | Text;

/** What is typed or kept here is not read, so a change of it is none. */
const UNREAD = 'head, script, style, [contenteditable]:not([contenteditable="false" i]), [role="textbox"]';

/** Is a node in the page, where text is read? */
export function isReadPlace(node: Node): node is ReadPlace {
  if (!node.isConnected) return false;
  switch (node.nodeType) {
    case Node.ELEMENT_NODE:
      return !(node as Element).closest(UNREAD);
    case Node.TEXT_NODE:
      return !node.parentElement?.closest(UNREAD);
    case Node.DOCUMENT_FRAGMENT_NODE:
      return !(node as ShadowRoot).host.closest(UNREAD);
    default:
      return node.nodeType === Node.DOCUMENT_NODE;
  }
}
