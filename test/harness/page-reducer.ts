import { citePage } from '../../lib/citing/cite-page.ts';
import type { CitedPage } from '../../lib/citing/citation.ts';
import { readPage } from '../../lib/page/page-reader.ts';

/** Runs in a page, for new-page.ts: what the finder makes of it, and the page without what that does not depend on. */

/** What the finder finds on the page. */
export function citeDocument(): CitedPage {
  return citePage(readPage(document).page);
}

/** Elements that show no words, or words that the finder does not read. */
const WORDLESS = new Set(
  'script style noscript template link meta svg canvas video audio iframe object embed img picture source button input select'.split(' '),
);
/** Attributes that only load, draw or run something. */
const IDLE_ATTRIBUTE = /^(?:on|style$|src|sizes$|nonce$|integrity$|target$|rel$|tabindex$)/;

/** The markup of the body as it is shown: without scripts, pictures and what is not displayed; open shadow trees stand in their hosts. */
export function shownMarkup(): string {
  const copy = document.createElement('body');
  copyShown(document.body, copy);
  return copy.innerHTML;
}

function copyShown(from: Element, to: Element): void {
  for (const node of (from.shadowRoot ?? from).childNodes) {
    if (node instanceof Text) to.append(node.data);
    if (!(node instanceof Element) || WORDLESS.has(node.localName) || getComputedStyle(node).display === 'none') continue;
    const copy = document.createElement(node.localName);
    for (const { name, value } of node.attributes) if (!IDLE_ATTRIBUTE.test(name)) copy.setAttribute(name, value);
    copyShown(node, copy);
    to.append(copy);
  }
}

/** Elements that go only with the paragraph they stand in: a sentence without one of its words is none. */
const IN_A_LINE = new Set('a abbr b br cite code del em font i ins kbd mark q s small span strong sub sup time u wbr'.split(' '));
/** Boxes without a meaning of their own. */
const BOX = new Set('div span section article main font center'.split(' '));
/** What has quotation marks may be a quotation that the finder has missed, so it stays. */
const MAY_QUOTE = /["“”„«»‟‘]|(?:^|\s)'/;

/**
 * Takes out of the page, as long as the finder finds the same, elements in which nothing is quoted, boxes around others, and attributes.
 * @param limit after so much time (milliseconds) what is left stays
 * @returns the markup of the body
 */
export function reduce(limit: number): string {
  const end = performance.now() + limit;
  const before = signature();
  /** Makes a change, and takes it back if it matters. */
  const tries = (change: () => void, back: () => void): boolean => {
    if (performance.now() > end) return false;
    change();
    if (signature() === before) return true;
    back();
    return false;
  };
  removeWithin(document.body, tries);
  for (const element of document.body.querySelectorAll('*')) {
    if (BOX.has(element.localName)) unwrap(element, tries);
  }
  for (const element of document.body.querySelectorAll('*')) removeAttributes(element, tries);
  return document.body.innerHTML.replace(/\n\s*\n/g, '\n').trim();
}

type Tries = (change: () => void, back: () => void) => boolean;

/** Ids, and quotations with how they are tied. */
function signature(): string {
  const { citations, quotations } = citeDocument();
  const ids = [...new Set(citations.map(({ id }) => id))].sort();
  const tied = quotations.map(({ text, attribution }) => [text, attribution?.ids, attribution?.rule, attribution?.weak]);
  return JSON.stringify([ids, tied]);
}

function removeWithin(parent: Element, tries: Tries): void {
  for (const element of Array.from(parent.children)) {
    const isFree = !IN_A_LINE.has(element.localName) && !mayQuote(element);
    const next = element.nextSibling;
    if (
      isFree &&
      tries(
        () => element.remove(),
        () => parent.insertBefore(element, next),
      )
    )
      continue;
    removeWithin(element, tries);
  }
}

function mayQuote(element: Element): boolean {
  return MAY_QUOTE.test(element.textContent) || element.matches('blockquote, q') || element.querySelector('blockquote, q') !== null;
}

function unwrap(element: Element, tries: Tries): void {
  const parent = element.parentNode!;
  const inner = [...element.childNodes];
  const change = () => element.replaceWith(...inner);
  const back = () => {
    if (inner.length > 0) inner[0]!.before(element);
    else parent.append(element);
    element.append(...inner);
  };
  // Its place would be lost, and it holds nothing.
  if (inner.length === 0) element.remove();
  else tries(change, back);
}

function removeAttributes(element: Element, tries: Tries): void {
  const all = [...element.attributes].map(({ name, value }) => ({ name, value }));
  const remove = (some: typeof all) =>
    tries(
      () => some.forEach(({ name }) => element.removeAttribute(name)),
      () => some.forEach(({ name, value }) => element.setAttribute(name, value)),
    );
  if (all.length > 0 && !remove(all)) for (const one of all) remove([one]);
}
