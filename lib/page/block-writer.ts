import { absoluteAddress } from './absolute-address.ts';
import { chipAddresses } from './chip.ts';
import { HOLE } from './hole.ts';
import type { FormulaPiece } from './mathematics.ts';
import type { TagMeaning } from './tags.ts';
import { raised } from './raised.ts';
import { type Context, EMPTY, type Mutable, type ReadBlock } from './read-block.ts';
import type { TextPiece } from './text-pieces.ts';

/** An inline element that is open, and where it began in the current block. */
interface OpenInline {
  kind: 'link' | 'quote' | 'code';
  href: string;
  start: number;
}

/** More elements with a name and without any text in a row are no places that a note leads to. */
const MOST_PENDING = 500;
/** Blank lines part paragraphs where line breaks are shown. */
const BLANK_LINES = /\n[ \t\r]*(?:\n[ \t\r]*)+/g;

/** Puts blocks together of the text, the links and the names that are met in the order of the page. */
export class BlockWriter {
  readonly #origin: string;
  readonly #onBlock: (block: ReadBlock) => void;
  readonly #inlines: OpenInline[] = [];
  #block: Mutable<ReadBlock> | null = null;
  /** Names of elements in which no block has begun yet: the next one is where they lead. */
  pendingAnchors: readonly string[] = EMPTY;

  /**
   * @param origin of addresses that begin with a path; empty where there is none
   * @param onBlock told of each block when it is done
   */
  constructor(origin: string, onBlock: (block: ReadBlock) => void) {
    this.#origin = origin;
    this.#onBlock = onBlock;
  }

  /** Nothing is open. */
  clear(): void {
    this.#inlines.length = 0;
    this.#block = null;
    this.pendingAnchors = EMPTY;
  }

  /** How many links, quotations and pieces of code are open. */
  get inlines(): number {
    return this.#inlines.length;
  }

  /** Forgets the inner ones, down to so many. */
  set inlines(count: number) {
    this.#inlines.length = count;
  }

  /** @param signs how its figures are written; null for as they are */
  text(node: Text, context: Context, signs: string | null): void {
    const data = node.data;
    if (this.#block === null && !/\S/.test(data)) return;
    if (!context.lines) return this.#append(node, data, 0, data.length, context, signs);
    let start = 0;
    for (const gap of data.matchAll(BLANK_LINES)) {
      this.#append(node, data, start, gap.index, context, signs);
      this.endBlock();
      start = gap.index + gap[0].length;
    }
    this.#append(node, data, start, data.length, context, signs);
  }

  lineBreak(): void {
    if (this.#block) this.#block.text += '\n';
  }

  chip(element: Element): void {
    const block = this.#block;
    if (block) for (const href of chipAddresses(element)) block.chips = added(block.chips, { at: block.text.length, href });
  }

  /** @param pieces null for one that cannot be read */
  formula(pieces: readonly FormulaPiece[] | null, context: Context): void {
    if (pieces?.length === 0) return;
    const block = this.#block ?? this.#beginBlock(context, false);
    for (const { text, node, offset } of pieces ?? [{ text: HOLE, node: null, offset: 0 }]) {
      if (node) (block.pieces as TextPiece[]).push({ start: block.text.length, length: text.length, node, offset });
      block.text += text;
    }
  }

  anchor(name: string): void {
    if (this.#block) this.#block.anchors = added(this.#block.anchors, name);
    else this.pendingAnchors = [...this.pendingAnchors.slice(1 - MOST_PENDING), name];
  }

  /** @returns whether it is to be closed again */
  openInline(element: Element, { inline }: TagMeaning): boolean {
    if (!inline) return false;
    const href = inline === 'link' ? absoluteAddress(element as HTMLAnchorElement, this.#origin) : '';
    if (inline === 'link' && href === '') return false;
    this.#inlines.push({ kind: inline, href, start: this.#block?.text.length ?? 0 });
    return true;
  }

  closeInline(): void {
    this.#noteInline(this.#inlines.pop()!);
  }

  endBlock(): void {
    if (!this.#block) return;
    for (const open of this.#inlines) this.#noteInline(open);
    this.#onBlock(this.#block);
    this.#block = null;
  }

  #append(node: Text, data: string, start: number, end: number, context: Context, signs: string | null): void {
    const written = data.slice(start, end);
    const piece = signs ? raised(written, signs) : written;
    if (piece === '' || (this.#block === null && !/\S/.test(piece))) return;
    const block = this.#block ?? this.#beginBlock(context, context.lines && piece.includes('\n'));
    (block.pieces as TextPiece[]).push({ start: block.text.length, length: piece.length, node, offset: start });
    block.text += context.lines ? piece.replace(/[\r\f\t]/g, ' ') : piece.replace(/[\n\r\f\t]/g, ' ');
  }

  #beginBlock(around: Context, printedLines: boolean): Mutable<ReadBlock> {
    const { lines: _, ...context } = around;
    const block: Mutable<ReadBlock> = {
      ...context,
      text: '',
      links: EMPTY,
      chips: EMPTY,
      quoteElements: EMPTY,
      code: EMPTY,
      anchors: this.pendingAnchors.length > 0 ? [...this.pendingAnchors] : EMPTY,
      pieces: [],
    };
    if (printedLines && block.kind === 'paragraph') block.kind = 'preformatted';
    this.pendingAnchors = EMPTY;
    for (const open of this.#inlines) open.start = 0;
    this.#block = block;
    return block;
  }

  /** Notes the stretch of the current block that an inline element covers. */
  #noteInline({ kind, href, start }: OpenInline): void {
    const block = this.#block;
    if (!block || block.text.length <= start) return;
    const end = block.text.length;
    if (kind === 'link') block.links = added(block.links, { start, end, href });
    else if (kind === 'quote') block.quoteElements = added(block.quoteElements, { start, end });
    else block.code = added(block.code, { start, end });
  }
}

/** Adds to a list that is the block's own: one more entry costs no more than the first. */
function added<T>(list: readonly T[], entry: T): readonly T[] {
  if (list === EMPTY) return [entry];
  (list as T[]).push(entry);
  return list;
}
