import { csvRow, csvText } from '@laurel/contract/rules/csv';
import { plainCell, type SheetColumn } from '@laurel/contract/rules/sheet';
import type { Piece } from './flow.ts';

/** Rows as a CSV file, written slice by slice. */
export async function* csvFile<Row>(
  columns: readonly SheetColumn<Row>[],
  slices: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Piece> {
  let text = csvText(
    columns.map(({ header }) => header),
    [],
  );
  for await (const rows of slices) {
    for (const row of rows) text += csvRow(columns.map(({ value }) => plainCell(value(row))));
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
