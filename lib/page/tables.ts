import type { Block } from '../citing/page-text.ts';

interface Grid {
  table: number;
  row: number;
  lastRow: Element | null;
  column: number;
  /** For each column, how many further rows a cell from above still covers. */
  covered: number[];
}

/** No sane table has more; the attribute may say anything. */
const MOST_COLUMNS = 1000;

/** Numbers the cells of the tables of a page, as they are met in document order. */
export class Tables {
  private readonly grids = new Map<Element | null, Grid>();

  cell(cell: HTMLTableCellElement): NonNullable<Block['cell']> {
    const grid = this.gridOf(cell.closest('table'));
    const row = cell.closest('tr');
    if (row !== grid.lastRow) beginRow(grid, row);
    while ((grid.covered[grid.column] ?? 0) > 0) grid.column++;
    const column = grid.column;
    const wide = Math.min(cell.colSpan, MOST_COLUMNS);
    for (let i = 0; i < wide; i++) grid.covered[column + i] = cell.rowSpan;
    grid.column = column + wide;
    return { table: grid.table, row: grid.row, column, header: cell.localName === 'th' };
  }

  private gridOf(table: Element | null): Grid {
    let grid = this.grids.get(table);
    if (!grid) {
      grid = { table: this.grids.size, row: -1, lastRow: null, column: 0, covered: [] };
      this.grids.set(table, grid);
    }
    return grid;
  }
}

function beginRow(grid: Grid, row: Element | null): void {
  grid.row++;
  grid.lastRow = row;
  grid.column = 0;
  grid.covered = grid.covered.map((rows) => Math.max(0, rows - 1));
}
