import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { Refusal } from '#errors/refuse';
import * as texts from './texts.ts';

/**
 * Makes as many of a line's codes void as are refunded, unread ones first: nobody is shown them any more. One that was read
 * may have been spent, so it is taken back only by somebody who says that they know. The order is locked by the caller, and
 * a look at the codes takes the same lock.
 */
export async function voidCodes(
  tx: Tx,
  { lineId, qty, mayBeRead, now }: { lineId: number; qty: number; mayBeRead: boolean; now: Date },
): Promise<void> {
  const { rows } = await sql<{ isRead: boolean }>`
    update voucher_codes set voided_at = ${now} where id in (
      select id from voucher_codes where order_line_id = ${lineId} and voided_at is null
      -- limit: as many codes as pieces are refunded, the invariant I19 counts them
      order by read_at nulls first, seq desc limit ${qty} for update)
    returning read_at is not null as "isRead"`.execute(tx);
  const read = rows.filter(({ isRead }) => isRead).length;
  if (read === 0 || mayBeRead) return;
  const words = say(texts.readAlready, { count: read });
  throw new Refusal('ruleBroken', words, { formErrors: { confirmRead: words } });
}
