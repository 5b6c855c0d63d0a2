import { DENIALS } from '../language/lexicon/index.ts';
import { flatAncestors } from './flat-tree.ts';
import type { Role } from './page-markup.ts';
import { isMatch, nameOf, native } from './native.ts';

/** How far up from an unread text the furniture that it belongs to is looked for. */
const MOST_STEPS = 6;
/** The number of a note, a count of sources ("+2"), arrows, and names of pictures in icon fonts. */
const NOTE = /^[\s[(^]*(?:note\s+)?(?:\+?\d{1,3}|[a-z*†‡§])[\s\])]*$/i;
const ICON_FONT = /icon|symbol|awesome|glyph/i;

/** What markup says of an element (roles-of.ts); handed in, because the script that looks would hold all of what reads else. */
export type RolesOf = (element: Element) => ReadonlySet<Role>;

/**
 * Is text in sight that was not read furniture of the page, which no reader takes for a word of the sentence: a citation pill, the
 * number of a note, an icon? A pill that denies something is none.
 */
export function isFurniture(node: Text, parent: Element, rolesOf: RolesOf): boolean {
  const words = node.data.trim();
  if (isIconFont(parent)) return true;
  if (
    words
      .toLowerCase()
      .split(/[^\p{L}'’]+/u)
      .some((word) => DENIALS.has(word))
  )
    return false;
  let steps = 0;
  for (const element of flatAncestors(node)) {
    if (++steps > MOST_STEPS) return false;
    if (nameOf(element) === 'sup' && NOTE.test(words)) return true;
    if (nameOf(element) === 'rt' || nameOf(element) === 'rp') return true;
    // One that is text would have been read.
    if (rolesOf(element).has('chip')) return isNamedPill(element) || NOTE.test(words) || !/^[a-z]+$/.test(words);
    if (isMatch(element, '[role="tooltip"], [data-radix-popper-content-wrapper]')) return true;
  }
  return false;
}

/** Fonts that draw a picture for the name of it ("open_in_new"). */
export function isIconFont(element: Element): boolean {
  return ICON_FONT.test(getComputedStyle(element).fontFamily);
}

/** It leads somewhere. */
function isNamedPill(element: Element): boolean {
  return (
    native(element, 'querySelector').call(element, 'a[href]') !== null ||
    isMatch(element, 'a[href], [data-citation-url], [data-testid="webpage-citation-pill"]')
  );
}

/**
 * What an element shows without a text node: the value of a field, '' for a picture or a frame; null where it is neither.
 */
export function wordsOfWidget(element: Element): string | null {
  switch (nameOf(element)) {
    case 'input':
      return (element as HTMLInputElement).type === 'hidden' ? null : valueOf(element as HTMLInputElement);
    case 'textarea':
      return (element as HTMLTextAreaElement).value || (element as HTMLTextAreaElement).placeholder || null;
    case 'select':
      return [...(element as HTMLSelectElement).selectedOptions].map(({ text }) => text).join(' ') || null;
    case 'meter':
    case 'progress':
    case 'img':
    case 'svg':
    case 'canvas':
    case 'video':
    case 'object':
    case 'embed':
    case 'iframe':
      return '';
    default:
      return null;
  }
}

function valueOf({ type, value, placeholder }: HTMLInputElement): string | null {
  if (type === 'checkbox' || type === 'radio' || type === 'range' || type === 'color' || type === 'file') return null;
  return value || placeholder || null;
}
