import { sql } from 'kysely';
import { giveBack } from '#asking/give-back';
import { joinStep, ofStep, secondsOf } from '#asking/seconds';
import { askInstead, instead } from '#asking/steps';
import { tellOfAll } from '#asking/tell';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';

/** So many are looked at in one transaction. */
const atOnce = 500;

/**
 * Gives back what nobody has decided in time, or is about a nomination that was closed meanwhile, and asks administrators where nobody is left whose turn it is: people leave, and get other
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
  const over = await expire(tx, now);
  await giveBack(tx, { approvalIds: over, actorId: null, now });
  await tellOfAll(tx, over, { type: 'approval.expired', now });
  const moved = await moveOn(tx, now);
  await tellOfAll(tx, moved, { type: 'approval.moved', now, more: sql`jsonb_build_object('step', a.step_n)` });
  return over.length + moved.length;
}

async function expire(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update approvals set state = 'expired', decided_at = ${now}, file = null where id in (
      select id from approvals a where state = 'waiting' and (until_at <= ${now} or kind = 'nomination' and not exists (
        select from nominations n where n.id = a.subject_id and n.state in ('open', 'waiting')))
      -- limit: some at a time, until none is left
      order by until_at, id limit ${atOnce} for update skip locked) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Where nobody may decide any more, and administrators are not asked yet. */
async function moveOn(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from approvals a ${joinStep}
    where a.state = 'waiting' and step.approver <> ${instead.by} and not exists (${secondsOf(ofStep(sql`${now}::timestamptz`))})
    -- limit: some at a time, until none is left
    order by a.id limit ${atOnce} for update of a skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await askInstead(tx, ids);
  return ids;
}
