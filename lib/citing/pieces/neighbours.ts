import { firstFrom } from '../../language/ascending.ts';
import type { Range } from '../../language/range.ts';
import { sentenceStarts } from '../../language/sentences.ts';
import type { CutPage, Piece } from './piece.ts';

/** So many lines before a piece can lead to it. */
const MOST_LINES = 12;
/** So many pieces, lists and tables are passed on the way back to them. */
const MOST_STEPS = 60;
/** So many pieces on either side can belong to the same item or row. */
const MOST_CELLS = 30;

/**
 * Where pieces stand to each other: sentences, items, rows, columns, lines before, headings. Every question is answered in bounded
 * time.
 */
export class Neighbours {
  readonly #pieces: readonly Piece[];
  readonly #masked: readonly string[];
  readonly #sentences = new Map<number, readonly Range[]>();
  readonly #firstOfTable = new Map<number, number>();
  readonly #firstOfList = new Map<number, number>();
  readonly #columnHeads = new Map<string, Piece>();
  /** For each piece the index of the heading that governs it, -1 without one. */
  readonly #headingOf: number[] = [];

  /** @param masked the text of each block, with quoted words and ids masked: a full stop among them ends no sentence */
  constructor({ pieces }: CutPage, masked: readonly string[]) {
    this.#pieces = pieces;
    this.#masked = masked;
    const open = new Map<number, Piece[]>();
    for (const piece of pieces) {
      const { index, cell, list } = piece;
      this.#headingOf.push(headingAbove(piece, open));
      if (list && !this.#firstOfList.has(list.list)) this.#firstOfList.set(list.list, index);
      if (!cell) continue;
      if (!this.#firstOfTable.has(cell.table)) this.#firstOfTable.set(cell.table, index);
      const column = `${cell.table} ${cell.column}`;
      if ((cell.row === 0 || cell.header) && !this.#columnHeads.has(column)) this.#columnHeads.set(column, piece);
    }
  }

  /** The masked text of a piece. */
  text(piece: Piece): string {
    return this.#masked[piece.block]!.slice(piece.start, piece.end);
  }

  /** The sentence of a piece around an offset of its block. */
  sentenceAt(piece: Piece, offset: number): Range {
    let sentences = this.#sentences.get(piece.index);
    if (!sentences) {
      const starts = sentenceStarts(this.#masked[piece.block]!, piece);
      sentences = starts.map((start, index) => ({ start, end: starts[index + 1] ?? piece.end }));
      this.#sentences.set(piece.index, sentences);
    }
    return sentences[Math.max(0, firstFrom(sentences, offset + 1) - 1)]!;
  }

  /** The other pieces of its list item, in order. */
  ofItem(piece: Piece): Piece[] {
    return piece.list ? this.#near(piece, (other) => other.list?.item === piece.list!.item) : [];
  }

  /** The other cells of its row, in order. */
  ofRow(piece: Piece): Piece[] {
    const { cell } = piece;
    return cell
      ? this.#near(piece, (other) => other.cell?.table === cell.table && other.cell.row === cell.row && other.cell.column !== cell.column)
      : [];
  }

  /** The head of its table column, null for the head itself. */
  columnHead({ cell, index }: Piece): Piece | null {
    const head = cell && this.#columnHeads.get(`${cell.table} ${cell.column}`);
    return head && head.index !== index ? head : null;
  }

  /**
   * The lines before a piece that can lead to it, nearest first, up to the next heading: other items of its list, other rows of its
   * table, whole tables and lists, and block quotations between are passed over.
   */
  linesBefore(piece: Piece): Piece[] {
    const lines: Piece[] = [];
    let current = piece;
    for (let at = piece.index - 1, steps = 0; at >= 0 && steps < MOST_STEPS && lines.length < MOST_LINES; steps++) {
      const line = this.#pieces[at]!;
      if (line.section !== piece.section || line.kind === 'heading') break;
      at--;
      if (line.quote?.quote !== current.quote?.quote) {
        if (current.quote?.of === 'poster') break;
        if (line.quote && line.quote.quote !== piece.quote?.quote) continue;
      }
      if (line.cell) {
        at = (this.#firstOfTable.get(line.cell.table) ?? 0) - 1;
        continue;
      }
      if (
        line.list &&
        line.list.item !== current.list?.item &&
        (line.list.list === current.list?.list || line.list.depth >= (current.list?.depth ?? 0))
      ) {
        at = Math.min(at, (this.#firstOfList.get(line.list.list) ?? 0) - 1);
        continue;
      }
      lines.push(line);
      current = line;
    }
    return lines;
  }

  /** The headings above a piece, nearest first, each of a higher level than the one before. */
  headings(piece: Piece): Piece[] {
    const chain: Piece[] = [];
    for (let at = this.#headingOf[piece.index]!; at >= 0; at = this.#headingOf[at]!) chain.push(this.#pieces[at]!);
    return chain;
  }

  #near(piece: Piece, belongs: (other: Piece) => boolean): Piece[] {
    const pieces = this.#pieces;
    const near: Piece[] = [];
    for (let at = piece.index - 1; at >= Math.max(0, piece.index - MOST_CELLS) && pieces[at]!.section === piece.section; at--)
      if (belongs(pieces[at]!)) near.unshift(pieces[at]!);
    for (let at = piece.index + 1; at < Math.min(pieces.length, piece.index + MOST_CELLS) && pieces[at]!.section === piece.section; at++)
      if (belongs(pieces[at]!)) near.push(pieces[at]!);
    return near;
  }
}

const NONE: Piece[] = [];

/**
 * The index of the heading that governs a piece, -1 without one.
 * @param open the headings that govern what comes next, by section, highest first; changed in place
 */
function headingAbove(piece: Piece, open: Map<number, Piece[]>): number {
  const chain = open.get(piece.section) ?? NONE;
  if (piece.kind === 'heading') while (chain.length > 0 && chain.at(-1)!.level >= piece.level) chain.pop();
  const above = chain.at(-1)?.index ?? -1;
  if (piece.kind === 'heading') open.set(piece.section, [...chain, piece]);
  return above;
}
