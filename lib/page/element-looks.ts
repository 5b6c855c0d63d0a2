import { flatParent } from './flat-tree.ts';
import { boxOf, isVisible, native, nativeDocument } from './native.ts';

/** What the styles of an element, and of all around it, say of text that stands in it. */
export interface ElementLook {
  /** It can be in sight at all: shown, opaque, of some size, of another colour than what is behind it. */
  isSeen: boolean;
  isStruck: boolean;
  /** A box that ends the line. */
  isBlock: boolean;
  /** It flows with the text around it, without a box of its own. */
  isInline: boolean;
  /** Characters are forced into the other direction. */
  isReversed: boolean;
  isRightToLeft: boolean;
  /** Turned, mirrored or written downwards: boxes say nothing of the order. */
  isTurned: boolean;
}

interface Known extends ElementLook {
  style: CSSStyleDeclaration;
  around: Known | null;
  element: Element;
  opacity: number;
  /** Neither it nor what is around it is cut, masked or filtered away. */
  isLeft: boolean;
  /** It is laid out. Visibility is another matter: what is in a hidden box may be in sight. */
  isShown: boolean;
  /** The colour behind the text where one is painted; null where nothing is, or a picture. */
  background: string | null;
}

/** Less than this share of a colour is not seen. */
const LEAST_OPACITY = 0.1;
/** Smaller letters are not read (CSS pixels). */
const SMALLEST_LETTER = 2;
/** A blur of so many CSS pixels leaves nothing to read. */
const STRONGEST_BLUR = 3;
/** A box that cuts what is in it off and is narrower or lower shows nothing (CSS pixels). */
const SMALLEST_FRAME = 3;

/** The looks of elements, each asked for once. Lives for one look at a page: styles change. */
export class ElementLooks {
  readonly #known = new Map<Element, Known>();

  of(element: Element): ElementLook {
    return this.#of(element);
  }

  hasBox(element: Element): boolean {
    const { width, height } = boxOf(element);
    return width > 1 && height > 1;
  }

  /** Is some of a box of text left by the boxes around it that cut off what is in them, and on the page? */
  isInFrames(rect: DOMRect, parent: Element): boolean {
    const { documentElement, body } = nativeDocument;
    const isRtl = this.#of(documentElement).isRightToLeft;
    if (rect.bottom + window.scrollY <= 0 || (!isRtl && rect.right + window.scrollX <= 0)) return false;
    let position = 'static';
    for (let at: Known | null = this.#of(parent); at && at.element !== documentElement && at.element !== body; at = at.around) {
      const { style } = at;
      const escapes = position === 'fixed' || (position === 'absolute' && style.position === 'static');
      if (!escapes) {
        if (cutsOff(style) && !isLeftBy(boxOf(at.element), rect, style)) return false;
        if (position === 'static' || style.position !== 'static') position = style.position;
      }
    }
    return true;
  }

  #of(element: Element): Known {
    const known = this.#known.get(element);
    if (known) return known;
    const parent = flatParent(element);
    const around = parent && native(parent, 'nodeType') === Node.ELEMENT_NODE ? this.#of(parent) : null;
    const look = lookOf(element, around);
    this.#known.set(element, look);
    return look;
  }
}

function lookOf(element: Element, around: Known | null): Known {
  const style = getComputedStyle(element);
  const { display } = style;
  const isInline = display === 'inline' || display === 'contents' || display.startsWith('ruby');
  const opacity = (around?.opacity ?? 1) * Number(style.opacity || 1);
  const background = backgroundOf(style) ?? (style.backgroundImage === 'none' ? (around?.background ?? null) : null);
  const isLeft = (around?.isLeft ?? true) && isNotCut(style);
  const isShown = display === 'contents' ? (around?.isShown ?? true) : isVisible(element);
  return {
    element,
    style,
    around,
    opacity,
    background,
    isInline,
    isBlock: !isInline && !display.startsWith('inline') && display !== 'none' && style.float === 'none',
    isLeft,
    isShown,
    isSeen: isLeft && isShown && style.visibility === 'visible' && opacity >= LEAST_OPACITY && isLegible(style, background),
    isStruck: style.textDecorationLine.includes('line-through') || (carriesDecoration(style) && (around?.isStruck ?? false)),
    isReversed: /override/.test(style.unicodeBidi) && style.direction === 'rtl',
    isRightToLeft: style.direction === 'rtl',
    isTurned: (around?.isTurned ?? false) || isTurned(style),
  };
}

/** Lines are drawn through what flows in the line, not through boxes of their own. */
function carriesDecoration({ display, float, position }: CSSStyleDeclaration): boolean {
  return !display.startsWith('inline-') && float === 'none' && position !== 'absolute' && position !== 'fixed';
}

function isNotCut({ clip, position, clipPath, maskImage, filter, display }: CSSStyleDeclaration): boolean {
  const isPlaced = position === 'absolute' || position === 'fixed';
  if (isPlaced && clip !== 'auto' && clip !== '') return false;
  if (clipPath !== 'none' && (isPlaced || display.startsWith('inline') || /inset\((?:5\d|[6-9]\d|100)%|circle\(0/.test(clipPath)))
    return false;
  if (maskImage && maskImage !== 'none' && display.startsWith('inline')) return false;
  return !isFilteredAway(filter);
}

function isFilteredAway(filter: string): boolean {
  if (filter === 'none' || filter === '') return false;
  const opacity = /opacity\(([\d.]+)(%?)\)/.exec(filter);
  if (opacity && Number(opacity[1]) / (opacity[2] ? 100 : 1) < LEAST_OPACITY) return true;
  const blur = /blur\(([\d.]+)px\)/.exec(filter);
  if (blur && Number(blur[1]) >= STRONGEST_BLUR) return true;
  return /(?:contrast|brightness)\(0(?:\.0\d*)?%?\)/.test(filter);
}

function isLegible(style: CSSStyleDeclaration, background: string | null): boolean {
  if (Number.parseFloat(style.fontSize) < SMALLEST_LETTER) return false;
  const security = style.getPropertyValue('-webkit-text-security');
  if (security !== '' && security !== 'none') return false;
  const ink = style.getPropertyValue('-webkit-text-fill-color') || style.color;
  if (style.getPropertyValue('background-clip').includes('text') || style.getPropertyValue('-webkit-background-clip').includes('text'))
    return true;
  const alpha = alphaOf(ink);
  if (alpha < LEAST_OPACITY) return style.textShadow !== 'none' && style.textShadow !== '';
  return background === null || !isSameColour(ink, background);
}

function backgroundOf({ backgroundColor, backgroundImage }: CSSStyleDeclaration): string | null {
  return backgroundImage === 'none' && alphaOf(backgroundColor) > 0.9 ? backgroundColor : null;
}

/** Numbers of a computed colour; fractions are of the whole where the notation has them. */
function partsOf(colour: string): number[] {
  return (colour.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
}

function alphaOf(colour: string): number {
  if (colour === 'transparent') return 0;
  const slash = /\/\s*([\d.]+)\)$/.exec(colour);
  if (slash) return Number(slash[1]);
  return colour.startsWith('rgba(') ? (partsOf(colour)[3] ?? 1) : 1;
}

/** So near in each part that nobody tells them apart (of 255). */
const NEAREST_COLOUR = 12;

function isSameColour(one: string, other: string): boolean {
  if (!one.startsWith('rgb') || !other.startsWith('rgb')) return one === other;
  const [a, b] = [partsOf(one), partsOf(other)];
  return [0, 1, 2].every((at) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) <= NEAREST_COLOUR);
}

/** A matrix that only shifts, or scales without turning, leaves the order of words as it is. */
function isTurned({ transform, rotate, writingMode, scale }: CSSStyleDeclaration): boolean {
  if (writingMode && writingMode !== 'horizontal-tb') return true;
  if (rotate && rotate !== 'none') return true;
  if (scale && /-/.test(scale)) return true;
  if (transform === 'none' || transform === '') return false;
  const parts = partsOfMatrix(transform);
  if (!parts) return true;
  const [a, b, c, d] = parts;
  return Math.abs(b!) > 0.02 || Math.abs(c!) > 0.3 || a! <= 0 || d! <= 0;
}

function partsOfMatrix(transform: string): number[] | null {
  const flat = /^matrix\((.*)\)$/.exec(transform);
  return flat ? flat[1]!.split(',').map(Number) : null;
}

function cutsOff({ overflowX, overflowY }: CSSStyleDeclaration): boolean {
  return overflowX !== 'visible' || overflowY !== 'visible';
}

/** A box that scrolls shows all of what is in it in the end, unless it has no size. */
function isLeftBy(frame: DOMRect, rect: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  if (frame.width < SMALLEST_FRAME || frame.height < SMALLEST_FRAME) return false;
  const isCutX = overflowX === 'hidden' || overflowX === 'clip';
  const isCutY = overflowY === 'hidden' || overflowY === 'clip';
  if (isCutX && Math.min(frame.right, rect.right) - Math.max(frame.left, rect.left) < Math.min(SMALLEST_FRAME, rect.width / 2))
    return false;
  return !isCutY || Math.min(frame.bottom, rect.bottom) - Math.max(frame.top, rect.top) >= Math.min(SMALLEST_FRAME, rect.height / 2);
}
