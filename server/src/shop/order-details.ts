import type { OrderDetail } from '@laurel/contract/calls/orders';
import { type DispatchStatus, dispatchStatuses } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { translated } from '#languages/translated';
import { inUnits } from './price-list.ts';

interface LineRow {
  orderId: number;
  id: number;
  code: string;
  name: string;
  qty: number;
  priceMinor: number;
  decimals: number;
  dispatchStatus: DispatchStatus;
  carrier: string;
  reference: string;
  qtyRefunded: number;
}

/** The lines of a member's orders, or of one of them. */
export async function orderDetailsOf(on: Db | Tx, memberId: number, orderId?: number): Promise<OrderDetail[]> {
  const { rows } = await sql<LineRow>`
    select l.order_id as "orderId", l.id, l.product_code as code, ${translated('product', sql`l.name`)} as name, l.qty, l.price_minor as "priceMinor",
      o.currency_decimals as decimals, s.dispatch_status as "dispatchStatus", s.carrier, s.reference, s.qty_refunded as "qtyRefunded"
    from orders o join order_lines l on l.order_id = o.id join order_line_states s on s.order_line_id = l.id
    where o.member_id = ${memberId} and (${orderId ?? null}::bigint is null or o.id = ${orderId ?? null}::bigint)
    order by o.created_at desc, o.id desc, l.id`.execute(on);
  return rows.map((row) => ({
    memberOrderId: String(row.orderId),
    memberOrderItemId: String(row.id),
    productCode: row.code,
    itemDescription: row.name,
    itemQty: row.qty,
    itemPrice: inUnits(row.priceMinor, row),
    itemTotal: inUnits(row.qty * row.priceMinor, row),
    dispatchStatus: row.dispatchStatus,
    dispatchStatusDesc: say(dispatchStatuses[row.dispatchStatus]),
    carrier: row.carrier,
    reference: row.reference,
    qtyRefunded: row.qtyRefunded,
  }));
}
