import type { Block } from '../page-text.ts';

/** A line that only labels what follows: it ends in a colon, or is short and no sentence. */
const LABEL = /:\s*$|^(?!.*[.!?]\s*$).{1,40}$/s;

/**
 * The texts in other blocks that may say what a bare number in a block is: the cell before it and the head of its column, a term, the
 * label on the line before, the line that leads in its list. Takes the blocks of a page one after the other, at bounded cost each.
 */
export class BlockLabels {
  readonly #columnHeads = new Map<string, string>();
  readonly #listLeads = new Map<number, string>();
  #before: Block | undefined;

  /** The labels of the block that comes next, each the whole text of another block. */
  of(block: Block): string[] {
    const { cell, list, section } = block;
    const before = this.#before;
    const labels = [
      before?.section === section && isLabelFor(before, block) && before.text,
      cell && !cell.header && this.#columnHeads.get(columnOf(cell)),
      list && this.#leadOf(list),
    ];
    return labels.filter((label) => typeof label === 'string').filter((label) => LABEL.test(label));
  }

  /** Goes on to the block after this one. */
  pass(block: Block): void {
    const { cell, list } = block;
    if (cell && (cell.header || !this.#columnHeads.has(columnOf(cell)))) this.#columnHeads.set(columnOf(cell), block.text);
    if (list) this.#listLeads.set(list.list, this.#leadOf(list));
    this.#before = block;
  }

  #leadOf({ list }: NonNullable<Block['list']>): string {
    return this.#listLeads.get(list) ?? this.#before?.text ?? '';
  }
}

const columnOf = ({ table, column }: NonNullable<Block['cell']>): string => `${table} ${column}`;

/** Neighbours in a table label each other only along a row. */
function isLabelFor(before: Block, block: Block): boolean {
  return before.cell?.table === block.cell?.table && before.cell?.row === block.cell?.row;
}
