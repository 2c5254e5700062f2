import { sql } from 'kysely';
import { giveBack } from '#asking/give-back';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';

/** Nothing waits for others any more; what was set aside for it is back. */
export function withdrawAll(db: Db, now: Date): Promise<void> {
  return transaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update approvals set state = 'withdrawn', decided_by_id = asked_by_id, decided_at = now(), file = null
      where state = 'waiting' returning id`.execute(tx);
    await giveBack(tx, { approvalIds: rows.map(({ id }) => id), actorId: null, now });
  });
}
