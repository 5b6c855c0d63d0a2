import { native, nativeDocument } from '../../lib/page/native.ts';

export type Scheme = 'light' | 'dark';

/** Lightness (OKLCH, 0 to 1) below which a background counts as dark; white text reads better than black below about 0.6. */
const DARK_BELOW = 0.6;
/** A veil thinner than this tells nothing of what is seen. */
const OPAQUE_FROM = 0.5;

/**
 * Whether the page is light or dark where `element` stands, told from the backgrounds that are painted there: many pages are dark
 * without saying so, and the browser's preference says nothing about the page.
 * @param probe an element of ours whose `color` may be set and set back
 */
export function schemeAt(element: Element | null | undefined, probe: HTMLElement): Scheme {
  for (let at: Element | null = element ?? nativeDocument.body; at; at = aboveOf(at)) {
    const lightness = lightnessOf(getComputedStyle(at).backgroundColor, probe);
    if (lightness !== undefined) return lightness < DARK_BELOW ? 'dark' : 'light';
  }
  return canvasScheme();
}

function aboveOf(element: Element): Element | null {
  const parent = native(element, 'parentElement');
  if (parent) return parent;
  const root = native(element, 'getRootNode').call(element);
  return root instanceof ShadowRoot ? root.host : null;
}

/** Undefined for what lets its background through. The style engine does the sum, since pages write colours in every notation. */
function lightnessOf(colour: string, probe: HTMLElement): number | undefined {
  probe.style.color = `oklch(from ${colour} l c h / alpha)`;
  const [, lightness, alpha = '1'] = /^oklch\(([\d.e-]+) .*?(?:\/ ([\d.e-]+))?\)$/.exec(getComputedStyle(probe).color) ?? [];
  probe.style.color = '';
  return lightness && Number(alpha) >= OPAQUE_FROM ? Number(lightness) : undefined;
}

/** A page that paints no background shows the browser's own canvas, which is dark only where the page's `color-scheme` allows it. */
function canvasScheme(): Scheme {
  const scheme = getComputedStyle(nativeDocument.documentElement).colorScheme;
  if (!scheme.includes('dark')) return 'light';
  return !scheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
