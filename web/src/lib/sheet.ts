export type Cell = string | number | boolean | null | undefined;

/** A column of an export. */
export interface SheetColumn<Row> {
  header: string;
  value: (row: Row) => Cell;
}

/** What is written to a file: headers, and rows in their order. */
export interface Sheet {
  headers: string[];
  rows: Cell[][];
}

export function sheetOf<Row>(columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Sheet {
  return {
    headers: columns.map((column) => column.header),
    rows: rows.map((row) => columns.map((column) => column.value(row))),
  };
}
