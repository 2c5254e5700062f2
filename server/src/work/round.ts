import { timedKinds } from '@laurel/contract/programme/work-kinds';
import { sql } from 'kysely';
import { isNominationAsked } from '#asking/subject-asked';
import { noLimits } from '#db/begin';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { append, appendAll } from '#events/append';
import { rules } from '#programme/rules';
import { openWork } from './open.ts';
import { ownersOfNomination } from './sources.ts';

/** Local hour from which on people are told of what waits. */
const morning = 8;
/** How many managers above each other are asked whether they are here. */
const levelsMost = 20;

/**
 * Looks how long everything waits: what is soon due or overdue is told to those who decide, what waits longer goes on to the next manager, and
 * what nobody may decide is told to administrators; each once. By the working days and the morning of the country that it concerns. Two at
 * once do no more than one. Answers how much came to a stage.
 */
export function lookAfterWork(db: Db, now: Date): Promise<number> {
  // However much waits: nobody waits for it.
  return transaction(db, (tx) => look(tx, now), { limits: noLimits });
}

async function look(tx: Tx, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('look after work', 0))`.execute(tx);
  const { id: roundId } = await tx
    .insertInto('work_rounds')
    .values({ at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reached = await reach(tx, roundId, now);
  const unowned = await findUnowned(tx, roundId, now);
  if (reached + unowned === 0) {
    await tx.deleteFrom('work_rounds').where('id', '=', roundId).execute();
    return 0;
  }
  await escalate(tx, roundId, now);
  await append(tx, {
    ...{ type: 'work.looked', at: now, actorId: null, subject: `round:${roundId}` },
    facts: { reached, unowned },
  });
  return reached + unowned;
}

/** Notes what came to a stage since the last time. */
async function reach(tx: Tx, roundId: number, now: Date): Promise<number> {
  const { target, remindBefore, escalateAfter } = rules().work;
  const late = escalateAfter === 'none' ? null : escalateAfter;
  const { rows } = await sql`
    with clock as materialized (
      select c.code, c.time_zone, w.number, c.code = (select country_code from work_clock) as is_company from countries c
      join working_days w on w.country_code = c.code and w.day = (${now}::timestamptz at time zone c.time_zone)::date and w.is_worked
      where extract(hour from ${now}::timestamptz at time zone c.time_zone) >= ${morning}
    ), waited as (
      select o.kind, o.item_id, t.days as target, k.number - coalesce(s.number, 0) as days
      from (${openWork()}) o
      join unnest(${[...timedKinds]}::text[], ${timedKinds.map((kind) => target[kind])}::int[]) as t (kind, days) on t.kind = o.kind
      join clock k on case when o.country is null then k.is_company else k.code = o.country end
      left join working_days s on s.country_code = k.code and s.day = (o.since at time zone k.time_zone)::date
    )
    insert into work_stages (kind, item_id, stage, round_id)
    select w.kind, w.item_id, g.stage, ${roundId} from waited w
    cross join lateral (values
      ('soon', ${remindBefore}::int > 0 and w.days >= w.target - ${remindBefore}::int),
      ('overdue', w.days > w.target),
      ('escalated', w.days > w.target + ${late}::int)) as g (stage, is_reached)
    where g.is_reached
    order by w.kind, w.item_id on conflict do nothing returning kind`.execute(tx);
  return rows.length;
}

/** Nominations that nobody may decide, also where those who might have left since: of each it is told once. What its rating pays waits for others. */
async function findUnowned(tx: Tx, roundId: number, now: Date): Promise<number> {
  const { rows } = await sql`
    insert into work_stages (kind, item_id, stage, round_id)
    select 'nomination', n.id, 'unowned', ${roundId} from nominations n
    where n.state in ('open', 'waiting') and not ${isNominationAsked}
      and not exists (select from work_stages g where g.kind = 'nomination' and g.item_id = n.id and g.stage = 'unowned')
      and not exists (${ownersOfNomination(now)})
    order by n.id on conflict do nothing returning item_id`.execute(tx);
  return rows.length;
}

/** What waits too long goes on to the first manager above the nominee's own who is here, and whom it does not concern. */
async function escalate(tx: Tx, roundId: number, now: Date): Promise<void> {
  const isHere = sql`(m.deactivated_at is null and m.registered_at is not null and m.site_template <> ''
    and m.id <> c.by_id and m.id <> c.nominee_id
    and exists (select from roles_at(${now}) r where r.member_id = m.id and r.capability = 'manager'))`;
  const { rows } = await sql<{ id: number }>`
    with recursive climb as (
      select n.id, n.by_id, n.nominee_id, boss.manager_id as next, 1 as level
      from work_stages g join nominations n on n.id = g.item_id
      join members nominee on nominee.id = n.nominee_id join members boss on boss.id = nominee.manager_id
      where g.round_id = ${roundId} and g.kind = 'nomination' and g.stage = 'escalated'
      union all
      select c.id, c.by_id, c.nominee_id, m.manager_id, c.level + 1
      from climb c join members m on m.id = c.next where c.level < ${levelsMost} and not ${isHere}
    )
    insert into escalations (nomination_id, member_id, at)
    select distinct on (c.id) c.id, m.id, ${now} from climb c join members m on m.id = c.next where ${isHere}
    order by c.id, c.level on conflict do nothing returning nomination_id as id`.execute(tx);
  if (rows.length === 0) return;
  await appendAll(
    tx,
    { type: 'nomination.escalated', at: now, actorId: null },
    sql`
      select 'nomination:' || e.nomination_id as subject, array[n.by_id] as concerns, jsonb_build_object('memberId', e.member_id) as facts,
        '{}'::bigint[] as about, null::jsonb as particulars
      from escalations e join nominations n on n.id = e.nomination_id
      where e.nomination_id = any(${rows.map(({ id }) => id)}::bigint[]) and e.at = ${now} order by e.nomination_id`,
  );
}
