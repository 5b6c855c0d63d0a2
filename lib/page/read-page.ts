import type { Block, LinkSpan, PageText, TextSpan } from '../citing/page-text.ts';
import { chipAddresses, isChip } from './chip.ts';
import { MarkupRoles } from './markup-roles.ts';
import { BLOCK_TAGS, CODE_TAGS, LIST_TAGS, SKIPPED_TAGS, type Role } from './page-markup.ts';
import { Tables } from './tables.ts';
import { type NodeSpan, TextMap } from './text-map.ts';

/** A page as the finder reads it, and the way back to its text nodes. */
export interface ReadPage {
  page: PageText;
  /** The text nodes that a stretch of a block stands in, in order; empty for an empty stretch. */
  locate(span: TextSpan): NodeSpan[];
  /** The open shadow roots that were read. */
  shadowRoots: readonly ShadowRoot[];
}

/** Reads the visible text of a document at once. Shadow roots that are open are read where they are shown. */
export function readPage(root: Document): ReadPage {
  const reading = readInSteps(root);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

/** How many nodes are read between two chances to pause. */
const STEP = 200;

/** The same, in steps: whoever drives it may pause between two of them. The page must not have changed meanwhile. */
export function* readInSteps(root: Document): Generator<void, ReadPage, void> {
  const reader = new Reader(root);
  let nodes = 0;
  while (reader.advance()) {
    if (++nodes % STEP === 0) yield;
  }
  return reader.finish();
}

/** What the elements around a text node say about it. Never changed: an element that says more makes another. */
interface Context extends Pick<Block, 'kind' | 'level' | 'section' | 'list' | 'cell' | 'quote'> {
  /** Line breaks of the source are shown. */
  lines: boolean;
}

type Inline = { kind: 'link'; href: string } | { kind: 'quote' } | { kind: 'code' };

/** An element that is being read: the children that are still to come, and what its end undoes. */
interface Frame {
  next: Node | null;
  /** Children of a slot, which are no siblings. */
  assigned?: { nodes: Node[]; index: number };
  context: Context;
  endsBlock: boolean;
  inline?: Inline;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? E[] : T[K] };

class Reader {
  private readonly root: Document;
  private readonly blocks: Mutable<Block>[] = [];
  private readonly maps: TextMap[] = [];
  private readonly stack: Frame[] = [];
  private readonly roles = new MarkupRoles();
  private readonly tables = new Tables();
  private readonly targets: ReadonlyMap<Element, string>;
  private context: Context = { kind: 'paragraph', section: 0, lines: false };
  private block: Mutable<Block> | null = null;
  private map = new TextMap();
  /** Inline elements that are open, and where each began in the current block. */
  private readonly inlines: { inline: Inline; start: number }[] = [];
  private pendingAnchors: string[] = [];
  private sections = 0;
  private lists = 0;
  private items = 0;
  private quotes = 0;

  constructor(root: Document) {
    this.root = root;
    this.roles.addTree(root);
    this.targets = fragmentTargets(root);
    if (root.body) this.enter(root.body);
  }

  /** Reads one more node; false when there is none. */
  advance(): boolean {
    const frame = this.stack.at(-1);
    if (!frame) return false;
    const node = takeNext(frame);
    if (!node) this.leave();
    else if (node.nodeType === 3) this.read(node as Text);
    else if (node.nodeType === 1) this.enter(node as Element);
    return true;
  }

  finish(): ReadPage {
    this.endBlock();
    const { blocks, maps, root, roles } = this;
    return {
      shadowRoots: roles.shadowRoots,
      page: { address: root.URL, title: root.title, blocks },
      locate: (span) => maps[span.block]?.locate(span) ?? [],
    };
  }

  private enter(element: Element): void {
    const tag = element.localName;
    const endsBlock = Object.hasOwn(BLOCK_TAGS, tag);
    if (tag === 'br') return this.lineBreak();
    if (SKIPPED_TAGS.has(tag)) return;
    const roles = this.roles.of(element);
    if (roles.has('chip') && isChip(element)) return this.chip(element);
    if (endsBlock) this.endBlock();
    // A chip that turned out to be text is text even where it is a button.
    if (roles.has('skip') && !roles.has('chip')) return;

    const inline = inlineOf(element, tag);
    const frame: Frame = { ...childrenOf(element, this.roles), context: this.context, endsBlock };
    if (inline) {
      frame.inline = inline;
      this.inlines.push({ inline, start: this.block?.text.length ?? 0 });
    }
    this.stack.push(frame);
    this.context = this.contextIn(element, tag, roles);
    const target = this.targets.get(element);
    if (target !== undefined) (this.block?.anchors ?? this.pendingAnchors).push(target);
  }

  private leave(): void {
    const frame = this.stack.pop()!;
    if (frame.inline) this.endInline(this.inlines.pop()!);
    if (frame.endsBlock) this.endBlock();
    this.context = frame.context;
  }

  private contextIn(element: Element, tag: string, roles: ReadonlySet<Role>): Context {
    // A post, a turn or an article begins anew, also where it is laid out in a list or a table.
    const outer: Context = roles.has('section') ? { kind: 'paragraph', section: ++this.sections, lines: this.context.lines } : this.context;
    const change: Partial<Context> = {};
    if (roles.has('lines') || tag === 'pre') change.lines = true;
    if ((roles.has('quote') || roles.has('poster')) && !roles.has('plain')) change.quote = this.quoteAt(element, roles);
    if (LIST_TAGS.has(tag)) {
      change.list = { list: ++this.lists, item: 0, depth: (outer.list?.depth ?? 0) + 1 };
    } else if (tag === 'li') {
      change.list = { ...(outer.list ?? { list: ++this.lists, depth: 1 }), item: ++this.items };
    } else if (tag === 'td' || tag === 'th') {
      change.cell = this.tables.cell(element as HTMLTableCellElement);
    }
    const kind = BLOCK_TAGS[tag];
    if (kind) change.kind = kind;
    const context = Object.keys(change).length > 0 ? { ...outer, ...change } : outer;
    if (!kind) return context;
    if (kind === 'heading') return { ...context, level: Number(tag.slice(1)) };
    const { level: _, ...rest } = context;
    return rest;
  }

  private quoteAt(element: Element, roles: ReadonlySet<Role>): NonNullable<Block['quote']> {
    const cite = element.getAttribute('cite');
    return {
      quote: ++this.quotes,
      depth: (this.context.quote?.depth ?? 0) + 1,
      of: roles.has('poster') ? 'poster' : 'unknown',
      ...(cite ? { cite } : {}),
    };
  }

  private read(node: Text): void {
    const data = node.data;
    if (this.block === null && !/\S/.test(data)) return;
    if (!this.context.lines) return this.append(node, data, 0, data.length);
    let start = 0;
    for (const gap of data.matchAll(BLANK_LINES)) {
      this.append(node, data, start, gap.index);
      this.endBlock();
      start = gap.index + gap[0].length;
    }
    this.append(node, data, start, data.length);
  }

  private append(node: Text, data: string, start: number, end: number): void {
    const piece = start === 0 && end === data.length ? data : data.slice(start, end);
    if (piece === '' || (this.block === null && !/\S/.test(piece))) return;
    const block = this.block ?? this.beginBlock(this.context.lines && piece.includes('\n'));
    this.map.add(block.text.length, piece.length, node, start);
    block.text += this.context.lines ? piece.replace(/[\r\f\t]/g, ' ') : piece.replace(/[\n\r\f\t]/g, ' ');
  }

  private lineBreak(): void {
    if (this.block) this.block.text += '\n';
  }

  private chip(element: Element): void {
    const block = this.block;
    if (block) for (const href of chipAddresses(element)) block.chips.push({ at: block.text.length, href });
  }

  private beginBlock(printedLines: boolean): Mutable<Block> {
    const { lines: _, ...context } = this.context;
    const block: Mutable<Block> = {
      ...context,
      text: '',
      links: [],
      chips: [],
      quoteElements: [],
      code: [],
      anchors: this.pendingAnchors,
    };
    if (printedLines && block.kind === 'paragraph') block.kind = 'preformatted';
    this.pendingAnchors = [];
    for (const open of this.inlines) open.start = 0;
    this.map = new TextMap();
    this.block = block;
    return block;
  }

  private endBlock(): void {
    if (!this.block) return;
    for (const open of this.inlines) this.endInline(open);
    this.blocks.push(this.block);
    this.maps.push(this.map);
    this.block = null;
  }

  /** Notes the stretch of the current block that an inline element covers. */
  private endInline({ inline, start }: { inline: Inline; start: number }): void {
    const block = this.block;
    if (!block || block.text.length <= start) return;
    const stretch = { start, end: block.text.length };
    if (inline.kind === 'link') (block.links as LinkSpan[]).push({ ...stretch, href: inline.href });
    else if (inline.kind === 'quote') block.quoteElements.push(stretch);
    else block.code.push(stretch);
  }
}

/** Blank lines part paragraphs where line breaks are shown. */
const BLANK_LINES = /\n[ \t\r]*(?:\n[ \t\r]*)+/g;

function takeNext(frame: Frame): Node | null {
  if (frame.assigned) return frame.assigned.nodes[frame.assigned.index++] ?? null;
  const node = frame.next;
  frame.next = node?.nextSibling ?? null;
  return node;
}

/** Where an element's children are shown: in its shadow root, in its slot, or in itself. */
function childrenOf(element: Element, roles: MarkupRoles): Pick<Frame, 'next' | 'assigned'> {
  const shadow = element.shadowRoot;
  if (shadow) {
    roles.addTree(shadow);
    return { next: shadow.firstChild };
  }
  if (element.localName === 'slot') {
    const nodes = (element as HTMLSlotElement).assignedNodes();
    if (nodes.length > 0) return { next: null, assigned: { nodes, index: 0 } };
  }
  return { next: element.firstChild };
}

function inlineOf(element: Element, tag: string): Inline | undefined {
  if (tag === 'a') {
    const { href } = element as HTMLAnchorElement;
    return typeof href === 'string' && href !== '' ? { kind: 'link', href } : undefined;
  }
  if (tag === 'q') return { kind: 'quote' };
  return CODE_TAGS.has(tag) ? { kind: 'code' } : undefined;
}

/** Elements that a link of this page leads to, with the name by which it does. */
function fragmentTargets(root: Document): Map<Element, string> {
  const targets = new Map<Element, string>();
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const name = link.getAttribute('href')!.slice(1);
    const target = name && (root.getElementById(name) ?? root.querySelector(`a[name="${CSS.escape(name)}"]`));
    if (target) targets.set(target, name);
  }
  return targets;
}
