import { sql } from 'kysely';
import { joinStep, ofStep, secondsOf } from '#asking/seconds';
import { askInstead, instead } from '#asking/steps';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { append } from '#events/append';
import { decide, type LockedApproval } from './queries.ts';

/** So many are looked at in one transaction. */
const atOnce = 50;

/**
 * Gives back what nobody has decided in time, and asks administrators where nobody is left whose turn it is: people leave, and get other
 * roles. Each once, however many look at the same time. Answers how many.
 */
export async function lookAfterApprovals(db: Db, now: Date): Promise<number> {
  let all = 0;
  // loop: a bounded part at a time, each in a transaction of its own
  for (;;) {
    const done = await transaction(db, (tx) => lookAt(tx, now));
    all += done;
    if (done === 0) return all;
  }
}

async function lookAt(tx: Tx, now: Date): Promise<number> {
  const over = await overdue(tx, now);
  // loop: some few, each told by itself
  for (const asked of over) await decide(tx, { ...asked, forId: null }, { state: 'expired', by: null, now });
  const left = await leftAlone(tx, now);
  // loop: some few, each told by itself
  for (const asked of left) await moveOn(tx, asked, now);
  return over.length + left.length;
}

type Found = Pick<LockedApproval, 'id' | 'kind' | 'points' | 'concerns' | 'askedById' | 'stepN'>;

const found = sql`a.id, a.kind, a.points, a.concerns, a.asked_by_id as "askedById", a.step_n as "stepN"`;

async function overdue(tx: Tx, now: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select ${found} from approvals a where a.state = 'waiting' and a.until_at <= ${now}
    -- limit: some at a time, until none is left
    order by a.until_at, a.id limit ${atOnce} for update skip locked`.execute(tx);
  return rows;
}

/** Where nobody may decide any more, and administrators are not asked yet. */
async function leftAlone(tx: Tx, now: Date): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select ${found} from approvals a ${joinStep}
    where a.state = 'waiting' and step.approver <> ${instead.by} and not exists (${secondsOf(ofStep(sql`${now}::timestamptz`))})
    -- limit: some at a time, until none is left
    order by a.id limit ${atOnce} for update of a skip locked`.execute(tx);
  return rows;
}

async function moveOn(tx: Tx, { id, kind, points, concerns, askedById, stepN }: Found, now: Date): Promise<void> {
  await askInstead(tx, id, stepN);
  await append(tx, {
    ...{ type: 'approval.moved', at: now, actorId: null, subject: `approval:${id}`, concerns: [askedById] },
    facts: { kind, points, people: concerns.length, step: stepN },
  });
}
