/** A table-like answer: a list of field names and a list of rows in that order. */
export interface Table<Row> {
  fields: (keyof Row & string)[];
  rows: unknown[][];
}

/** Records → table, with exactly these fields in this order. */
export function toTable<Row extends object>(
  fields: readonly (keyof Row & string)[],
  records: readonly Row[],
): Table<Row> {
  return { fields: [...fields], rows: records.map((record) => fields.map((field) => record[field])) };
}

/** Table → records. */
export function toRecords<Row>(table: Table<Row>): Row[] {
  return table.rows.map((row) => Object.fromEntries(table.fields.map((field, i) => [field, row[i]])) as Row);
}
