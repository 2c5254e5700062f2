import type { Output } from '@laurel/contract/call';
import type { DeskLine, desklist } from '@laurel/contract/calls/desk';
import type { DispatchStatus, OrderStatus } from '@laurel/contract/points';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { countedTo } from '#streams/counted';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import { shownNumber } from '#texts/phone';
import { type DeskFilter, lineIds, lineJoins, queues } from './find-lines.ts';
import type { RefundedLine } from './fulfilment.ts';

type DeskPage = Omit<Output<typeof desklist>, 'lines'> & { lines: ListedLine[] };
export type ListedLine = Omit<DeskLine, 'pointsRefundable'> & { orderId: number };
type LineRow = Omit<ListedLine, 'orderDate' | 'codesReadDate'> & { createdAt: Date; codesReadAt: Date | null };

/**
 * Lines for the order desk, the longest waiting first. Beside a first page the total is counted up to `countedMost`, or up to its
 * end; a search is counted as far as it had to look for its page. `isMore` says that there are more. Asked for neither queue nor
 * status: what is not delivered.
 */
export async function deskLines(on: Db, actorId: number, filter: DeskFilter): Promise<DeskPage> {
  const { limit, offset = 0, after } = filter;
  const most = after === undefined ? countedTo(filter) : (limit as number);
  const { ids, isCut = ids.length > most } = await lineIds(on, filter, most);
  const end = limit === undefined ? ids.length : offset + limit;
  const shown = ids.slice(offset, end);
  const lines = await linesOf(on, shown, actorId);
  const next = ids.length > end ? (lines.at(-1)?.memberOrderItemId ?? null) : null;
  if (after !== undefined) return { lines, next };
  const oldestDate = ids[0] === undefined ? null : await orderedAt(on, ids[0]);
  return { lines, next, total: Math.min(ids.length, most), isMore: isCut, oldestDate };
}

/** All lines that wait, the longest waiting first, as they are written to a file. */
export function waitingReport(): Report<ListedLine> {
  return {
    query: jsonRows(lineRows(queues.waiting, null)),
    rowOf: (copied) => lineOf(jsonRow<LineRow>(copied, 'createdAt', 'codesReadAt')),
  };
}

async function orderedAt(on: Db, lineId: number): Promise<string | null> {
  const { rows } = await sql<{ at: Date }>`
    select o.created_at as at from order_lines l join orders o on o.id = l.order_id where l.id = ${lineId}`.execute(on);
  return rows[0]?.at.toISOString() ?? null;
}

async function linesOf(on: Db, ids: number[], actorId: number | null): Promise<ListedLine[]> {
  return (await lineRows(sql`s.order_line_id = any(${ids}::bigint[])`, actorId).execute(on)).rows.map(lineOf);
}

function lineRows(which: RawBuilder<unknown>, actorId: number | null) {
  return sql<LineRow>`
    select l.id::text as "memberOrderItemId", o.id as "orderId", o.order_num as "orderNum", o.created_at as "createdAt",
      m.display_name as member, m.member_number as "memberNumber", d.name as division,
      coalesce((select cell_num from order_contacts where order_id = o.id), '') as "cellNum", l.product_code as "productCode", l.name as "itemDescription", l.qty as "itemQty",
      s.qty_refunded as "qtyRefunded", s.dispatch_status::int as "dispatchStatus", s.carrier, s.reference,
      codes.read as "codesRead", codes.read_at as "codesReadAt", o.member_id is not distinct from ${actorId}::bigint as "isOwn"
    from order_line_states s ${lineJoins}
    cross join lateral (select count(*) as read, max(read_at) as read_at from voucher_codes
      where order_line_id = l.id and read_at is not null and voided_at is null) codes
    where ${which} order by s.order_line_id`;
}

function lineOf({ createdAt, codesReadAt, ...row }: LineRow): ListedLine {
  return {
    ...row,
    // Members of several countries meet at the desk.
    cellNum: shownNumber(row.cellNum, ''),
    orderDate: createdAt.toISOString(),
    codesReadDate: codesReadAt?.toISOString() ?? null,
  };
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
  called: string;
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
    select o.id, o.order_num as "orderNum", o.member_id as "memberId", m.called, m.email,
      s.status_id as "statusId", o.points, o.total_minor as "totalMinor"
    from orders o join order_states s on s.order_id = o.id join people m on m.id = o.member_id
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
