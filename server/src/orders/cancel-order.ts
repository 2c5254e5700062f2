import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { cancelling, type OrderStanding } from './cancelling.ts';
import * as texts from './texts.ts';

interface CancellableOrder extends OrderStanding {
  id: number;
  orderNum: string;
  basketId: number;
  points: number;
  promoId: number | null;
}

/** Cancels one's own order while every line still waits: stock, points and the use of a promotional code come back at once. */
export async function cancelOrder(tx: Tx, { by, now }: { by: Actor; now: Date }, orderId: string): Promise<string> {
  await sql`select 1 from order_states where order_id = ${orderId} for update`.execute(tx);
  const { rows } = await sql<CancellableOrder>`
    select o.id, o.order_num as "orderNum", o.basket_id as "basketId", o.points, o.promo_id as "promoId",
      s.status_id as "statusId", lines.furthest, lines.vouchers as "hasVouchers", lines.refunded as "isRefunded"
    from orders o join order_states s on s.order_id = o.id
    cross join lateral (
      select max(ls.dispatch_status) filter (where l.kind = 'goods') as furthest, bool_or(l.kind = 'voucher') as vouchers,
        bool_or(ls.qty_refunded > 0) as refunded
      from order_lines l join order_line_states ls on ls.order_line_id = l.id where l.order_id = o.id
    ) lines
    where o.id = ${orderId} and o.member_id = ${by.id}`.execute(tx);
  const order = rows[0];
  if (!order) notFound();
  const { mayCancel, cancelDesc } = cancelling(order);
  if (!mayCancel) refuse('ruleBroken', cancelDesc);
  await giveBackStock(tx, order.id);
  if (order.promoId !== null) await giveBackPromo(tx, order.promoId, order.id);
  if (order.points > 0) {
    const wallet = (await openAccountsOf(tx, 'wallet', [by.id])).get(by.id);
    if (!wallet) refuse('ruleBroken', say(texts.noWallet));
    const line = {
      source: String(order.basketId),
      from: await systemAccount(tx, 'redeemed'),
      to: wallet,
      points: order.points,
    };
    await post(tx, { kind: 'cancel', at: now, actorId: by.id, lines: [line] });
  }
  await tx
    .updateTable('order_states')
    .set({ status_id: 90, updated_at: now })
    .where('order_id', '=', order.id)
    .execute();
  await sql`
    update order_line_states set qty_open = 0, updated_at = ${now}
    where order_line_id in (select id from order_lines where order_id = ${order.id})`.execute(tx);
  await append(tx, {
    type: 'order.cancelled',
    at: now,
    actorId: by.id,
    subject: `order:${order.id}`,
    concerns: [by.id],
    facts: { points: order.points },
  });
  return say(texts.cancelled, { orderNum: order.orderNum });
}

async function giveBackStock(tx: Tx, orderId: number): Promise<void> {
  await sql`
    select 1 from products where id in (select product_id from order_lines where order_id = ${orderId}) order by id for no key update`.execute(
    tx,
  );
  await sql`
    update products p set stock = p.stock + l.qty from order_lines l
    where l.order_id = ${orderId} and p.id = l.product_id and p.kind = 'goods'`.execute(tx);
}

async function giveBackPromo(tx: Tx, promoId: number, orderId: number): Promise<void> {
  await sql`select 1 from promos where id = ${promoId} for update`.execute(tx);
  await tx.deleteFrom('promo_uses').where('order_id', '=', orderId).execute();
  await tx
    .updateTable('promos')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', promoId)
    .execute();
}
