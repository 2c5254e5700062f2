import type { Input, Output } from '@laurel/contract/call';
import type { noticelist } from '@laurel/contract/calls/notices/noticelist';
import { type NoticeKind, noticesCounted } from '@laurel/contract/rules/notice-kinds';
import { type SqlBool, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import type { Letters } from '#outbox/letter';
import { kindOf, toldNotices } from '#outbox/notice';
import { countedTo, limitTo } from '#streams/counted';

/** Of somebody, to one more than the bell shows. */
export async function unreadOf(on: Db | Tx, memberId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select from notices where member_id = ${memberId} and read_at is null
      -- limit: as many as the bell tells apart
      limit ${noticesCounted + 1}) counted`.execute(on);
  return rows[0]?.unread ?? 0;
}

interface Row {
  id: number;
  letter: string;
  at: Date;
  isUnread: boolean;
}

/** A page of what happened to somebody, the newest first, as they may see it now. */
export async function noticePage(
  tx: Tx,
  { letters, actor }: { letters: Letters; actor: Actor },
  { kind, unread = false, limit, after }: Input<typeof noticelist>,
): Promise<Output<typeof noticelist>> {
  const where = sql<SqlBool>`member_id = ${actor.id} and letter = any(${lettersOf(letters, kind)}::text[])
    and ${unread ? sql`read_at is null` : sql`true`}`;
  const most = countedTo({ limit });
  const [{ rows }, counted, all] = await inOrder(
    tx,
    () =>
      sql<Row>`
      select id, letter, at, read_at is null as "isUnread" from notices
      where ${where} and ${after === undefined ? sql`true` : sql`id < ${after}::bigint`}
      -- limit: a page, and the row that tells whether another follows
      order by id desc limit ${limit + 1}`.execute(tx),
    () => unreadOf(tx, actor.id),
    () =>
      after === undefined
        ? sql<{ count: number }>`
          select count(*) as count from (select from notices where ${where} ${limitTo(most)}) counted`.execute(tx)
        : undefined,
  );
  const total = all?.rows[0]?.count ?? 0;
  const page = rows.slice(0, limit);
  const told = await toldNotices(tx, letters, { notices: page, reader: actor });
  return {
    notices: page.map(({ id, letter, at, isUnread }) => ({
      noticeId: String(id),
      kind: kindOfLetter(letters, letter),
      words: told.get(id)?.words ?? null,
      path: told.get(id)?.path ?? null,
      date: at.toISOString(),
      isUnread,
    })),
    next: rows.length > limit ? String(page.at(-1)?.id) : null,
    ...(all && { total: Math.min(total, most), isMore: total > most }),
    unread: counted,
  };
}

/** Those of a kind, or of all. */
function lettersOf(letters: Letters, kind: NoticeKind | undefined): string[] {
  return [...letters.values()].filter((one) => kindOf(one) && (!kind || kindOf(one) === kind)).map(({ name }) => name);
}

function kindOfLetter(letters: Letters, name: string): NoticeKind {
  const letter = letters.get(name);
  return (letter && kindOf(letter)) ?? 'account';
}
