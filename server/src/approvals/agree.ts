import { sql } from 'kysely';
import { awaitedOf, joinStep, ofStep } from '#asking/seconds';
import { askInstead, secondsNow } from '#asking/steps';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { forAway } from '#directory/decides';
import { append } from '#events/append';
import type { LockedApproval } from './queries.ts';

/** What a word leads to: others of the same step are awaited, the next step begins, or nothing stands in the way any more. */
export type Agreed = 'awaited' | 'next' | 'last';

/** Notes that somebody said yes, and begins the next step where this one is over. Nobody is told of the last word: its deed is. */
export async function agree(
  tx: Tx,
  asked: LockedApproval,
  { by, now }: { by: Pick<Actor, 'id'>; now: Date },
): Promise<Agreed> {
  const { id, stepN, isAll, forId, kind, points, concerns, askedById } = asked;
  await tx
    .insertInto('approval_decisions')
    .values({ approval_id: id, step_n: stepN, by_id: by.id, for_id: forId, at: now })
    .execute();
  const agreed = isAll && (await isAwaited(tx, id, now)) ? 'awaited' : await nextStep(tx, asked, now);
  if (agreed === 'last') return agreed;
  await append(tx, {
    ...{ type: 'approval.agreed', at: now, actorId: by.id, subject: `approval:${id}`, concerns: [askedById] },
    facts: { kind, points, people: concerns.length, step: stepN, isOver: agreed === 'next', ...forAway(forId) },
  });
  return agreed;
}

/** Whether anybody's word is still awaited in the step whose turn it is. */
async function isAwaited(tx: Tx, approvalId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from approvals a ${joinStep} cross join lateral (${awaitedOf(ofStep(sql`${now}::timestamptz`))}) w
      where a.id = ${approvalId}) as is`.execute(tx);
  return rows[0]?.is ?? false;
}

/** Ends the step, and begins the next: with administrators in the place of others of whom nobody could. Its time begins anew. */
async function nextStep(
  tx: Tx,
  { id, stepN }: Pick<LockedApproval, 'id' | 'stepN'>,
  now: Date,
): Promise<'next' | 'last'> {
  await sql`
    update approval_steps set ended_at = case when n = ${stepN} then ${now} else ended_at end,
      begun_at = case when n = ${stepN} + 1 then ${now} else begun_at end
    where approval_id = ${id} and n in (${stepN}, ${stepN} + 1)`.execute(tx);
  const { numUpdatedRows: moved } = await tx
    .updateTable('approvals')
    .set({ step_n: stepN + 1 })
    .where('id', '=', id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('approval_steps')
          .where('approval_id', '=', id)
          .where('n', '=', stepN + 1),
      ),
    )
    .executeTakeFirst();
  if (moved === 0n) return 'last';
  await tx.deleteFrom('work_stages').where('kind', '=', 'approval').where('item_id', '=', id).execute();
  if ((await secondsNow(tx, id, now)).count === 0) await askInstead(tx, [id]);
  return 'next';
}
