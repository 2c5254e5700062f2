import type { Input } from '@laurel/contract/call';
import type { DeskLine, DeskQueue, desk } from '@laurel/contract/desk';
import type { DispatchStatus, OrderStatus } from '@laurel/contract/points';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { searchable } from '#directory/search-text';
import { shownNumber } from '#phone';
import { countedTo, limitTo } from '#streams/counted';
import { jsonRow, jsonRows } from '#streams/json-rows';
import type { Report } from '#streams/report';
import type { RefundedLine } from './fulfilment.ts';

export type ListedLine = Omit<DeskLine, 'pointsRefundable'> & { orderId: number };
type LineRow = Omit<ListedLine, 'orderDate' | 'codesReadDate'> & { createdAt: Date; codesReadAt: Date | null };
export type DeskFilter = Input<typeof desk.desklist>;

/**
 * Lines for the order desk, the longest waiting first. Of a page the total is counted up to `countedMost`, or up to its end:
 * `isMore` says that there are more. What a search finds is counted to its end. Asked for neither queue nor status: what is not delivered.
 */
export async function deskLines(
  on: Db,
  actorId: number,
  filter: DeskFilter,
): Promise<{ lines: ListedLine[]; total: number; isMore: boolean; oldestDate: string | null }> {
  const { limit, offset = 0 } = filter;
  const isSearch = Boolean(filter.search?.trim());
  const where = sql`where ${asked(filter)} and ${found(filter.search)}`;
  // The search alone needs names: without one, counting and paging read an index and nothing else, no further than is told.
  const from = isSearch ? sql`from order_line_states s ${joins}` : sql`from order_line_states s`;
  const most = isSearch ? Number.POSITIVE_INFINITY : countedTo(filter);
  const asFar = isSearch ? sql`` : sql`order by s.order_line_id ${limitTo(most)}`;
  const { rows: counted } = await sql<{ total: number; oldest: Date | null }>`
    select f.total, o.created_at as oldest from (
      select count(*) as total, min(id) as id from (select s.order_line_id as id ${from} ${where} ${asFar}) counted) f
    left join order_lines l on l.id = f.id left join orders o on o.id = l.order_id`.execute(on);
  // limit: the page that was asked for, the total is counted beside
  const page = sql`select s.order_line_id ${from} ${where} order by s.order_line_id limit ${limit ?? null} offset ${offset}`;
  const lines = await linesOf(on, page, actorId);
  const total = counted[0]?.total ?? 0;
  const oldestDate = counted[0]?.oldest?.toISOString() ?? null;
  return { lines, total: Math.min(total, most), isMore: total > most, oldestDate };
}

/** All lines that wait, the longest waiting first, as they are written to a file. */
export function waitingReport(): Report<ListedLine> {
  const waiting = sql`select s.order_line_id from order_line_states s where ${queues.waiting}`;
  return {
    query: jsonRows(lineRows(waiting, null)),
    rowOf: (copied) => lineOf(jsonRow<LineRow>(copied, 'createdAt', 'codesReadAt')),
  };
}

/** Written out, so that each has the partial index made for it. */
const queues: Record<DeskQueue, RawBuilder<SqlBool>> = {
  waiting: sql`s.dispatch_status < 2 and s.qty_open > 0`,
  onTheWay: sql`s.dispatch_status = 2 and s.qty_open > 0`,
  undelivered: sql`s.dispatch_status < 3 and s.qty_open > 0`,
  refunded: sql`s.qty_open = 0 and s.qty_refunded > 0`,
};

function asked({ queue = 'undelivered', dispatchStatus }: DeskFilter): RawBuilder<SqlBool> {
  return dispatchStatus === undefined ? queues[queue] : sql`s.dispatch_status = ${dispatchStatus} and s.qty_open > 0`;
}

const joins = sql`
  join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id
  join people m on m.id = o.member_id join divisions d on d.code = m.division_code`;

/** Every word of the search, whatever its case and accents. */
function found(search = ''): RawBuilder<SqlBool> {
  const words = searchable(search)
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0) return sql`true`;
  const product = sql`lower(regexp_replace(normalize(l.name || ' ' || l.product_code, NFKD), '[\u0300-\u036f]', '', 'g'))`;
  return sql`(select bool_and(strpos(concat_ws(' ', o.order_num, m.search_text, ${product}), word) > 0) from unnest(${words}::text[]) as word)`;
}

async function linesOf(on: Db, ids: RawBuilder<unknown>, actorId: number | null): Promise<ListedLine[]> {
  return (await lineRows(ids, actorId).execute(on)).rows.map(lineOf);
}

function lineRows(ids: RawBuilder<unknown>, actorId: number | null) {
  return sql<LineRow>`
    select l.id::text as "memberOrderItemId", o.id as "orderId", o.order_num as "orderNum", o.created_at as "createdAt",
      m.display_name as member, m.member_number as "memberNumber", d.name as division,
      coalesce((select cell_num from order_contacts where order_id = o.id), '') as "cellNum", l.product_code as "productCode", l.name as "itemDescription", l.qty as "itemQty",
      s.qty_refunded as "qtyRefunded", s.dispatch_status::int as "dispatchStatus", s.carrier, s.reference,
      codes.read as "codesRead", codes.read_at as "codesReadAt", o.member_id is not distinct from ${actorId}::bigint as "isOwn"
    from order_line_states s ${joins}
    cross join lateral (select count(*) as read, max(read_at) as read_at from voucher_codes
      where order_line_id = l.id and read_at is not null and voided_at is null) codes
    where s.order_line_id in (${ids}) order by s.order_line_id`;
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
