import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Channel } from './transports.ts';

/** A message that waits for longer than this was not delivered at once nor a few tries later. */
const lateMs = 3_600_000;

interface Trouble {
  count: number;
  oldest: Date | null;
}

type Troubles = Record<'late' | 'stuck' | 'held', Trouble>;

/** What does not get through, by why; of channels that lead nowhere nothing is late. */
export async function troublesOf(
  db: Db,
  { channels, now }: { channels: readonly Channel[]; now: Date },
): Promise<Troubles> {
  const { rows } = await sql<Trouble & { why: keyof Troubles }>`
    select case state when 'promised' then 'late' else state end as why, count(*) as count, min(created_at) as oldest from messages
    where state in ('promised', 'stuck', 'held')
      and (state <> 'promised' or channel = any(${[...channels]}::text[]) and created_at < ${new Date(now.getTime() - lateMs)}
        and (not_before is null or not_before < ${now}))
    group by state`.execute(db);
  const of = (why: keyof Troubles) => rows.find((row) => row.why === why) ?? { count: 0, oldest: null };
  return { late: of('late'), stuck: of('stuck'), held: of('held') };
}
