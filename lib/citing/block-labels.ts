import type { Block } from './page-text.ts';

/** A line that only labels what follows: it ends in a colon, or is short and no sentence. */
const LABEL = /:\s*$|^(?!.*[.!?]\s*$).{1,40}$/s;

/**
 * For each block the texts in other blocks that may say what a bare number in it is: the cell before it and the head of its column, a
 * term, the label on the line before, the line that leads in its list. Each is the block's whole text. Linear in the number of blocks.
 */
export function blockLabels(blocks: readonly Block[]): string[][] {
  const columnHeads = new Map<string, string>();
  const listLeads = new Map<number, string>();
  let before: Block | undefined;
  return blocks.map((block) => {
    const labels: string[] = [];
    if (before?.section === block.section && isLabelFor(before, block)) labels.push(before.text);
    if (block.cell) {
      const column = `${block.cell.table} ${block.cell.column}`;
      const head = columnHeads.get(column);
      if (head === undefined || block.cell.header) columnHeads.set(column, block.text);
      else labels.push(head);
    }
    if (block.list) {
      const lead = listLeads.get(block.list.list) ?? before?.text ?? '';
      listLeads.set(block.list.list, lead);
      labels.push(lead);
    }
    before = block;
    return labels.filter((label) => LABEL.test(label));
  });
}

/** Neighbours in a table label each other only along a row. */
function isLabelFor(before: Block, block: Block): boolean {
  return before.cell?.table === block.cell?.table && before.cell?.row === block.cell?.row;
}
