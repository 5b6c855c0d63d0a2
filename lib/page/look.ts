import type { VerdictFacts } from '../checking/facts.ts';
import { ElementLooks } from './element-looks.ts';
import { firstInFlatTree, flatAncestors, flatParent, flatWalk } from './flat-tree.ts';
import { generatedWords } from './generated-words.ts';
import { isFurniture, isIconFont, type RolesOf, wordsOfWidget } from './inline-furniture.ts';
import { TAGS } from './tags.ts';
import { raised, signsOf } from './raised.ts';
import type { NodeSpan } from './text-pieces.ts';
import { attributeOf, boxOf, nameOf, native, nativeDocument } from './native.ts';

/** One way in which what a page shows is not what its text says. */
export interface LookDifference {
  /**
   * `hidden` words are in the text and not in sight, `crossed-out` ones are struck through, `unread` ones are in sight and not in the
   * text, `generated` ones are made by a style sheet, `apart` ones are joined in the text and drawn apart, `moved` ones stand in another
   * place or size than their order in the text says, a `picture` stands among the words.
   */
  kind: NonNullable<VerdictFacts['notShown']>['how'];
  /** The words concerned, at most 80 code units; empty for a picture without a name. */
  words: string;
}

/** What a reader of the page sees where a quotation stands. */
export interface Look {
  /** The words that are in sight, white space collapsed. */
  text: string;
  /** Empty where the page shows what its text says. */
  differences: readonly LookDifference[];
}

/** How much of what differs is kept (code units). */
const KEPT = 80;
/** A quotation that reaches over more nodes is not looked at to its end. */
const MOST_NODES = 5_000;

/**
 * Looks at quotations as they are drawn: everything from the first to the last character of each, whether it was read or not.
 * Asks the browser for styles and boxes, so it lays the page out; writes nothing.
 * @param quotations where the text of each stands, in order, not empty
 * @param rolesOf what markup says of an element
 * @returns a look for each of them
 */
export function lookAt(quotations: readonly (readonly NodeSpan[])[], rolesOf: RolesOf): Look[] {
  const looks = new ElementLooks();
  return quotations.map((spans) => new Looking(spans, looks, rolesOf).look());
}

/** A stretch of text in sight, and where its ends are drawn. */
interface Shown {
  text: string;
  first: DOMRect;
  last: DOMRect;
  parent: Element;
}

class Looking {
  readonly #spans: readonly NodeSpan[];
  readonly #looks: ElementLooks;
  readonly #rolesOf: RolesOf;
  readonly #read = new Map<Text, NodeSpan[]>();
  readonly #differences: LookDifference[] = [];
  #text = '';
  /** What was shown last, and whether the text has a gap behind it. */
  #before: Shown | null = null;
  #gap = false;
  /** An element that stands in the way of the text's line was entered or left since. */
  #boxed = false;

  constructor(spans: readonly NodeSpan[], looks: ElementLooks, rolesOf: RolesOf) {
    this.#spans = spans;
    this.#looks = looks;
    this.#rolesOf = rolesOf;
    for (const span of spans) {
      const own = this.#read.get(span.node);
      if (own) own.push(span);
      else this.#read.set(span.node, [span]);
    }
  }

  look(): Look {
    const first = this.#spans[0]!;
    const last = this.#spans.at(-1)!;
    this.#noteEdge(first.node, first.start === 0, '::before');
    let nodes = 0;
    for (const { node, is } of flatWalk(first.node, last.node)) {
      if (++nodes > MOST_NODES) {
        this.#differ('unread', '');
        break;
      }
      if (native(node, 'nodeType') === Node.TEXT_NODE) this.#pass(node as Text);
      else this.#border(node as Element, is);
    }
    this.#noteEdge(last.node, last.end === last.node.data.length, '::after');
    return { text: this.#text.replace(/\s+/g, ' ').trim(), differences: this.#differences };
  }

  #differ(kind: LookDifference['kind'], words: string): void {
    this.#differences.push({ kind, words: words.replace(/\s+/g, ' ').trim().slice(0, KEPT) });
  }

  /** Text that a sheet puts before the first word, or behind the last one, in the elements that begin or end with it. */
  #noteEdge(node: Text, isAtEdge: boolean, which: '::before' | '::after'): void {
    if (!isAtEdge) return;
    const common = this.#spans.length === 1 ? null : commonAncestor(this.#spans[0]!.node, this.#spans.at(-1)!.node);
    let inner: Node = node;
    for (const element of flatAncestors(node)) {
      if (element === common || this.#looks.of(element).isBlock) break;
      if (firstInFlatTree(element, which === '::after') !== inner) break;
      this.#noteGenerated(element, which);
      inner = element;
    }
  }

  #noteGenerated(element: Element, which: '::before' | '::after'): void {
    const words = generatedWords(element, which);
    if (words === '') return;
    this.#differ('generated', words);
    this.#text += words;
  }

  #border(element: Element, is: 'entered' | 'left' | 'passed'): void {
    const own = this.#looks.of(element);
    const tag = nameOf(element);
    if (tag === 'br' || (TAGS.get(tag)?.block && own.isBlock)) {
      this.#gap = true;
      this.#text += ' ';
    }
    if (!own.isInline) this.#boxed = true;
    if (is !== 'left') this.#noteGenerated(element, '::before');
    const words = is === 'left' ? null : wordsOfWidget(element);
    if (words !== null && own.isSeen && this.#looks.hasBox(element)) this.#noteWidget(element, words);
    if (is !== 'entered') this.#noteGenerated(element, '::after');
  }

  /** A field, a picture, a frame: what it shows is in no text node. */
  #noteWidget(element: Element, words: string): void {
    if (words === '' && !this.#isOnLine(element)) return;
    this.#differ(words === '' ? 'picture' : 'unread', words || (attributeOf(element, 'alt') ?? ''));
    this.#text += words === '' ? '\uFFFC' : ` ${words} `;
  }

  /** Does a picture stand among the words, and not on lines of its own? */
  #isOnLine(element: Element): boolean {
    const before = this.#before?.last;
    const box = boxOf(element);
    return before !== undefined && box.width > LARGEST_ICON * box.height && box.top < before.bottom && box.bottom > before.top;
  }

  #pass(node: Text): void {
    const read = this.#read.get(node);
    if (!read) return this.#passUnread(node);
    for (const { start, end } of read) this.#passRead(node, start, end);
  }

  #passUnread(node: Text): void {
    if (!/\S/.test(node.data)) {
      if (node.data !== '') this.#gap = true;
      return;
    }
    const parent = flatParent(node);
    if (!parent || isFurniture(node, parent, this.#rolesOf) || !this.#isInSight(node, parent, 0, node.data.length)) return;
    if (this.#looks.of(parent).isStruck) return;
    this.#differ('unread', node.data);
    this.#text += node.data;
  }

  #passRead(node: Text, start: number, end: number): void {
    const words = node.data.slice(start, end);
    if (!/\S/.test(words)) {
      this.#gap = true;
      this.#text += words;
      return;
    }
    const parent = flatParent(node)!;
    const own = this.#looks.of(parent);
    if (own.isStruck) return this.#differ('crossed-out', words);
    if (isIconFont(parent) || !this.#isInSight(node, parent, start, end)) return this.#differ('hidden', words);
    // A raised or lowered figure is written as one in the text already.
    const signs = signsOf(parent);
    if (!signs) this.#follow(node, start, end, parent);
    this.#text += signs ? raised(words, signs) : words;
  }

  #isInSight(node: Text, parent: Element, start: number, end: number): boolean {
    const own = this.#looks.of(parent);
    if (!own.isSeen) return false;
    const range = nativeDocument.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    const rects = [...range.getClientRects()];
    return rects.some((rect) => rect.width > LEAST_SEEN && rect.height > LEAST_SEEN && this.#looks.isInFrames(rect, parent));
  }

  /** Is the stretch drawn where the one before it ends? */
  #follow(node: Text, start: number, end: number, parent: Element): void {
    const words = node.data.slice(start, end);
    const from = start + (words.length - words.trimStart().length);
    const to = end - (words.length - words.trimEnd().length);
    const first = rectOf(node, from, from + 1);
    const last = rectOf(node, to - 1, to);
    const before = this.#before;
    const own = this.#looks.of(parent);
    this.#before = { text: node.data.slice(from, to), first, last, parent };
    const gap = this.#gap || from > start || /\s$/.test(this.#text);
    const boxed = this.#boxed;
    this.#gap = to < end;
    this.#boxed = false;
    if (own.isReversed || (MIXED.test(words) && own.isRightToLeft && isReordered(node, from, to))) return this.#differ('moved', words);
    if (!before || own.isTurned || this.#looks.of(before.parent).isTurned || own.isRightToLeft) return;
    const how: Join = { gap, boxed, isFigure: /\d$/.test(before.text) || /^\d/.test(words.trimStart()) };
    const next = isNext(before.last, first, how);
    if (next === 'next') return;
    this.#differ(next, `${before.text.slice(-KEPT / 2)}${gap ? ' ' : ''}${words}`);
    if (next === 'apart') this.#text += ' ';
  }
}

/** Boxes of this size and less show nothing (CSS pixels). */
const LEAST_SEEN = 1;
/** A picture that is wider than this many times its height may hold words. */
const LARGEST_ICON = 1.5;
/** Figures or signs in a right-to-left line are drawn in another order than they are written. */
const MIXED = /\d.*\d|[-–+/×]/;

/** How two stretches of text follow each other. */
interface Join {
  /** White space, a line break or a block's border stands between. */
  gap: boolean;
  /** A box of its own begins or ends between. */
  boxed: boolean;
  /** One of the two characters is a digit. */
  isFigure: boolean;
}

/** How far apart, in heights of the line, characters without a blank between them may be drawn. */
const WIDEST_JOIN = 0.25;
/** How much of a line's height a character may be raised or lowered before it means something else beside a figure. */
const FARTHEST_RAISED = 0.2;
/** Letters that are so many times as high are of another size. */
const HIGHEST_RATIO = 1.3;
/** A drop cap is so many times as high as the text beside it. */
const DROP_CAP = 1.8;
/** How far one character may overlap the one before it (heights of the line). */
const DEEPEST_OVERLAP = 0.3;

/** Does a stretch stand where the one before it ends, apart from it though nothing parts them in the text, or elsewhere? */
function isNext(before: DOMRect, next: DOMRect, { gap, boxed, isFigure }: Join): 'next' | 'apart' | 'moved' {
  if (isDropCap(before, next)) return 'next';
  const height = Math.min(before.height, next.height);
  const shared = Math.min(before.bottom, next.bottom) - Math.max(before.top, next.top);
  if (shared <= height / 2) {
    const isBelow = next.top >= before.bottom - height / 2;
    if (!isBelow && next.left < before.right) return 'moved';
    // A line may break within a word, but not within a figure, and a box of its own is another word.
    return gap || (isBelow && !boxed && !isFigure) ? 'next' : raisedOr('apart', before, next);
  }
  const apart = next.left - before.right;
  if (apart < -DEEPEST_OVERLAP * height && next.left < before.left) return 'moved';
  if (gap) return 'next';
  if (apart > WIDEST_JOIN * height) return 'apart';
  const isRaised = isFigure && (Math.abs(before.bottom - next.bottom) > FARTHEST_RAISED * height || isSmaller(before, next));
  return isRaised ? 'moved' : 'next';
}

/** The first letter of a text, as high as several of its lines. */
function isDropCap(before: DOMRect, next: DOMRect): boolean {
  return before.height > DROP_CAP * next.height && next.left >= before.right && next.top < before.bottom && next.bottom > before.top;
}

/** A raised or lowered figure that shares little of the line's height is moved, not another word. */
function raisedOr(otherwise: 'apart', before: DOMRect, next: DOMRect): 'apart' | 'moved' {
  return Math.abs(next.left - before.right) < WIDEST_JOIN * before.height && isSmaller(before, next) ? 'moved' : otherwise;
}

function isSmaller(one: DOMRect, other: DOMRect): boolean {
  return Math.max(one.height, other.height) > Math.min(one.height, other.height) * HIGHEST_RATIO;
}

function rectOf(node: Text, start: number, end: number): DOMRect {
  const range = nativeDocument.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range.getBoundingClientRect();
}

/** Are the words of one text node drawn in another order than they are written? */
function isReordered(node: Text, start: number, end: number): boolean {
  const words = [...node.data.slice(start, end).matchAll(/[\p{Script=Latin}\d]+/gu)];
  const rects = words.map(({ index, 0: word }) => rectOf(node, start + index, start + index + word.length));
  return rects.some((rect, at) => at > 0 && isSameLineAs(rects[at - 1]!, rect) && rect.left < rects[at - 1]!.left);
}

function isSameLineAs(one: DOMRect, other: DOMRect): boolean {
  return Math.abs(one.top - other.top) < one.height / 2;
}

function commonAncestor(one: Node, other: Node): Element | null {
  const around = new Set(flatAncestors(one));
  for (const element of flatAncestors(other)) if (around.has(element)) return element;
  return null;
}
