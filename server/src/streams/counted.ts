import { countedMost } from '@laurel/contract/limits';
import { type RawBuilder, sql } from 'kysely';

interface PageAt {
  limit?: number | undefined;
  offset?: number | undefined;
}

/**
 * How far the rows of a list are counted beside a page that is `offset` rows from its beginning: in powers of ten, so that
 * statements are few. Without a limit there is no page, and all are counted.
 */
export function countedTo({ limit, offset = 0 }: PageAt): number {
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(countedMost, powerOfTen(offset + limit));
}

/** One row more than these, which tells that there are more. Written out: with a value beside it the plan would be made for a tenth of all. */
export function limitTo(most: number): RawBuilder<unknown> {
  // limit: the caller tells that there are more
  return most === Number.POSITIVE_INFINITY ? sql`` : sql`limit ${sql.lit(most + 1)}`;
}

/** The power of ten that is no smaller. */
export function powerOfTen(rows: number): number {
  return 10 ** Math.ceil(Math.log10(Math.max(1, rows)));
}
