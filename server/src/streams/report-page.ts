import { type RawBuilder, sql } from 'kysely';

/** A page of a report: so many rows, in the order of one of its columns, behind the row where the last page ended. */
export interface PageWish {
  limit: number;
  after?: string | undefined;
  sort?: string | undefined;
  desc?: boolean | undefined;
}

export interface PageOf {
  /** Its table, with what its order needs. */
  from: RawBuilder<unknown>;
  /** Of all rows, beside their page. */
  wanted: RawBuilder<unknown>;
  /** The row's own place, by which equal ones are ordered. */
  id: RawBuilder<unknown>;
  /** What it is ordered by; never null. */
  key: RawBuilder<unknown>;
}

/**
 * The rows of a page and one more, which tells whether another follows: `columns`, and what they are ordered by as `place`. Begun
 * at a row instead of counted off: an index that has the order is read where the page lies.
 */
export function pageRows(columns: RawBuilder<unknown>, of: PageOf, { limit, after, ...order }: PageWish) {
  const { from, wanted, id, key } = of;
  const isDown = order.sort === undefined || order.desc === true;
  const behind =
    after === undefined
      ? sql``
      : sql`and (${key}, ${id}) ${sql.raw(isDown ? '<' : '>')} ((select ${key} from ${from} where ${id} = ${after}), ${after})`;
  return sql`
    select ${columns}, ${key} as place from ${from} where ${wanted} ${behind}
    -- limit: a page, and the row that tells whether another follows
    order by ${key} ${direction(order)}, ${id} ${direction(order)} limit ${limit + 1}`;
}

/** The newest first, unless another order is asked for. */
export function direction({ sort, desc }: Pick<PageWish, 'sort' | 'desc'>): RawBuilder<unknown> {
  return sql.raw(sort === undefined || desc === true ? 'desc' : 'asc');
}
