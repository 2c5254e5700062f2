import type { DispatchStatus, OrderStatus } from '@laurel/contract/points';
import type { DeskLine } from '@laurel/contract/shop';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { RefundedLine } from './fulfilment.ts';

/** Lines for the order desk, the longest waiting first: those of one dispatch status, or all that are not delivered. */
export async function deskLines(
  on: Db,
  dispatchStatus: number | undefined,
): Promise<(Omit<DeskLine, 'pointsRefundable'> & { orderId: number })[]> {
  const { rows } = await sql<Omit<DeskLine, 'orderDate' | 'pointsRefundable'> & { orderId: number; createdAt: Date }>`
    select l.id::text as "memberOrderItemId", o.id as "orderId", o.order_num as "orderNum", o.created_at as "createdAt",
      coalesce(m.known_as, m.firstname) || ' ' || m.surname as member, m.member_number as "memberNumber", d.name as division,
      o.cell_num as "cellNum", l.product_code as "productCode", l.name as "itemDescription", l.qty as "itemQty",
      s.qty_refunded as "qtyRefunded", s.dispatch_status::int as "dispatchStatus", s.carrier, s.reference
    from order_line_states s join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id
    join order_states os on os.order_id = o.id join members m on m.id = o.member_id join divisions d on d.code = m.division_code
    where os.status_id <> 90 and (${dispatchStatus ?? null}::int is null and s.dispatch_status < 3 or s.dispatch_status = ${dispatchStatus ?? null}::int)
    order by o.created_at, l.id limit 5000`.execute(on);
  return rows.map(({ createdAt, ...row }) => ({ ...row, orderDate: createdAt.toISOString() }));
}

/** What was paid for an order, and what of it came back. */
export interface PaidOrder {
  points: number;
  totalMinor: number;
  pointsRefunded: number;
  lines: RefundedLine[];
}

export async function ordersPaid(on: Db, orderIds: readonly number[]): Promise<Map<number, PaidOrder>> {
  const { rows } = await sql<RefundedLine & Omit<PaidOrder, 'lines'> & { orderId: number }>`
    select o.id as "orderId", o.points, o.total_minor as "totalMinor",
      (select coalesce(sum(r.points), 0)::bigint from refunds r join order_lines rl on rl.id = r.order_line_id where rl.order_id = o.id) as "pointsRefunded",
      l.id, l.qty, l.price_minor as "priceMinor", l.discount_minor as "discountMinor", s.qty_refunded as "qtyRefunded"
    from orders o join order_lines l on l.order_id = o.id join order_line_states s on s.order_line_id = l.id
    where o.id = any(${[...orderIds]}::bigint[]) order by o.id, l.id`.execute(on);
  const orders = new Map<number, PaidOrder>();
  for (const { orderId, points, totalMinor, pointsRefunded, ...line } of rows) {
    const order = orders.get(orderId) ?? { points, totalMinor, pointsRefunded, lines: [] };
    order.lines.push(line);
    orders.set(orderId, order);
  }
  return orders;
}

export interface DeskOrder {
  id: number;
  orderNum: string;
  memberId: number;
  firstname: string;
  email: string | null;
  statusId: OrderStatus;
  points: number;
  totalMinor: number;
  lines: (RefundedLine & { productId: number; name: string; dispatchStatus: DispatchStatus })[];
}

/** The order that a line belongs to, locked with its states until the transaction ends. */
export async function deskOrderOfLine(tx: Tx, lineId: string): Promise<DeskOrder | undefined> {
  await sql`
    select 1 from order_states where order_id = (select order_id from order_lines where id = ${lineId}) for update`.execute(
    tx,
  );
  const { rows } = await sql<Omit<DeskOrder, 'lines'>>`
    select o.id, o.order_num as "orderNum", o.member_id as "memberId", coalesce(m.known_as, m.firstname) as firstname, m.email,
      s.status_id as "statusId", o.points, o.total_minor as "totalMinor"
    from orders o join order_states s on s.order_id = o.id join members m on m.id = o.member_id
    where o.id = (select order_id from order_lines where id = ${lineId})`.execute(tx);
  const order = rows[0];
  if (!order) return undefined;
  const lines = await sql<DeskOrder['lines'][number]>`
    select l.id, l.product_id as "productId", l.name, l.qty, l.price_minor as "priceMinor", l.discount_minor as "discountMinor",
      s.qty_refunded as "qtyRefunded", s.dispatch_status as "dispatchStatus"
    from order_lines l join order_line_states s on s.order_line_id = l.id where l.order_id = ${order.id} order by l.id`.execute(
    tx,
  );
  return { ...order, lines: lines.rows };
}

export async function pointsRefunded(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(r.points), 0)::bigint as points from refunds r join order_lines l on l.id = r.order_line_id where l.order_id = ${orderId}`.execute(
    tx,
  );
  return rows[0]?.points ?? 0;
}

/** Where these lines stand now; unknown ones are missing. */
export async function dispatchStatusesOf(on: Db, lineIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; status: number }>`
    select order_line_id::text as id, dispatch_status::int as status from order_line_states where order_line_id = any(${[...lineIds]}::bigint[])`.execute(
    on,
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
}
