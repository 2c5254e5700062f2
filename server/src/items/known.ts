import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';

interface Telling {
  /** The letter, and of what it is told. */
  letter: string;
  of: 'reactions' | 'comments';
  /** Which row an event `told` is of; null where there is nothing to tell. */
  id: RawBuilder<unknown>;
}

/**
 * Whoever hears of what was said to an item, `x`, as of one thing for as long as they have not looked: who has an unread notice of it hears
 * nothing, everybody else of the first that is at hand, and nobody of their own.
 */
export function toldAsOne({ letter, of, id }: Telling): RawBuilder<unknown> {
  const said = sql.table(of);
  return sql`
    select distinct on (x.item, c.id) told.id, c.id, 'email', x.id
    from told join ${said} x on x.id = ${id} cross join unnest(told.concerns) as c (id)
    where c.id is distinct from told.actor_id and not exists (
      select from notices n join ${said} y on y.id = n.about_id
      where n.member_id = c.id and n.read_at is null and n.letter = ${letter} and y.item = x.item)
    order by x.item, c.id, x.id`;
}

interface Asking {
  /** What is known, as JSON. */
  json: RawBuilder<unknown>;
  /** Joins, to a row `asked` of `about_id` and `member_id`, what it is known from. */
  since: RawBuilder<unknown>;
}

/** What a letter about something that was said knows for one reader; null where there is nothing to say any more. */
export async function knownTo<Known extends object>(
  on: Db,
  { json, since }: Asking,
  { aboutId, reader }: { aboutId: number; reader: { id: number } },
): Promise<Known | null> {
  const { rows } = await sql<{ known: Known }>`
    select ${json} as known from (select ${aboutId}::bigint as about_id, ${reader.id}::bigint as member_id) asked ${since}`.execute(
    on,
  );
  return rows[0]?.known ?? null;
}
