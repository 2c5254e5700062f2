import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Subscriber } from './subscriber.ts';

/** Counts what happens on each day (UTC): how often, and how many points it moved. */
export const activity: Subscriber = {
  name: 'activity',
  handle: async (tx, events) => {
    await sql`
      insert into activity_days (day, type, events, points)
      select (e.at at time zone 'UTC')::date, e.type, count(*), coalesce(sum((e.facts ->> 'points')::bigint), 0)
      from events e where e.id = any(${events.map(({ id }) => id)}::bigint[]) group by 1, 2
      on conflict (day, type) do update set events = activity_days.events + excluded.events, points = activity_days.points + excluded.points`.execute(
      tx,
    );
  },
};

/** What happened since a day, most often first. */
export async function activitySince(db: Db, day: string): Promise<{ type: string; events: number; points: number }[]> {
  const { rows } = await sql<{ type: string; events: number; points: number }>`
    select type, sum(events)::bigint as events, sum(points)::bigint as points from activity_days where day >= ${day}
    group by type order by events desc, type`.execute(db);
  return rows;
}
