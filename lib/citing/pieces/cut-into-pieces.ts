import { blank, type Range, trim } from '../../language/range.ts';
import type { Block, PageText } from '../page-text.ts';
import { perBlock } from '../per-block.ts';
import { findDebris } from './chatbot-debris.ts';
import type { CutPage, Piece } from './piece.ts';
import { cutPrintedLines, mayBePrinted, type PrintedPiece, type PrintedText } from './printed-lines.ts';

/** How many blocks are cut between two chances to pause. */
const BLOCKS_A_STEP = 200;
const NONE: readonly Range[] = [];

/** A page's pieces, with what is cut out of its text. Yields now and then, so that whoever drives it may pause. */
export function* cutIntoPieces(page: PageText): Generator<void, CutPage, void> {
  const cutter = new Cutter();
  const texts: string[] = [];
  const cuts: (readonly Range[])[] = [];
  for (const [index, block] of page.blocks.entries()) {
    const cut = cutter.cut(block, index);
    cuts.push(cut.cuts);
    texts.push(cut.text);
    if (index % BLOCKS_A_STEP === BLOCKS_A_STEP - 1) yield;
  }
  return { page, pieces: cutter.pieces, texts, cuts };
}

/** The ranges of both lists, ascending; those that touch become one. */
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

/** How a block is cut into pieces. */
interface Cut {
  /** Whether a code fence is open from the block before. */
  isFenced: boolean;
  /** Null where it is one piece. */
  printed: PrintedText | null;
  cuts: readonly Range[];
  /** The block's text with its cuts replaced by spaces. */
  text: string;
}

const cutOf = perBlock(
  ({ text, kind }, isFenced: boolean): Cut => {
    const markdown = kind === 'preformatted';
    const printed = markdown || mayBePrinted(text) ? cutPrintedLines(text, markdown, isFenced) : null;
    const cuts = merged(printed?.signs ?? NONE, findDebris(text));
    return { isFenced, printed, cuts, text: blank(text, cuts) };
  },
  (cut, isFenced) => cut.isFenced === isFenced,
);

/** Numbers of lists, tables and quotes that are told from printed lines start above those of any page. */
const MADE = 1e9;

class Cutter {
  readonly pieces: Piece[] = [];
  #made = MADE;
  #fenced = false;
  /** What the printed pieces so far belong to, as long as nothing else stands between. */
  #open = { list: 0, table: 0, quote: 0, quoted: 0 };

  /** Adds the pieces of a block; answers what is cut out of it. */
  cut(block: Block, index: number): Cut {
    if (block.kind !== 'preformatted') this.#fenced = false;
    const cut = cutOf(block, this.#fenced);
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
