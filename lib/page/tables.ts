import type { Block } from '../citing/page-text.ts';
import { nameOf, native } from './native.ts';

type Cell = NonNullable<Block['cell']>;

interface Grid {
  table: number;
  row: number;
  lastRow: Element | null;
  column: number;
  /** For each column, how many further rows a cell from above still covers. */
  covered: number[];
  cells: WeakMap<Element, Cell>;
}

/** No sane table has more; the attribute may say anything. */
const MOST_COLUMNS = 1000;

/** Numbers the cells of tables as they are met in document order. A cell that is met again has the number that it had. */
export class Tables {
  readonly #grids = new WeakMap<Element, Grid>();
  #count = 0;

  /** What is met of this table from now on is all of it. */
  begin(table: Element): void {
    this.#grids.set(table, { table: this.#count++, row: -1, lastRow: null, column: 0, covered: [], cells: new WeakMap() });
  }

  /** Undefined for a cell that stands in no row of a table. */
  cell(cell: HTMLTableCellElement): Cell | undefined {
    const row = parentOf(cell, ROWS);
    const table = row && (parentOf(row, TABLES) ?? parentOf(parentOf(row, GROUPS), TABLES));
    const grid = table && this.#grids.get(table);
    if (!grid) return undefined;
    let known = grid.cells.get(cell);
    if (!known) grid.cells.set(cell, (known = next(grid, row, cell)));
    return known;
  }
}

const ROWS = ['tr'];
const GROUPS = ['tbody', 'thead', 'tfoot'];
const TABLES = ['table'];

function parentOf(element: Element | null, names: readonly string[]): Element | null {
  const parent = element && native(element, 'parentElement');
  return parent && names.includes(nameOf(parent)) ? parent : null;
}

function next(grid: Grid, row: Element, cell: HTMLTableCellElement): Cell {
  if (row !== grid.lastRow) beginRow(grid, row);
  while ((grid.covered[grid.column] ?? 0) > 0) grid.column++;
  const column = grid.column;
  const wide = Math.min(cell.colSpan, MOST_COLUMNS);
  for (let i = 0; i < wide; i++) grid.covered[column + i] = cell.rowSpan;
  grid.column = column + wide;
  return { table: grid.table, row: grid.row, column, header: cell.localName === 'th' };
}

function beginRow(grid: Grid, row: Element): void {
  grid.row++;
  grid.lastRow = row;
  grid.column = 0;
  grid.covered = grid.covered.map((rows) => Math.max(0, rows - 1));
}
