/** What changes how a text reads: a letter, a figure, a sign that belongs to one. */
const TELLING = /[\p{L}\p{N}%°+\-−–—<>≤≥±×÷=~≈/.,‚:;!?#$€£¥§&]/u;
/** A figure alone, raised or in brackets: the number of a note, a line or a list. */
const NUMBER_OF_NOTE = /^[[(]?\d{1,3}[\])]?$/;

/**
 * The words that a style sheet puts before or behind an element's own; empty where there are none, or only ornaments: quotation marks,
 * arrows, bullets, pictures, signs of icon fonts, which stand in the private area of Unicode.
 */
export function generatedWords(element: Element, which: '::before' | '::after'): string {
  const style = getComputedStyle(element, which);
  const { content, display } = style;
  if (content === 'none' || content === 'normal' || content === '' || display === 'none' || isOutOfSight(style)) return '';
  const words = wordsOfContent(content, style);
  if (!TELLING.test(words)) return '';
  return isRaisedNote(words, style) ? '' : words;
}

/** Helpers for screen readers are cut to a pixel, or painted with no ink. */
function isOutOfSight({ visibility, opacity, fontSize, position, clip, clipPath, width, height, overflow }: CSSStyleDeclaration): boolean {
  if (visibility !== 'visible' || Number(opacity) < 0.1 || Number.parseFloat(fontSize) < 2) return true;
  const isPlaced = position === 'absolute' || position === 'fixed';
  const isTiny = Number.parseFloat(width) <= 1 || Number.parseFloat(height) <= 1;
  return isPlaced && ((isTiny && overflow !== 'visible') || (clip !== 'auto' && clip !== '') || clipPath === 'inset(50%)');
}

/** The strings of a computed `content`; a counter counts as a figure, what cannot be told as a letter. */
function wordsOfContent(content: string, { quotes }: CSSStyleDeclaration): string {
  const [shown = ''] = content.split(/\s\/\s(?=["'])/);
  const parts = shown.match(/"(?:[^"\\]|\\.)*"|[\w-]+\([^)]*\)|[\w-]+/g) ?? [];
  return parts.map((part) => wordsOfPart(part, quotes)).join('');
}

function wordsOfPart(part: string, quotes: string): string {
  if (part.startsWith('"')) return part.slice(1, -1).replace(/\\(["\\])/g, '$1');
  if (/^counters?\(/.test(part)) return '0';
  if (/^(?:open|close)-quote$/.test(part)) return quotes === 'auto' || quotes === 'none' ? '' : quotes.replace(/["“”„‟«»‹›‘’'\s]/g, '');
  return part.startsWith('attr(') ? 'a' : '';
}

function isRaisedNote(words: string, { verticalAlign, position }: CSSStyleDeclaration): boolean {
  return (
    NUMBER_OF_NOTE.test(words.trim()) &&
    (verticalAlign === 'super' || verticalAlign === 'top' || position === 'absolute' || /[[(]/.test(words))
  );
}
