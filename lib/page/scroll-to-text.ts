import { native } from './native.ts';

/** Brings a text into the middle of the view at once. */
export function scrollToText({ parentElement }: Text): void {
  if (parentElement) native(parentElement, 'scrollIntoView').call(parentElement, { block: 'center', behavior: 'instant' });
}
