import type { Output } from '@laurel/contract/call';
import type { opennotice } from '@laurel/contract/calls/notices/opennotice';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound } from '#errors/refuse';
import type { Letters } from '#outbox/letter';
import { toldNotices } from '#outbox/notice';
import { unreadOf } from './queries.ts';
import { readNotices } from './read.ts';

/** Follows a notice that a device has shown: it is read, and leads where the bell would lead now. */
export async function openNotice(
  tx: Tx,
  { letters, actor, now }: { letters: Letters; actor: Actor; now: Date },
  noticeId: string,
): Promise<Output<typeof opennotice>> {
  const { rows } = await sql<{ id: number; letter: string }>`
    select id, letter from notices where id = ${noticeId}::bigint and member_id = ${actor.id}`.execute(tx);
  const notice = rows[0] ?? notFound();
  await readNotices(tx, { memberId: actor.id, now }, [noticeId]);
  const told = await toldNotices(tx, letters, { notices: [notice], reader: actor });
  return { path: told.get(notice.id)?.path ?? null, unread: await unreadOf(tx, actor.id) };
}
