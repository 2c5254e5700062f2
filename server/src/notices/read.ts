import type { Input } from '@laurel/contract/call';
import type { readnotices } from '@laurel/contract/calls/notices';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';

/** Marks the caller's notices as read, on all of their devices; what is read already, or another's, stays as it is. */
export async function readNotices(
  tx: Tx,
  { memberId, now }: { memberId: number; now: Date },
  wish: Input<typeof readnotices>,
): Promise<void> {
  const which = 'until' in wish ? sql`id <= ${wish.until}::bigint` : sql`id = any(${wish.noticeIds}::bigint[])`;
  await sql`
    update notices set read_at = ${now}, for_digest = false
    where member_id = ${memberId} and read_at is null and ${which}`.execute(tx);
}
