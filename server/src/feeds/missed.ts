import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { append } from '#events/append';

interface Missed {
  id: number;
  source: string;
  kind: 'roster';
  due: Date;
}

/** Of each source the last time at which a file was expected: where none came since the time before, it is told, once. Answers of how many. */
export function tellMissed(db: Db, now: Date): Promise<number> {
  return transaction(db, async (tx) => {
    await noteArrived(tx, now);
    const { rows } = await sql<Missed>`
      insert into missed_files (source_id, source, kind, due_at, told_at)
      select s.id, s.name, s.kind, d.due_at, ${now}
      from upload_sources s
      cross join lateral (
        select max(t.at) as due_at, (array_agg(t.at order by t.at desc))[2] as before
        from (
          select (date_trunc('day', ${now}::timestamptz at time zone s.expects_zone) - make_interval(days => n) + make_interval(hours => s.expects_hour))
            at time zone s.expects_zone as at, extract(isodow from date_trunc('day', ${now}::timestamptz at time zone s.expects_zone) - make_interval(days => n)) as day
          from generate_series(0, 15) as n
        ) t
        where t.at <= ${now} and (s.expects = 'daily' or (s.expects = 'weekdays' and t.day <= 5) or (s.expects = 'weekly' and t.day = s.expects_weekday))
      ) d
      where s.expects <> 'none' and d.due_at > s.expects_since
        and not exists (select from fed_files f where f.source_id = s.id and f.at > d.before and f.at <= ${now})
        and not exists (select from uploads u where u.source = s.name and u.undo_of is null and u.created_at > d.before and u.created_at <= ${now})
      order by s.id
      on conflict (source_id, due_at) do nothing
      returning id, source, kind, due_at as due`.execute(tx);
    // loop: a company has a handful of sources
    for (const { id, source, kind, due } of rows)
      await append(tx, {
        type: 'feed.missed',
        at: now,
        actorId: null,
        subject: `missed:${id}`,
        facts: { source: source.slice(0, 200), kind, due: due.toISOString() },
      });
    return rows.length;
  });
}

/** With the next file it is over, however that comes. */
async function noteArrived(tx: Tx, now: Date): Promise<void> {
  await sql`
    update missed_files m set arrived_at = came.at
    from (
      select o.id, least(
        (select min(f.at) from fed_files f where f.source_id = o.source_id and f.at > o.due_at),
        (select min(u.created_at) from uploads u where u.source = o.source and u.undo_of is null and u.created_at > o.due_at)) as at
      from missed_files o where o.arrived_at is null
    ) came where came.id = m.id and came.at <= ${now}`.execute(tx);
}
