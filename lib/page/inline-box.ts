/** A piece of a word, a word, or two (code units). */
const LONGEST = 24;

/**
 * Is a `<div>` a box in a line of text, as pages have them that cut headings into words and letters to move them? The style is asked only
 * of short ones beside or in each other.
 */
export function isInlineBox(element: Element): boolean {
  const { previousElementSibling, nextElementSibling, parentElement } = element;
  return (
    isShort(element) &&
    [nextElementSibling, previousElementSibling, parentElement].some(isShort) &&
    getComputedStyle(element).display.startsWith('inline')
  );
}

function isShort(element: Element | null): boolean {
  if (!element) return false;
  // Looks no deeper than two elements: all text of an outer one is not put together for this.
  const text = element.firstElementChild?.firstElementChild ?? element.firstElementChild ?? element;
  return text.childElementCount === 0 && element.textContent.length <= LONGEST;
}
