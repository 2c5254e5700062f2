import type { SheetCell, SheetColumn } from '@laurel/contract/rules/sheet';
import { utcDate } from '#lib/dates.ts';
import { sheetOf } from '#lib/sheet.ts';
import classes from './PrintedReport.module.css';

export interface PrintedReportProps<Row> {
  title: string;
  facts: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
}

/** Dates, ratings and the like stay in one line. */
const shortMax = 12;

/** All rows as a table on landscape paper, instead of the page. */
export function PrintedReport<Row>({ title, facts, columns, rows }: PrintedReportProps<Row>) {
  const sheet = sheetOf(columns, rows);
  return (
    <div className={classes.paper}>
      <h1>{title}</h1>
      <p>{facts}</p>
      <table>
        <thead>
          <tr>
            {sheet.headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paper does not change
            <tr key={row}>
              {cells.map((cell, at) => (
                <td
                  key={sheet.headers[at]}
                  data-number={typeof cell === 'number' || undefined}
                  data-short={String(cell ?? '').length <= shortMax || undefined}
                >
                  {printed(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function printed(cell: SheetCell) {
  return cell instanceof Date ? utcDate(cell.toISOString()) : cell;
}
