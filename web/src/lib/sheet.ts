import type { SheetCell, SheetColumn } from '@laurel/contract/rules/sheet';

/** What is written to a file: headers, and rows in their order. */
export interface Sheet {
  headers: string[];
  rows: SheetCell[][];
}

export function sheetOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Sheet {
  return { headers: columns.map((column) => column.header), rows: cellsOf(columns, rows) };
}

export function cellsOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): SheetCell[][] {
  return rows.map((row) => columns.map((column) => column.value(row)));
}
