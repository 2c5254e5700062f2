import { csvText as textOf } from '@laurel/contract/csv';
import type { Sheet } from './sheet.ts';
import { utcDateTime } from './utc-dates.ts';

/** A sheet as the text of a CSV file, safe to open in a spreadsheet. */
export function csvText({ headers, rows }: Sheet): string {
  const cells = rows.map((row) => row.map((cell) => (cell instanceof Date ? utcDateTime(cell.toISOString()) : cell)));
  return textOf(headers, cells);
}
