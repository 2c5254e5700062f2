import type { Order } from '@laurel/contract/calls/orders';
import { orderStatuses } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { inUnits } from '#shop/price-list';
import { cancelling, type OrderStanding } from './cancelling.ts';
import * as texts from './texts.ts';

interface OrderRow extends OrderStanding {
  /** Of what was not refunded. */
  isAllSent: boolean;
  id: number;
  orderNum: string;
  createdAt: Date;
  decimals: number;
  itemCount: number;
  subtotalMinor: number;
  discountMinor: number;
  totalMinor: number;
  points: number;
  promoCode: string;
}

/** A member's orders, newest first. */
export async function ordersOf(on: Db, memberId: number): Promise<Order[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.order_num as "orderNum", o.created_at as "createdAt", o.currency_decimals as decimals, s.status_id as "statusId",
      lines.qty as "itemCount", o.subtotal_minor as "subtotalMinor", o.discount_minor as "discountMinor", o.total_minor as "totalMinor",
      o.points, o.promo_code as "promoCode", lines.furthest, lines.vouchers as "hasVouchers", lines.refunded as "isRefunded", lines.all_sent as "isAllSent"
    from orders o join order_states s on s.order_id = o.id
    cross join lateral (
      select sum(l.qty) as qty, max(ls.dispatch_status) filter (where l.kind = 'goods') as furthest,
        bool_or(l.kind = 'voucher') as vouchers, bool_or(ls.qty_refunded > 0) as refunded,
        bool_and(ls.dispatch_status >= 2 or ls.qty_open = 0) as all_sent
      from order_lines l join order_line_states ls on ls.order_line_id = l.id where l.order_id = o.id
    ) lines
    where o.member_id = ${memberId} order by o.created_at desc, o.id desc`.execute(on);
  return rows.map((row) => ({
    memberOrderId: String(row.id),
    orderNum: row.orderNum,
    orderDate: row.createdAt.toISOString(),
    orderStatusId: row.statusId,
    orderStatusDesc: isMixed(row) ? say(texts.partlyIssued) : say(orderStatuses[row.statusId]),
    itemCount: Number(row.itemCount),
    totalGrandTotal: inUnits(row.subtotalMinor, row),
    totalDiscount: inUnits(row.discountMinor, row),
    VoucherCode: row.promoCode,
    totalDue: inUnits(row.totalMinor, row),
    pointsTotal: row.points,
    ...cancelling(row),
  }));
}

/** An order with vouchers counts as dispatched, so that its codes can be read; its goods may still wait. */
function isMixed({ statusId, isAllSent }: OrderRow): boolean {
  return statusId === 30 && !isAllSent;
}
