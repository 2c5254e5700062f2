import { exportRowsMax } from '@laurel/contract/limits';
import { reports } from '@laurel/contract/reports';
import type { RawBuilder } from 'kysely';
import { refusalWith } from '#refuse';
import type { CopiedRow } from '#streams/copied-rows';
import type { Reading } from '#streams/reading';

/** A report as it is read: what is asked, how much that is, and what a row of it says. */
export interface Report<Row extends object> {
  fields: readonly (keyof Row & string)[];
  /** Counts no more than this. */
  count(most: number): RawBuilder<{ count: number }>;
  query: RawBuilder<unknown>;
  rowOf(copied: CopiedRow): Row;
}

/** The rows of a report, slice by slice. More than anybody could use are refused before the first one; fewer months are asked for instead. */
export async function* reportRows<Row extends object>(
  reading: Reading,
  report: Report<Row>,
  rowsMax: number,
): AsyncGenerator<Row[]> {
  const { count } = await reading.one(report.count(rowsMax + 1));
  if (count > rowsMax) {
    const words = `This report has more than ${rowsMax.toLocaleString('en')} rows. Please choose fewer months.`;
    throw refusalWith(
      reports.reportmanagement,
      { code: 'badInput', words, formErrors: { selMonthTo: words } },
      { isForFile: rowsMax < exportRowsMax },
    );
  }
  for await (const slice of reading.rows(report.query)) yield slice.map(report.rowOf);
}
