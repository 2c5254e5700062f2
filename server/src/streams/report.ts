import { toTable } from '@laurel/contract/rules/records';
import { say } from '@laurel/contract/say';
import type { RawBuilder } from 'kysely';
import { Refusal } from '#errors/refuse';
import type { CopiedRow } from './copied-rows.ts';
import type { Piece } from './flow.ts';
import type { Reading } from './reading.ts';
import type { PageWish } from './report-page.ts';
import * as texts from './texts.ts';

/** A report as it is read: what is asked, how much that is, and what a row of it says. */
export interface Report<Row extends object> {
  /** Counts no more than this; without it there may be as many as there are. */
  count?(most: number): RawBuilder<{ count: number }>;
  /** All rows, in their order. */
  query: RawBuilder<unknown>;
  rowOf(copied: CopiedRow): Row;
}

/** A report that can be read a page at a time. */
export interface PagedReport<Row extends object> extends Report<Row> {
  fields: readonly (keyof Row & string)[];
  /** What all of its rows come to. */
  totals: RawBuilder<object>;
  /** The rows of a page and one more, if there is one; the last column is the place of each. */
  page(wish: PageWish): RawBuilder<unknown>;
}

/** The rows of a report, slice by slice. More than anybody could use are refused before the first one; fewer months are asked for instead. */
export async function* reportRows<Row extends object>(
  reading: Reading,
  report: Report<Row>,
  rowsMax: number,
): AsyncGenerator<Row[]> {
  const found = report.count && (await reading.one(report.count(rowsMax + 1)));
  if (found && found.count > rowsMax) {
    const words = say(texts.tooManyRows, { max: rowsMax });
    throw new Refusal('badInput', words, { formErrors: { selMonthTo: words } });
  }
  for await (const slice of reading.rows(report.query)) yield slice.map(report.rowOf);
}

/** A page of a report as the JSON of its call, with the place where the next one begins; with the first page what all rows come to. */
export async function* reportPage<Row extends object>(
  reading: Reading,
  report: PagedReport<Row>,
  wish: PageWish,
): AsyncGenerator<Piece> {
  const totals = wish.after === undefined ? await reading.one(report.totals) : undefined;
  const found: CopiedRow[] = [];
  for await (const slice of reading.rows(report.page(wish))) found.push(...slice);
  const shown = found.slice(0, wish.limit);
  const next = found.length > wish.limit ? shown.at(-1)?.at(-1) : null;
  yield JSON.stringify({ report: toTable(report.fields, shown.map(report.rowOf)), next, totals });
}
