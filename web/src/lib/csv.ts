import { csvText as textOf } from '@laurel/contract/rules/csv';
import { plainCell } from '@laurel/contract/rules/sheet';
import type { Sheet } from './sheet.ts';

/** A sheet as the text of a CSV file, safe to open in a spreadsheet. */
export function csvText({ headers, rows }: Sheet): string {
  return textOf(
    headers,
    rows.map((row) => row.map(plainCell)),
  );
}
