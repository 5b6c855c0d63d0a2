import { shadowRootOf } from './shadow-root.ts';
import { native, nativeDocument } from './native.ts';

/** The focused element of this document, out of shadow roots too; null where nothing of it has been chosen. */
export function focusedElement(): HTMLElement | null {
  let element = nativeDocument.activeElement;
  for (let inner = element && shadowRootOf(element)?.activeElement; inner; inner = shadowRootOf(inner)?.activeElement) element = inner;
  return element instanceof HTMLElement && element !== nativeDocument.body ? element : null;
}

/** Takes focus out of a frame into this document: to an element, or where that is gone, to the document itself. */
export function takeFocus(element: HTMLElement | null): void {
  // Else the frame would keep it.
  if (!element || !native(element, 'isConnected')) focusedElement()?.blur();
  window.focus();
  if (element) native(element, 'focus').call(element, { preventScroll: true });
}
