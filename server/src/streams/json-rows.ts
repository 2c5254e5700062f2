import { type RawBuilder, sql } from 'kysely';
import type { CopiedRow } from './copied-rows.ts';

/** The rows of a query, each as one column of JSON: for those that have many columns of many kinds. */
export function jsonRows(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select to_jsonb(one) from (${query}) one`;
}

type InstantOf<Row> = { [Name in keyof Row]: Date extends Row[Name] ? Name : never }[keyof Row];

/** Such a row by the names of its columns, as the database's client reads them. JSON knows no instants: their columns are named. */
export function jsonRow<Row extends object>([json]: CopiedRow, ...instants: InstantOf<Row>[]): Row {
  const row = JSON.parse(json ?? 'null');
  for (const name of instants) row[name] &&= new Date(row[name]);
  return row;
}
