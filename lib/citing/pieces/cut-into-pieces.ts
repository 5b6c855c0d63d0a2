import type { BlockFacts, Cut } from '../block-facts.ts';
import { findDebris } from './chatbot-debris.ts';
import type { Block, PageText } from '../page-text.ts';
import { cutPrintedLines, mayBePrinted, type PrintedPiece } from './printed-lines.ts';

/** [start, end) in code units of one block's text. */
export interface Range {
  start: number;
  end: number;
}

/**
 * A stretch of one block that reads as one paragraph, heading, list item or cell. Most blocks are one piece; a block with printed
 * lines (a text file, a post broken by `<br>`) holds several. Without white space at its ends.
 */
export interface Piece extends Range, Pick<Block, 'kind' | 'section' | 'list' | 'cell' | 'quote'> {
  index: number;
  block: number;
  /** 0 for all but headings. */
  level: number;
}

/** A page cut into pieces. `facts`, `texts` and `cuts` are by block. */
export interface Pieces {
  page: PageText;
  facts: readonly BlockFacts[];
  /** In document order. */
  pieces: readonly Piece[];
  /** The blocks' texts with everything in `cuts` replaced by spaces: offsets are those of the block. */
  texts: readonly string[];
  /** What stands among the words and is none of them: chatbot debris, the ">" of quoted lines. Ascending, without overlap. */
  cuts: readonly (readonly Range[])[];
}

/** How many blocks are cut between two chances to pause. */
const STEP = 200;
const NONE: readonly Range[] = [];

/** Yields now and then, so that whoever drives it may pause. */
export function* cutIntoPieces(page: PageText, facts: readonly BlockFacts[]): Generator<void, Pieces, void> {
  const cutter = new Cutter();
  const texts: string[] = [];
  const cuts: (readonly Range[])[] = [];
  for (const [index, block] of page.blocks.entries()) {
    const cut = cutter.cut(block, index, facts[index]!);
    cuts.push(cut.cuts);
    texts.push(cut.text);
    if (index % STEP === STEP - 1) yield;
  }
  return { page, facts, pieces: cutter.pieces, texts, cuts };
}

/** `text` with each range replaced by as many fillers; ranges ascend, and what overlaps an earlier one is passed over. */
export function blank(text: string, ranges: readonly Range[], filler = ' '): string {
  if (ranges.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start < at) continue;
    parts.push(text.slice(at, start), filler.repeat(end - start));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** The range without white space at its ends. */
export function trim(text: string, start: number, end: number): Range {
  while (start < end && isWhite(text, start)) start++;
  while (end > start && isWhite(text, end - 1)) end--;
  return { start, end };
}

/** White space at one code unit. */
export function isWhite(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 32 || (code >= 9 && code <= 13) || (code >= 128 && /\s/.test(text[at]!));
}

function merged(one: readonly Range[], other: readonly Range[]): readonly Range[] {
  if (one.length + other.length === 0) return NONE;
  const all: Range[] = [];
  for (const range of [...one, ...other].sort((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else all.push({ ...range });
  }
  return all;
}

function cutBlock({ text }: Block, facts: BlockFacts, markdown: boolean, isFenced: boolean): Cut {
  if (facts.cut?.isFenced === isFenced) return facts.cut;
  const printed = markdown || mayBePrinted(text) ? cutPrintedLines(text, markdown, isFenced) : null;
  const cuts = merged(printed?.signs ?? NONE, findDebris(text));
  facts.cut = { isFenced, printed, cuts, text: blank(text, cuts), marks: null };
  return facts.cut;
}

/** Numbers of lists, tables and quotes that are told from printed lines start above those of any page. */
const MADE = 1e9;

class Cutter {
  readonly pieces: Piece[] = [];
  #made = MADE;
  #fenced = false;
  /** What the printed pieces so far belong to, as long as nothing else stands between. */
  #open = { list: 0, table: 0, quote: 0, quoted: 0 };

  /** Adds the pieces of a block; answers what is cut out of it. */
  cut(block: Block, index: number, facts: BlockFacts): Cut {
    const markdown = block.kind === 'preformatted';
    if (!markdown) this.#fenced = false;
    const cut = cutBlock(block, facts, markdown, this.#fenced);
    const { printed } = cut;
    if (!printed) {
      this.#add(block, index, 0, block.text.length, null);
      return cut;
    }
    this.#fenced = printed.fenced;
    this.#open = { list: 0, table: 0, quote: 0, quoted: 0 };
    for (const piece of printed.pieces) this.#add(block, index, piece.start, piece.end, this.#meaning(piece));
    return cut;
  }

  #meaning({ kind, level, quoted, row, column }: PrintedPiece): Partial<Piece> {
    const open = this.#open;
    if (quoted !== open.quoted) Object.assign(open, { quoted, quote: ++this.#made, list: 0, table: 0 });
    if (kind !== 'item') open.list = 0;
    if (kind !== 'cell') open.table = 0;
    const own: Partial<Piece> = quoted > 0 ? { quote: { quote: open.quote, depth: quoted, of: 'unknown' } } : {};
    if (kind === 'heading') return { ...own, kind, level };
    if (kind === 'item')
      return { ...own, kind: 'list-item', list: { list: (open.list ||= ++this.#made), item: ++this.#made, depth: level } };
    if (kind === 'cell') return { ...own, kind, cell: { table: (open.table ||= ++this.#made), row, column, header: row === 0 } };
    return own;
  }

  /** @param own what the printed lines say of the piece, null for a whole block */
  #add(block: Block, index: number, from: number, to: number, own: Partial<Piece> | null): void {
    const { start, end } = trim(block.text, from, to);
    if (start === end) return;
    const { kind, section, list, cell, quote } = block;
    const piece: Piece = { index: this.pieces.length, block: index, start, end, kind, level: block.level ?? 0, section };
    if (own) Object.assign(piece, own);
    if (list && !own?.list) piece.list = list;
    if (cell && !own?.cell) piece.cell = cell;
    if (quote && !own?.quote) piece.quote = quote;
    this.pieces.push(piece);
  }
}
