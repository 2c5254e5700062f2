import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '#db/transaction';

interface Reading {
  memberId: number;
  now: Date;
}

/** Marks these notices of the caller as read, on all of their devices; what is read already, or another's, stays as it is. */
export function readNotices(tx: Tx, reading: Reading, noticeIds: readonly string[]): Promise<void> {
  return markRead(tx, reading, sql`id = any(${[...noticeIds]}::bigint[])`);
}

/** The same with all, up to the newest one that they have seen. */
export function readAllNotices(tx: Tx, reading: Reading, until: string): Promise<void> {
  return markRead(tx, reading, sql`id <= ${until}::bigint`);
}

async function markRead(tx: Tx, { memberId, now }: Reading, which: RawBuilder<SqlBool>): Promise<void> {
  await sql`
    update notices set read_at = ${now}, for_digest = false
    where member_id = ${memberId} and read_at is null and ${which}`.execute(tx);
}
