import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';

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
