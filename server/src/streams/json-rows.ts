import { type RawBuilder, sql } from 'kysely';
import type { CopiedRow } from './copied-rows.ts';

/** The rows of a query, each as one column of JSON: for those that have many columns of many kinds. */
export function jsonRows(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select to_jsonb(one) from (${query}) one`;
}

/** Such a row by the names of its columns. An instant is text, with its zone. */
export function jsonRow<Row>([json]: CopiedRow): Row {
  return JSON.parse(json ?? 'null');
}
