import type { Block } from '../citing/page-text.ts';

interface Grid {
  table: number;
  /** Row elements keep their numbers, so that a row more or less changes no other. */
  rows: Map<Element | null, number>;
  first: Element | null;
  lastRow: Element | null | undefined;
  column: number;
  /** For each column, how many further rows a cell from above still covers. */
  covered: number[];
}

/** No sane table has more; the attribute may say anything. */
const MOST_COLUMNS = 1000;

/** Numbers the cells of the tables of a page, as they are met in document order. Row 0 is the first; rows that were added later may have any other number. */
export class Tables {
  private readonly grids = new Map<Element | null, Grid>();
  private tables = 0;

  /** The cells that are met from here on may be of rows that were met before. */
  beginReading(): void {
    for (const [table, grid] of this.grids) {
      if (table && !table.isConnected) this.grids.delete(table);
      grid.lastRow = undefined;
      // Where cells span rows, all of the table is read again, or nothing (keepsNumbers).
      grid.covered = [];
    }
  }

  /** Do the cells that a change in the table left alone keep their numbers? Not where another row is the first now, or cells span rows; such a table is forgotten. */
  keepsNumbers(table: Element): boolean {
    const grid = this.grids.get(table);
    if (!grid || (grid.first === firstRow(table) && !table.querySelector('[rowspan]:not([rowspan="1"])'))) return true;
    this.grids.delete(table);
    return false;
  }

  cell(cell: HTMLTableCellElement): NonNullable<Block['cell']> {
    const row = cell.closest('tr');
    const grid = this.gridOf(cell.closest('table'));
    if (row !== grid.lastRow) beginRow(grid, row);
    while ((grid.covered[grid.column] ?? 0) > 0) grid.column++;
    const column = grid.column;
    const wide = Math.min(cell.colSpan, MOST_COLUMNS);
    for (let i = 0; i < wide; i++) grid.covered[column + i] = cell.rowSpan;
    grid.column = column + wide;
    return { table: grid.table, row: grid.rows.get(row)!, column, header: cell.localName === 'th' };
  }

  private gridOf(table: Element | null): Grid {
    let grid = this.grids.get(table);
    if (!grid) {
      grid = { table: this.tables++, rows: new Map(), first: table && firstRow(table), lastRow: undefined, column: 0, covered: [] };
      this.grids.set(table, grid);
    }
    return grid;
  }
}

const firstRow = (table: Element): Element | null => table.querySelector('tr');

function beginRow(grid: Grid, row: Element | null): void {
  if (!grid.rows.has(row)) grid.rows.set(row, grid.rows.size);
  grid.lastRow = row;
  grid.column = 0;
  grid.covered = grid.covered.map((rows) => Math.max(0, rows - 1));
}
