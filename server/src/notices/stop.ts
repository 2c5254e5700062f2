import { type NoticeKind, type NoticeWay, noticeDefaults, noticeKinds } from '@laurel/contract/rules/notice-kinds';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { stopsOf } from '#outbox/unsubscribe';

/** By the link of an e-mail: no more e-mails of its kind; by that of the e-mail of the day none of what it tells. A link that was not made here does nothing. */
export async function stopMail(tx: Tx, token: string): Promise<void> {
  const stops = await stopsOf(tx, token);
  if (!stops) return;
  const { memberId, kind } = stops;
  const ways = kind === 'digest' ? await digested(tx, memberId) : [kind];
  const none = Object.fromEntries(ways.map((way) => [way, 'none']));
  await sql`
    update notice_choices set ways = ways || ${JSON.stringify(none)}::jsonb, revision = revision + 1
    where member_id = ${memberId} and not ways @> ${JSON.stringify(none)}::jsonb`.execute(tx);
}

async function digested(tx: Tx, memberId: number): Promise<NoticeKind[]> {
  const found = await tx
    .selectFrom('notice_choices')
    .select('ways')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const ways = found.ways as Partial<Record<NoticeKind, NoticeWay>>;
  return noticeKinds.filter((kind) => (ways[kind] ?? noticeDefaults[kind]) === 'digest');
}
