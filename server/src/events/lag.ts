import { sql } from 'kysely';
import type { Db } from '#db/pool';

export interface Lag {
  subscriber: string;
  /** Ids drawn that it has not passed. */
  behind: number;
  /** Age of the oldest event that it has not passed; 0 where there is none. */
  seconds: number;
  setAside: number;
}

/** How far each subscriber is behind what happens. */
export async function lags(db: Db): Promise<Lag[]> {
  const { rows } = await sql<Lag>`
    select s.name as subscriber, greatest(0, coalesce(pg_sequence_last_value('event_ids'), 0) - s.position) as behind,
      coalesce(extract(epoch from now() - (select e.at from events e where e.id = (select min(id) from events where id > s.position))), 0)::float as seconds,
      (select count(*) from events_set_aside a where a.subscriber = s.name) as "setAside"
    from subscribers s order by s.name`.execute(db);
  return rows;
}
