import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { append, appendAll } from '#events/append';
import { isUsed } from './filter.ts';
import { moveLots } from './store.ts';

/** Pots of one transaction, so that none of them is locked for long. */
const potsAtOnce = 500;
const noticeDays = [30, 7] as const;

/** What ended goes back to the company, or stays; what ends soon, or is used up for the most part, is told. By the company's days, which are those of UTC. */
export async function lookAfterPots(db: Db, now: Date): Promise<void> {
  await endLots(db, now);
  await transaction(db, (tx) => tellEnding(tx, now));
  await transaction(db, (tx) => tellUsed(tx, now));
}

/** Answers of how many pots something ended. Two at once do no more than one. */
export async function endLots(db: Db, now: Date): Promise<number> {
  // loop: a batch of pots each, so that no transaction is long
  for (let pots = 0; ; ) {
    const done = await transaction(db, (tx) => endSome(tx, now));
    pots += done;
    if (done < potsAtOnce) return pots;
  }
}

async function endSome(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ accountId: number }>`
    select l.account_id as "accountId" from pot_lots l where ${endedBy(now)} group by 1 order by 1
    -- limit: the loop goes on until nothing is left
    limit ${potsAtOnce}`.execute(tx);
  await endOf(
    tx,
    rows.map(({ accountId }) => accountId),
    now,
  );
  return rows.length;
}

const endedBy = (now: Date) => sql`
  l.ends_on < ${now.toISOString().slice(0, 10)}::date and l.points - l.used_points - l.returned_points - l.moved_points > 0`;

interface Ended {
  id: number;
  memberId: number;
  points: number;
  carries: boolean;
}

/** The same of these pots, whose accounts are locked first: so it comes before whoever spends, or after. */
async function endOf(tx: Tx, accountIds: readonly number[], now: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await sql`select id from ledger_accounts where id = any(${[...accountIds]}::bigint[]) order by id for update`.execute(
    tx,
  );
  const { rows } = await sql<Ended>`
    select l.id, l.member_id as "memberId", l.left_points as points, l.carries from pot_lots l
    where l.account_id = any(${[...accountIds]}::bigint[]) and ${endedBy(now)} order by l.id`.execute(tx);
  if (rows.length === 0) return;
  const people = [...new Set(rows.map(({ memberId }) => memberId))];
  const { id: actId } = await tx
    .insertInto('pot_acts')
    .values({ kind: 'end', by_id: null, reason_length: 0, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const returned = rows.filter(({ carries }) => !carries);
  const lots = returned.map(({ memberId, id, points }) => ({ id: memberId, lots: [{ id, points }] }));
  if (lots.length > 0) await moveLots(tx, { actId, actorId: null, now }, lots, null);
  const staying = rows.filter(({ carries }) => carries).map(({ id }) => id);
  await sql`
    with kept as (
      insert into pot_changes (act_id, lot_id, ended_on, carried, points)
      select ${actId}::bigint, l.id, l.ends_on, l.carries, l.left_points from pot_lots l where l.id = any(${staying}::bigint[]) returning lot_id
    )
    update pot_lots l set ends_on = null, carries = false from kept where l.id = kept.lot_id`.execute(tx);
  await append(tx, {
    ...{ type: 'budget.changed', at: now, actorId: null, subject: `budget:${actId}`, concerns: people },
    facts: {
      kind: 'end',
      people: people.length,
      points: returned.reduce((sum, { points }) => sum + points, 0),
      period: '',
    },
  });
}

/** To whom something is left that ends in 30 days or in 7: once of each lot, and all of a day together. Who comes late to it is told of the nearer day alone. */
async function tellEnding(tx: Tx, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  // loop: two distances, the nearer one first
  for (const days of noticeDays.toReversed()) {
    const { rows } = await sql<{ id: number }>`
      insert into pot_marks (lot_id, mark, at)
      select l.id, ${`ends${days}`}, ${now} from pot_lots l
      where l.ends_on >= ${today}::date and l.ends_on <= ${today}::date + ${days}::int
        and l.points - l.used_points - l.returned_points - l.moved_points > 0
      on conflict do nothing returning lot_id as id`.execute(tx);
    if (rows.length === 0) continue;
    const toldNearer =
      days === 7 ? sql`false` : sql`exists (select from pot_marks p where p.lot_id = l.id and p.mark = 'ends7')`;
    await appendAll(
      tx,
      { type: 'budget.ending', at: now, actorId: null },
      sql`
        select 'member:' || l.member_id as subject, array[l.member_id] as concerns,
          jsonb_build_object('days', l.ends_on - ${today}::date, 'lastDay', l.ends_on::text, 'points', sum(l.left_points)) as facts,
          '{}'::bigint[] as about, null::jsonb as particulars
        from pot_lots l where l.id = any(${rows.map(({ id }) => id)}::bigint[]) and not ${toldNearer}
        group by l.member_id, l.ends_on order by l.member_id, l.ends_on`,
    );
  }
}

/** Of whose budget of a period four fifths are awarded: once. */
async function tellUsed(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into pot_marks (lot_id, mark, at)
    select min(l.id), 'used80', ${now} from pot_lots l where l.period <> '' and (l.member_id, l.period) in (
      select o.member_id, o.period from pot_lots o where o.points - o.used_points - o.returned_points - o.moved_points > 0)
    group by l.member_id, l.period having ${isUsed}
    on conflict do nothing returning lot_id as id`.execute(tx);
  if (rows.length === 0) return;
  await appendAll(
    tx,
    { type: 'budget.used', at: now, actorId: null },
    sql`
      select 'member:' || l.member_id as subject, array[l.member_id] as concerns,
        jsonb_build_object('used', sum(l.used_points), 'granted', sum(l.points - l.moved_points - l.returned_points), 'period', l.period) as facts,
        '{}'::bigint[] as about, null::jsonb as particulars
      from pot_lots l where (l.member_id, l.period) in (select m.member_id, m.period from pot_lots m where m.id = any(${rows.map(({ id }) => id)}::bigint[]))
      group by l.member_id, l.period order by l.member_id, l.period`,
  );
}
