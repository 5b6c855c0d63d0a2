import { sameTexts } from '../citing/ids/same-texts.ts';
import type { Block } from '../citing/page-text.ts';
import { BlockWriter } from './block-writer.ts';
import { isChip } from './chip.ts';
import type { Changes } from './changed-nodes.ts';
import { signsOf } from './raised.ts';
import type { Context, Mutable, ReadBlock } from './read-block.ts';
import { readFormula } from './mathematics.ts';
import type { Role } from './page-markup.ts';
import { type TagMeaning, TAGS } from './tags.ts';
import type { ReadPage } from './read-page.ts';
import { isInlineBox } from './inline-box.ts';
import { logError } from '../errors.ts';
import { atOnce } from '../steps/at-once.ts';
import { rolesOf } from './roles-of.ts';
import { shadowRootOf } from './shadow-root.ts';
import { Tables } from './tables.ts';
import { locateIn } from './text-pieces.ts';
import { attributeOf, nameOf, native } from './native.ts';

/** What an element made of the context around it; made again only when one of them says something else. */
interface MadeContext {
  outer: Context;
  roles: ReadonlySet<Role>;
  inner: Context;
}

/**
 * What was read of an element that begins and ends blocks. It stands for the element as long as nothing in it has changed, and nothing
 * around it that matters.
 */
interface Part {
  element: Element;
  outer: Context;
  /** Names of elements around it, or before it, in which no block had begun yet: its first block is where they lead. */
  anchorsBefore: readonly string[];
  anchorsAfter: readonly string[];
  content: (Part | ReadBlock)[];
}

/** A part that is being read, and what it was before. */
interface OpenPart {
  part: Part;
  before: Part | undefined;
  /** What of that comes next where the page has it in the same order; and where to find it where not. */
  at: number;
  places: Map<Element, number> | undefined;
}

/** An element that is being read: the children that are still to come, and what its end undoes. */
interface Frame {
  next: Node | null;
  /** Children of a slot, which are no siblings. */
  assigned: Node[] | null;
  context: Context;
  endsPart: boolean;
  endsBlock: boolean;
  endsInline: boolean;
  /** How figures were written before this element. */
  signs: string | null;
}

const PLAIN: TagMeaning = {};
const PAGE: Context = { kind: 'paragraph', section: 0, lines: false };

/** How many nodes are read between two chances to pause. */
const NODES_A_STEP = 200;

/**
 * Reads the visible text of a page, shadow roots where they are shown. Of a page that has changed it reads what has changed, and takes
 * the rest over from the reading before; the result is that of reading all of it, but for the numbers of sections, lists, rows and quotes.
 */
export class PageReader {
  readonly #root: Document;
  readonly #onShadowRoot: ((root: ShadowRoot) => void) | undefined;

  // What is kept from one reading to the next:
  #whole: Part | undefined;
  #contexts = new WeakMap<Element, MadeContext>();
  /** Some elements that say nothing have a context of their own all the same, because what is in them must be read anew. */
  #hasCopies = false;
  #tables = new Tables();
  readonly #shadowRoots = new Set<ShadowRoot>();
  /** Hosts of closed ones: nobody says which of their children stand in which slot. */
  readonly #closed = new WeakSet<Node>();
  /** Elements of the page's own making without a shadow root. When they get one, no observer sees it. */
  readonly #rootless = new Set<Element>();
  #sections = 0;
  #lists = 0;
  #items = 0;
  #quotes = 0;

  // The reading that is under way:
  /** Nodes in which something has changed; and elements that may say something else about all that is in them. */
  readonly #touched = new Set<Node>();
  readonly #anew = new Set<Node>();
  readonly #stack: Frame[] = [];
  readonly #open: OpenPart[] = [];
  readonly #writer: BlockWriter;
  #context = PAGE;
  /** How figures are written where they are raised or lowered; null elsewhere. */
  #signs: string | null = null;

  /** @param onShadowRoot told of each shadow root before it is read */
  constructor(root: Document, onShadowRoot?: (root: ShadowRoot) => void) {
    this.#root = root;
    this.#onShadowRoot = onShadowRoot;
    const { origin } = new URL(native(root, 'baseURI'));
    this.#writer = new BlockWriter(origin === 'null' ? '' : origin, (block) => this.#open.at(-1)!.part.content.push(block));
  }

  /**
   * In steps: whoever drives it may pause between two of them. What changes meanwhile must be among the changes of the next reading.
   * @param changes since the last reading began; null reads everything
   */
  *read(changes: Changes | null): Generator<void, ReadPage, void> {
    this.#begin(changes);
    const body = native(this.#root, 'body');
    if (body) this.#enter(body);
    let nodes = 0;
    while (this.#advance()) {
      if (++nodes % NODES_A_STEP === 0) yield;
    }
    return this.#finish();
  }

  /** Keeps nothing; the next reading is of everything. */
  forget(): void {
    this.#whole = undefined;
    this.#contexts = new WeakMap();
    this.#hasCopies = false;
    this.#tables = new Tables();
    this.#shadowRoots.clear();
    this.#rootless.clear();
    this.#touched.clear();
    this.#anew.clear();
    this.#sections = this.#lists = this.#items = this.#quotes = 0;
  }

  #begin(changes: Changes | null): void {
    const before = changes ? this.#whole : undefined;
    if (!before) this.forget();
    this.#touched.clear();
    this.#anew.clear();
    if (changes && before) this.#note(changes);
    for (const rest of [this.#stack, this.#open]) rest.length = 0;
    this.#context = PAGE;
    this.#signs = null;
    this.#writer.clear();
    this.#beginPart(native(this.#root, 'documentElement'), before);
  }

  #note({ nodes, parents, anew }: Changes): void {
    for (const element of anew) this.#anew.add(element);
    for (const parent of parents) {
      this.#touch(parent);
      // Its children may stand in other slots now.
      if (native(parent as Element, 'shadowRoot') || this.#closed.has(parent)) this.#anew.add(parent);
    }
    for (const node of nodes) this.#touch(node);
    for (const element of this.#rootless) {
      const shadow = native(element, 'isConnected') && shadowRootOf(element);
      if (shadow) {
        this.#touch(element);
        this.#anew.add(element);
      }
      if (shadow || !native(element, 'isConnected')) this.#rootless.delete(element);
    }
    for (const shadow of this.#shadowRoots) if (!shadow.isConnected) this.#shadowRoots.delete(shadow);
  }

  /** Notes a node and all that it stands in, as the page shows it. */
  #touch(node: Node): void {
    for (let at: Node | null = node; at && !this.#touched.has(at); at = this.#above(at)) this.#touched.add(at);
  }

  #above(node: Node): Node | null {
    const slot = native(node as Text, 'assignedSlot');
    if (slot) return slot;
    const parent = native(node, 'parentNode') ?? (node as ShadowRoot).host ?? null;
    if (parent && this.#closed.has(parent)) this.#anew.add(parent);
    return parent;
  }

  /** Reads one more node; false when there is none. */
  #advance(): boolean {
    const frame = this.#stack.at(-1);
    if (!frame) return false;
    const node = takeNext(frame);
    if (!node) this.#leave(frame);
    else {
      const type = native(node, 'nodeType');
      if (type === Node.TEXT_NODE) this.#writer.text(node as Text, this.#context, this.#signs);
      else if (type === Node.ELEMENT_NODE) this.#tryToEnter(node as Element);
    }
    return true;
  }

  #finish(): ReadPage {
    this.#writer.endBlock();
    this.#whole = this.#open.pop()!.part;
    const blocks = blocksOf(this.#whole);
    return {
      shadowRoots: [...this.#shadowRoots],
      page: { address: native(this.#root, 'URL'), title: native(this.#root, 'title'), blocks },
      locate: ({ block, start, end }) => (blocks[block] ? locateIn(blocks[block].pieces, start, end) : []),
    };
  }

  /** An element that cannot be read costs no more than itself: a hole stands in its place. */
  #tryToEnter(element: Element): void {
    // By themselves: this is done for every element, and an array of them is a cost.
    const depth = this.#stack.length;
    const parts = this.#open.length;
    const inlines = this.#writer.inlines;
    const context = this.#context;
    const signs = this.#signs;
    try {
      this.#enter(element);
    } catch (error) {
      logError('reading an element', error);
      this.#stack.length = depth;
      this.#open.length = parts;
      this.#writer.inlines = inlines;
      this.#context = context;
      this.#signs = signs;
      this.#writer.formula(null, context);
    }
  }

  #enter(element: Element): void {
    const tag = nameOf(element);
    if (tag === 'br') return this.#writer.lineBreak();
    const meaning = ((tag !== 'div' || !isInlineBox(element)) && TAGS.get(tag)) || PLAIN;
    if (meaning.unread) return;
    const isPart = meaning.block === true && this.#writer.inlines === 0;
    const before = isPart ? this.#takeBefore(element) : undefined;
    if (before && this.#stands(before)) return this.#takeOver(before);

    const roles = rolesOf(element);
    if (roles.has('chip') && isChip(element)) return this.#writer.chip(element);
    if (meaning.block) this.#writer.endBlock();
    if (isPart) this.#beginPart(element, before);
    // A chip that turned out to be text is text even where it is a button.
    if (roles.has('skip') && !roles.has('chip')) return this.#end(meaning.block === true, isPart);
    if (roles.has('formula')) {
      this.#writer.formula(readFormula(element), this.#context);
      return this.#end(meaning.block === true, isPart);
    }

    const endsInline = this.#writer.openInline(element, meaning);
    const assigned = tag === 'slot' ? (element as HTMLSlotElement).assignedNodes().toReversed() : null;
    const next = this.#shadowOf(element, meaning)?.firstChild ?? native(element, 'firstChild');
    this.#stack.push({
      next,
      assigned: assigned?.length ? assigned : null,
      context: this.#context,
      endsPart: isPart,
      endsBlock: meaning.block === true,
      endsInline,
      signs: this.#signs,
    });
    this.#signs = signsOf(element) ?? this.#signs;
    this.#context = this.#contextIn(element, meaning, roles);
    const name = native(element, 'id') || (tag === 'a' && attributeOf(element, 'name'));
    if (name) this.#writer.anchor(name);
  }

  #leave({ context, endsPart, endsBlock, endsInline, signs }: Frame): void {
    this.#stack.pop();
    this.#signs = signs;
    if (endsInline) this.#writer.closeInline();
    this.#end(endsBlock, endsPart);
    this.#context = context;
  }

  /** Ends what an element has begun. */
  #end(endsBlock: boolean, endsPart: boolean): void {
    if (endsBlock) this.#writer.endBlock();
    if (endsPart) this.#open.pop()!.part.anchorsAfter = this.#writer.pendingAnchors;
  }

  #beginPart(element: Element, before: Part | undefined): void {
    const part: Part = {
      element,
      outer: this.#context,
      anchorsBefore: this.#writer.pendingAnchors,
      anchorsAfter: this.#writer.pendingAnchors,
      content: [],
    };
    this.#open.at(-1)?.part.content.push(part);
    this.#open.push({ part, before, at: 0, places: undefined });
  }

  /** What an element was in the reading before, when it stood in the same part. */
  #takeBefore(element: Element): Part | undefined {
    const open = this.#open.at(-1)!;
    if (!open.before) return undefined;
    const { content } = open.before;
    let next = content[open.at];
    while (next && 'pieces' in next) next = content[++open.at];
    if (next?.element !== element) {
      open.places ??= new Map(content.flatMap((each, at) => ('pieces' in each ? [] : [[each.element, at]])));
      const place = open.places.get(element);
      if (place === undefined) return undefined;
      open.at = place;
    }
    return content[open.at++] as Part;
  }

  #stands({ element, outer, anchorsBefore }: Part): boolean {
    return (
      !this.#touched.has(element) &&
      !this.#anew.has(element) &&
      outer === this.#context &&
      sameTexts(anchorsBefore, this.#writer.pendingAnchors)
    );
  }

  #takeOver(part: Part): void {
    this.#writer.endBlock();
    this.#open.at(-1)!.part.content.push(part);
    this.#writer.pendingAnchors = part.anchorsAfter;
  }

  #shadowOf(element: Element, meaning: TagMeaning): ShadowRoot | null {
    // Inline elements of a known tag cannot have one.
    const shadow = meaning.inline ? null : shadowRootOf(element);
    if (shadow) {
      this.#shadowRoots.add(shadow);
      if (!native(element, 'shadowRoot')) this.#closed.add(element);
      this.#onShadowRoot?.(shadow);
    } else if (nameOf(element).includes('-')) this.#rootless.add(element);
    return shadow;
  }

  /** The context in an element: the same as in the reading before, as long as it says the same. */
  #contextIn(element: Element, meaning: TagMeaning, roles: ReadonlySet<Role>): Context {
    const saysMore = meaning.kind !== undefined || meaning.list === true || roles.size > 0;
    const isAnew = this.#anew.has(element);
    // Most elements say nothing, and never did.
    if (!saysMore && !isAnew && !this.#hasCopies) return this.#context;
    const known = this.#contexts.get(element);
    if (known && !isAnew && known.outer === this.#context && isSameRoles(known.roles, roles)) return known.inner;
    if (!saysMore && !isAnew) return this.#context;
    this.#hasCopies ||= !saysMore;
    const inner = saysMore ? this.#makeContext(element, meaning, roles) : { ...this.#context };
    this.#contexts.set(element, { outer: this.#context, roles, inner });
    return inner;
  }

  #makeContext(element: Element, { kind, level, list }: TagMeaning, roles: ReadonlySet<Role>): Context {
    if (nameOf(element) === 'table') this.#tables.begin(element);
    // A post, a turn or an article begins anew, also where it is laid out in a list or a table.
    const outer: Context = roles.has('section')
      ? { kind: 'paragraph', section: ++this.#sections, lines: this.#context.lines }
      : this.#context;
    const context: Mutable<Context> = { ...outer };
    if (roles.has('lines') || kind === 'preformatted') context.lines = true;
    const isBox = (roles.has('quote') || roles.has('poster')) && !roles.has('plain');
    if (isBox) context.quote = this.#quoteAt(element, roles);
    if (list) context.list = { list: ++this.#lists, item: 0, depth: (outer.list?.depth ?? 0) + 1 };
    else if (kind === 'list-item') context.list = { ...(outer.list ?? { list: ++this.#lists, depth: 1 }), item: ++this.#items };
    // Old forums make a quote box of a cell; it is none of a table.
    else if (isCell(kind) && !isBox) Object.assign(context, { cell: this.#tables.cell(element as HTMLTableCellElement) });
    if (!kind) return context;
    context.kind = isCell(kind) && isBox ? 'paragraph' : kind;
    if (level) context.level = level;
    else delete context.level;
    return context;
  }

  #quoteAt(element: Element, roles: ReadonlySet<Role>): NonNullable<Block['quote']> {
    const cite = attributeOf(element, 'cite');
    return {
      quote: ++this.#quotes,
      depth: (this.#context.quote?.depth ?? 0) + 1,
      of: roles.has('poster') ? 'poster' : 'unknown',
      ...(cite ? { cite } : {}),
    };
  }
}

function takeNext(frame: Frame): Node | null {
  if (frame.assigned) return frame.assigned.pop() ?? null;
  const node = frame.next;
  if (node) frame.next = native(node, 'nextSibling');
  return node;
}

/** All blocks of a part in order; parts may be nested deeper than calls can. */
function blocksOf(whole: Part): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  const open = [{ content: whole.content, at: 0 }];
  for (let part = open.at(-1); part; part = open.at(-1)) {
    const next = part.content[part.at++];
    if (!next) open.pop();
    else if ('pieces' in next) blocks.push(next);
    else if (next.content.length > 0) open.push({ content: next.content, at: 0 });
  }
  return blocks;
}

function isCell(kind: TagMeaning['kind']): boolean {
  return kind === 'cell' || kind === 'header-cell';
}

function isSameRoles(one: ReadonlySet<Role>, other: ReadonlySet<Role>): boolean {
  return one === other || (one.size === other.size && [...one].every((role) => other.has(role)));
}

/** Reads the visible text of a document at once. */
export function readPage(root: Document): ReadPage {
  return atOnce(new PageReader(root).read(null));
}
