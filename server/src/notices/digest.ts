import { digestDefaults } from '@laurel/contract/rules/notice-kinds';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { append } from '#events/append';
import { joinCountry, zoneOf } from '#outbox/hearing';

/**
 * Whose e-mail of the day is due at this moment, of which day of theirs it is: something has come for them before it was due, and that
 * day, or a later one of another time zone, has none yet. What stood still for days is one e-mail.
 */
const due = (now: Date) => sql`
  select w.member_id, local.day, local.moment from (
    select member_id, min(at) as first_at from notices where for_digest group by member_id) w
  ${joinCountry(sql`w.member_id`)} join notice_choices c on c.member_id = w.member_id
  cross join lateral digest_due(${now}, ${zoneOf}, coalesce(c.digest_hour, ${digestDefaults.hour})::smallint, coalesce(c.digest_days, ${digestDefaults.days})) local
  where home.is_active and home.email is not null and w.first_at < local.moment
    and not exists (select from digests g where g.member_id = w.member_id and g.day >= local.day)`;

/** Makes the e-mails of the day that are due. Run by a job, by however many instances. Answers how many. */
export function makeDigests(db: Db, now: Date): Promise<number> {
  return transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(7202611218)`.execute(tx);
    await leaveGone(tx);
    const { rows } = await sql<{ runId: number; people: number }>`
      with run as materialized (select nextval(pg_get_serial_sequence('digests', 'id')) as id),
        made as (
          insert into digests (member_id, day, run_id, made_at)
          select due.member_id, due.day, run.id, ${now} from (${due(now)}) due cross join run order by due.member_id
          on conflict (member_id, day) do nothing returning id, member_id
        ), told as (
          update notices n set for_digest = false, digest_id = made.id from made
          where n.member_id = made.member_id and n.for_digest and n.at <= ${now}
        )
      select run.id as "runId", (select count(*) from made)::int as people from run`.execute(tx);
    const { runId = 0, people = 0 } = rows[0] ?? {};
    if (people > 0)
      await append(tx, {
        type: 'digests.made',
        at: now,
        actorId: null,
        subject: `digests:${runId}`,
        facts: { people },
      });
    return people;
  });
}

/** Whoever has left, or has no address any more, waits for no e-mail. */
async function leaveGone(tx: Tx): Promise<void> {
  await sql`
    update notices n set for_digest = false
    where n.for_digest and not exists (select from profiles p where p.member_id = n.member_id and p.is_active and p.email is not null)`.execute(
    tx,
  );
}

/** How many e-mails of the day are due, and since when the longest. */
export async function digestsDue(db: Db, now: Date): Promise<{ people: number; seconds: number }> {
  const { rows } = await sql<{ people: number; seconds: number }>`
    select count(*)::int as people, coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(moment))), 0)::float as seconds
    from (${due(now)}) due`.execute(db);
  return rows[0] ?? { people: 0, seconds: 0 };
}
