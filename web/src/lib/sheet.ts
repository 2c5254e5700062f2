export type Cell = string | number | boolean | null | undefined;

/** A date is an instant, told in UTC: text in a CSV file, a date that can be sorted in an Excel file. */
export type SheetCell = Cell | Date;

/** A column of an export. */
export interface SheetColumn<Row> {
  header: string;
  value: (row: Row) => SheetCell;
}

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
