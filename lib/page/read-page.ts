import type { Block, PageText, TextSpan } from '../citing/page-text.ts';
import { atOnce } from './at-once.ts';
import { chipAddresses, isChip } from './chip.ts';
import { MarkupRoles } from './markup-roles.ts';
import { type Role, type TagMeaning, TAGS } from './page-markup.ts';
import { shadowRootOf } from './shadow-root.ts';
import { Tables } from './tables.ts';
import { type NodeSpan, TextMap } from './text-map.ts';

/** A page as the finder reads it, and the way back to its text nodes. */
export interface ReadPage {
  page: PageText;
  /** The text nodes that a stretch of a block stands in, in order; empty for an empty stretch. */
  locate(span: TextSpan): NodeSpan[];
  /** The shadow roots that were read. */
  shadowRoots: readonly ShadowRoot[];
}

/** Reads the visible text of a document at once. Shadow roots are read where they are shown. */
export function readPage(root: Document): ReadPage {
  return atOnce(readInSteps(root));
}

/** How many nodes are read between two chances to pause. */
const STEP = 200;

/**
 * The same, in steps: whoever drives it may pause between two of them. The page must not have changed meanwhile.
 * @param onShadowRoot told of each shadow root before it is read
 */
export function* readInSteps(root: Document, onShadowRoot?: (root: ShadowRoot) => void): Generator<void, ReadPage, void> {
  const reader = new Reader(root, onShadowRoot);
  yield* reader.begin();
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

/** An inline element that is open, and where it began in the current block. */
interface OpenInline {
  kind: 'link' | 'quote' | 'code';
  href: string;
  start: number;
}

/** An element that is being read: the children that are still to come, and what its end undoes. */
interface Frame {
  next: Node | null;
  /** Children of a slot, which are no siblings. */
  assigned: Node[] | null;
  context: Context;
  endsBlock: boolean;
  endsInline: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const PLAIN: TagMeaning = {};
/** Shared by all blocks that have none, which are most. */
const EMPTY: readonly never[] = [];

class Reader {
  private readonly root: Document;
  private readonly onShadowRoot: ((root: ShadowRoot) => void) | undefined;
  private readonly blocks: Mutable<Block>[] = [];
  private readonly map = new TextMap();
  private readonly stack: Frame[] = [];
  private readonly roles = new MarkupRoles();
  private readonly tables = new Tables();
  private readonly targets: ReadonlyMap<Element, string>;
  private context: Context = { kind: 'paragraph', section: 0, lines: false };
  private block: Mutable<Block> | null = null;
  private readonly inlines: OpenInline[] = [];
  private pendingAnchors: readonly string[] = EMPTY;
  /** Of the addresses that begin with a path; empty where there is none. */
  private readonly origin: string;
  private sections = 0;
  private lists = 0;
  private items = 0;
  private quotes = 0;

  constructor(root: Document, onShadowRoot?: (root: ShadowRoot) => void) {
    this.root = root;
    this.onShadowRoot = onShadowRoot;
    this.targets = fragmentTargets(root);
    const { origin } = new URL(root.baseURI);
    this.origin = origin === 'null' ? '' : origin;
  }

  *begin(): Generator<void, void, void> {
    yield* this.roles.addTree(this.root);
    if (this.root.body) this.enter(this.root.body);
  }

  /** Reads one more node; false when there is none. */
  advance(): boolean {
    const frame = this.stack.at(-1);
    if (!frame) return false;
    const node = takeNext(frame);
    if (!node) this.leave(frame);
    else if (node.nodeType === 3) this.read(node as Text);
    else if (node.nodeType === 1) this.enter(node as Element);
    return true;
  }

  finish(): ReadPage {
    this.endBlock();
    const { blocks, map, root, roles } = this;
    return {
      shadowRoots: roles.shadowRoots,
      page: { address: root.URL, title: root.title, blocks },
      locate: (span) => map.locate(span),
    };
  }

  private enter(element: Element): void {
    const tag = element.localName;
    if (tag === 'br') return this.lineBreak();
    const meaning = TAGS.get(tag) ?? PLAIN;
    if (meaning.unread) return;
    const roles = this.roles.of(element);
    if (roles.has('chip') && isChip(element)) return this.chip(element);
    if (meaning.block) this.endBlock();
    // A chip that turned out to be text is text even where it is a button.
    if (roles.has('skip') && !roles.has('chip')) return;

    const endsInline = this.beginInline(element, meaning);
    const assigned = tag === 'slot' ? (element as HTMLSlotElement).assignedNodes().toReversed() : null;
    const next = this.shadowOf(element, meaning)?.firstChild ?? element.firstChild;
    this.stack.push({ next, assigned: assigned?.length ? assigned : null, context: this.context, endsBlock: meaning.block === true, endsInline });
    if (meaning.kind || meaning.list || roles.size > 0) this.context = this.contextIn(element, meaning, roles);
    const target = this.targets.size > 0 && this.targets.get(element);
    if (!target) return;
    if (this.block) this.block.anchors = [...this.block.anchors, target];
    else this.pendingAnchors = [...this.pendingAnchors, target];
  }

  private leave({ context, endsBlock, endsInline }: Frame): void {
    this.stack.pop();
    if (endsInline) this.noteInline(this.inlines.pop()!);
    if (endsBlock) this.endBlock();
    this.context = context;
  }

  private shadowOf(element: Element, meaning: TagMeaning): ShadowRoot | null {
    // Inline elements of a known tag cannot have one.
    const shadow = meaning.inline ? null : shadowRootOf(element);
    if (shadow) {
      this.onShadowRoot?.(shadow);
      atOnce(this.roles.addTree(shadow));
    }
    return shadow;
  }

  private contextIn(element: Element, { kind, level, list }: TagMeaning, roles: ReadonlySet<Role>): Context {
    // A post, a turn or an article begins anew, also where it is laid out in a list or a table.
    const outer: Context = roles.has('section') ? { kind: 'paragraph', section: ++this.sections, lines: this.context.lines } : this.context;
    const context: Mutable<Context> = { ...outer };
    if (roles.has('lines') || kind === 'preformatted') context.lines = true;
    if ((roles.has('quote') || roles.has('poster')) && !roles.has('plain')) context.quote = this.quoteAt(element, roles);
    if (list) context.list = { list: ++this.lists, item: 0, depth: (outer.list?.depth ?? 0) + 1 };
    else if (kind === 'list-item') context.list = { ...(outer.list ?? { list: ++this.lists, depth: 1 }), item: ++this.items };
    else if (kind === 'cell' || kind === 'header-cell') context.cell = this.tables.cell(element as HTMLTableCellElement);
    if (!kind) return context;
    context.kind = kind;
    if (level) context.level = level;
    else delete context.level;
    return context;
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
    const piece = data.slice(start, end);
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
    if (block) block.chips = [...block.chips, ...chipAddresses(element).map((href) => ({ at: block.text.length, href }))];
  }

  private beginBlock(printedLines: boolean): Mutable<Block> {
    const { lines: _, ...context } = this.context;
    const block: Mutable<Block> = { ...context, text: '', links: EMPTY, chips: EMPTY, quoteElements: EMPTY, code: EMPTY, anchors: this.pendingAnchors };
    if (printedLines && block.kind === 'paragraph') block.kind = 'preformatted';
    this.pendingAnchors = EMPTY;
    for (const open of this.inlines) open.start = 0;
    this.map.beginBlock();
    this.block = block;
    return block;
  }

  private endBlock(): void {
    if (!this.block) return;
    for (const open of this.inlines) this.noteInline(open);
    this.blocks.push(this.block);
    this.block = null;
  }

  private beginInline(element: Element, { inline }: TagMeaning): boolean {
    if (!inline) return false;
    const href = inline === 'link' ? this.absoluteAddress(element as HTMLAnchorElement) : '';
    if (inline === 'link' && href === '') return false;
    this.inlines.push({ kind: inline, href, start: this.block?.text.length ?? 0 });
    return true;
  }

  /** Empty where an `a` leads nowhere. Having the browser put an address together is slow, so that is left out where it can be. */
  private absoluteAddress(link: HTMLAnchorElement): string {
    const written = link.getAttribute('href')?.trim();
    if (!written) return '';
    if (/^https?:/i.test(written)) return written;
    return this.origin && PLAIN_PATH.test(written) ? this.origin + written : String(link.href);
  }

  /** Notes the stretch of the current block that an inline element covers. */
  private noteInline({ kind, href, start }: OpenInline): void {
    const { block } = this;
    if (!block || block.text.length <= start) return;
    const end = block.text.length;
    if (kind === 'link') block.links = [...block.links, { start, end, href }];
    else if (kind === 'quote') block.quoteElements = [...block.quoteElements, { start, end }];
    else block.code = [...block.code, { start, end }];
  }
}

/** The path of an address on the same host that reads as it is written. */
const PLAIN_PATH = /^\/(?![/.])(?!.*\/\.)[\w/?=&#%.~-]*$/;

/** Blank lines part paragraphs where line breaks are shown. */
const BLANK_LINES = /\n[ \t\r]*(?:\n[ \t\r]*)+/g;

function takeNext(frame: Frame): Node | null {
  if (frame.assigned) return frame.assigned.pop() ?? null;
  const node = frame.next;
  if (node) frame.next = node.nextSibling;
  return node;
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
