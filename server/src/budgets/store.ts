import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import { openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { keepWords } from '#words/keep';
import type { BudgetWish, Side } from './sides.ts';

interface Storing {
  wish: BudgetWish;
  /** Those of whom it is done, with their pots open and locked. */
  sides: readonly Pick<Side, 'id' | 'points' | 'lots'>[];
  by: Pick<Actor, 'id'>;
  secondId: number | null;
  reason: string;
  points: number;
  now: Date;
}

/** Keeps what is done, moves the points, and tells it. */
export async function storeAct(tx: Tx, storing: Storing): Promise<void> {
  const { wish, sides, by, secondId, reason, points, now } = storing;
  const period = 'period' in wish ? (wish.period ?? '') : '';
  const { id: actId } = await tx
    .insertInto('pot_acts')
    .values({
      kind: wish.kind,
      by_id: by.id,
      second_id: secondId,
      period,
      reason_length: [...reason].length,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = sides.map(({ id }) => id);
  if (wish.kind === 'grant') {
    const { lastDay, carries } = wish;
    await grantAll(tx, { actId, byId: by.id, period, lastDay, carries, now }, sides);
  }
  if (wish.kind === 'change') await changeLots(tx, actId, sides, wish);
  if (wish.kind === 'takeBack') await moveLots(tx, { actId, actorId: by.id, now }, sides, null);
  if (wish.kind === 'move') {
    const to = sides.find((side) => side.points > 0) as Pick<Side, 'id'>;
    await moveLots(
      tx,
      { actId, actorId: by.id, now },
      sides.filter((side) => side !== to),
      to.id,
    );
  }
  const [only, ...others] = people;
  const aboutId = only !== undefined && others.length === 0 ? only : null;
  await keepWords(tx, [{ of: 'pots.reason', ofId: actId, byId: by.id, aboutId, text: reason }]);
  await append(tx, {
    ...{ type: 'budget.changed', at: now, actorId: by.id, subject: `budget:${actId}`, concerns: people },
    facts: { kind: wish.kind, people: people.length, points, period },
    particulars: { about: [...people, by.id], values: { reason } },
  });
}

interface Granting {
  actId: number;
  byId: number | null;
  period: string;
  lastDay: string | null;
  carries: boolean;
  now: Date;
}

/** A period grants to each manager once, whoever does it. */
export async function grantAll(
  tx: Tx,
  { actId, byId, period, lastDay, carries, now }: Granting,
  sides: readonly Pick<Side, 'id' | 'points'>[],
): Promise<void> {
  const ids = sides.map(({ id }) => id);
  const points = sides.map((side) => side.points);
  await sql`
    insert into budget_grants (period, member_id, points, by_id, created_at, ends_on, carries, act_id)
    select ${period}, g.id, g.points, ${byId}::bigint, ${now}, ${lastDay}::date, ${carries}, ${actId}
    from unnest(${ids}::bigint[], ${points}::bigint[]) as g (id, points)`.execute(tx);
  const pots = await openAccountsOf(tx, 'pot', ids);
  const from = await systemAccount(tx, 'issuance');
  const lines = sides.map((side) => ({
    ...{ source: `${period}:${side.id}`, from, to: pots.get(side.id) as number, points: side.points },
  }));
  await post(tx, { kind: 'budget', at: now, actorId: byId, lines });
}

interface Moving {
  actId: number;
  actorId: number | null;
  now: Date;
}

/** Out of these lots into the pot of `toId`, or back to the company: of each lot one transaction. */
export async function moveLots(
  tx: Tx,
  { actId, actorId, now }: Moving,
  sides: readonly Pick<Side, 'id' | 'lots'>[],
  toId: number | null,
): Promise<void> {
  const lots = sides.flatMap(({ id: memberId, lots: each }) => each.map((lot) => ({ ...lot, memberId })));
  const { rows } = await sql<{ id: number; from: number; points: number }>`
    with moved as (
      insert into pot_moves (act_id, lot_id, member_id, to_id, points)
      select ${actId}::bigint, m.lot_id, m.member_id, ${toId}::bigint, m.points
      from unnest(${lots.map(({ id }) => id)}::bigint[], ${lots.map(({ memberId }) => memberId)}::bigint[], ${lots.map(({ points }) => points)}::bigint[])
        as m (lot_id, member_id, points)
      returning id, lot_id, points
    )
    select moved.id, l.account_id as "from", moved.points from moved join pot_lots l on l.id = moved.lot_id order by moved.id`.execute(
    tx,
  );
  const to = toId === null ? await systemAccount(tx, 'issuance') : await potOf(tx, toId);
  const lines = rows.map(({ id, from, points }) => ({ source: String(id), from, to, points }));
  await post(tx, { kind: toId === null ? 'return' : 'move', at: now, actorId, lines });
}

async function potOf(tx: Tx, memberId: number): Promise<number> {
  return (await openAccountsOf(tx, 'pot', [memberId])).get(memberId) as number;
}

/** What is left of them ends on another day. */
async function changeLots(
  tx: Tx,
  actId: number,
  sides: readonly Pick<Side, 'lots'>[],
  { lastDay, carries }: { lastDay: string | null; carries: boolean },
): Promise<void> {
  const ids = sides.flatMap(({ lots }) => lots.map(({ id }) => id));
  await sql`
    insert into pot_changes (act_id, lot_id, ended_on, carried, points)
    select ${actId}::bigint, l.id, l.ends_on, l.carries, l.left_points from pot_lots l where l.id = any(${ids}::bigint[])`.execute(
    tx,
  );
  await sql`
    update pot_lots set ends_on = ${lastDay}::date, carries = ${carries} where id = any(${ids}::bigint[])`.execute(tx);
  // Of another day it is told anew.
  await sql`delete from pot_marks where lot_id = any(${ids}::bigint[]) and mark <> 'used80'`.execute(tx);
}
