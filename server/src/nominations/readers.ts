import type { NominationReader } from '@laurel/contract/calls/nominations/nomination-reader';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { decidersOf } from '#directory/decides';
import { nominated } from '#directory/nomination-scope';

/** Joins to an open nomination `n` and its `nominee` those who review it now, but for whom it concerns. */
export function readersJoin(now: Date): RawBuilder<unknown> {
  return sql`
    cross join lateral (
      select count(*) as count, min(reader.display_name) filter (where reader.id = nominee.manager_id) as manager
      from (${decidersOf('nomination', nominated, now)}) decider join people reader on reader.id = decider.member_id
      where n.state = 'open' and reader.id <> n.by_id and reader.id is distinct from n.nominee_id
    ) readers`;
}

export const readerColumns = sql`
    case when n.state <> 'open' then '' when readers.manager is not null then 'manager' when readers.count > 0 then 'reviewers'
      else 'nobody' end as "readByRole", coalesce(readers.manager, '') as "readByMember"`;

/** Who reads these nominations, each once. */
export async function readersOf(tx: Tx, nomIds: readonly string[], now: Date): Promise<NominationReader[]> {
  const { rows } = await sql<NominationReader>`
    select distinct ${readerColumns}
    from nominations n left join people nominee on nominee.id = n.nominee_id ${readersJoin(now)}
    where n.id = any(${[...nomIds]}::bigint[]) order by "readByRole", "readByMember"`.execute(tx);
  return rows;
}
