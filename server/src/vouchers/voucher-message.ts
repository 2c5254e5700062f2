import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { openCode, type SealedCode } from '#codes/seal';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { translated } from '#languages/translated';
import { escapeHtml } from '#texts/escape-html';
import { sayHtml, strong } from '#texts/say-html';
import * as texts from './texts.ts';

interface VoucherLine {
  id: number;
  name: string;
  qty: number;
  qtyRefunded: number;
  dispatchStatus: number;
  statusId: number;
}

/** The voucher codes of one of the member's own order lines, as HTML. Every look is recorded. */
export async function voucherMessage(
  tx: Tx,
  { actor, now, keys }: { actor: Actor; now: Date; keys: readonly Buffer[] },
  orderLineId: string,
): Promise<string> {
  // A refund that makes codes void holds the same lock: a code is shown or taken back, never both unseen.
  await sql`
    select 1 from order_states where order_id = (select order_id from order_lines where id = ${orderLineId}) for update`.execute(
    tx,
  );
  const { rows: lines } = await sql<VoucherLine>`
    select l.id, ${translated('product', sql`l.name`)} as name, l.qty, s.qty_refunded as "qtyRefunded", s.dispatch_status as "dispatchStatus", os.status_id as "statusId"
    from order_lines l join orders o on o.id = l.order_id
    join order_line_states s on s.order_line_id = l.id join order_states os on os.order_id = o.id
    where l.id = ${orderLineId} and o.member_id = ${actor.id}`.execute(tx);
  const line = lines[0];
  if (!line) notFound();
  if (line.dispatchStatus !== 4 || line.statusId !== 30) refuse('ruleBroken', say(texts.noCode));
  if (line.qtyRefunded === line.qty) refuse('ruleBroken', say(texts.refunded));
  await sql`
    update voucher_codes set read_at = ${now} where order_line_id = ${line.id} and voided_at is null and read_at is null`.execute(
    tx,
  );
  const { rows: sealed } = await sql<SealedCode>`
    select sealed, key_id as "keyId" from voucher_codes where order_line_id = ${line.id} and voided_at is null order by seq`.execute(
    tx,
  );
  const subject = `orderLine:${line.id}` as const;
  await append(tx, { type: 'voucher.read', at: now, actorId: actor.id, subject, concerns: [actor.id], facts: {} });
  const codes = sealed.map((code) => `<li><code>${escapeHtml(openCode(keys, code))}</code></li>`);
  const heading = sayHtml(texts.yourCodes, { count: codes.length, product: line.name, strong });
  return `<p>${heading}</p><ul>${codes.join('')}</ul>`;
}
