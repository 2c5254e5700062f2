import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { recognisedFor } from '#languages/translated';

interface CountedYear {
  countedAt: Date;
  /** 0: of the whole year. */
  month: number;
  /** '': of everything. */
  value: string;
  cards: number;
  givers: number;
  receivers: number;
}

/** What was counted of the company's year: of all of it, each month, each value. */
export async function companyYearOf(tx: Tx, year: number): Promise<CountedYear[]> {
  const { rows } = await sql<CountedYear>`
    select y.counted_at as "countedAt", r.month, ${recognisedFor()} as value, r.cards, r.givers, r.receivers
    from counted_years y join year_counts r using (year) where y.year = ${year} order by r.month, r.cards desc, r.value`.execute(
    tx,
  );
  return rows;
}

/** The first year that was counted, and when any was last; null where none was. */
export async function countedYears(tx: Tx): Promise<{ first: number | null; countedAt: Date | null }> {
  const { rows } = await sql<{ first: number | null; countedAt: Date | null }>`
    select min(year)::int as first, max(counted_at) as "countedAt" from counted_years`.execute(tx);
  return rows[0] ?? { first: null, countedAt: null };
}
