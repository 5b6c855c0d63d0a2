import { nameOf } from './native.ts';

const PLAIN = '0123456789+-−()';
export const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾';
export const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₋₍₎';

/** A number or a power that an element raises or lowers: "2", "-1", "10"; longer texts are words. */
export const FIGURE = /^\s*[+\-−]?\d{1,3}\s*$/;

/**
 * How a raised or lowered element is written, so that 10<sup>5</sup> is not 105 and a note's number no part of the word before it; null
 * where it holds no figure.
 */
export function signsOf(element: Element): string | null {
  const tag = nameOf(element);
  const isRaised = tag === 'sup';
  if (!isRaised && tag !== 'sub') return null;
  return FIGURE.test(element.textContent) ? (isRaised ? RAISED : LOWERED) : null;
}

/** The text with its figures raised or lowered, code unit for code unit. @param signs see `signsOf` */
export function raised(text: string, signs: string): string {
  return text.replace(/[\d+\-−()]/g, (sign) => signs[PLAIN.indexOf(sign)]!);
}

/** The text with raised and lowered figures as the page's own nodes have them; minus signs are one, and so are rings and degrees. */
export function plainFigures(text: string): string {
  return text
    .replace(/[⁰¹²³⁴-⁾₀-₎]/g, (sign) => PLAIN[Math.max(RAISED.indexOf(sign), LOWERED.indexOf(sign))] ?? sign)
    .replaceAll('−', '-')
    .replaceAll('∘', '°');
}
