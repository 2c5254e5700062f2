import type { DispatchStatus } from '@laurel/contract/points';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { orderStatusOf } from './fulfilment.ts';
import type { AnsweredLine, PlannedMove } from './import-plan.ts';

/** Locks the orders of these lines in the order of their ids, as every deed of the desk locks its one. */
export async function lockOrdersOf(tx: Tx, lineIds: readonly string[]): Promise<void> {
  await sql`
    select 1 from order_states where order_id in (select order_id from order_lines where id = any(${[...lineIds]}::bigint[]))
    order by order_id for update`.execute(tx);
}

/** These lines, by id; unknown ones are missing. */
export async function answeredLines(on: Db | Tx, lineIds: readonly string[]): Promise<Map<string, AnsweredLine>> {
  const { rows } = await sql<AnsweredLine>`
    select l.id::text as id, o.id as "orderId", o.order_num as "orderNum", o.member_id as "memberId",
      m.called, m.email, os.status_id as "statusId", l.product_code as "productCode",
      l.name, l.kind, l.qty, s.qty_refunded as "qtyRefunded", s.dispatch_status as "dispatchStatus", s.carrier, s.reference
    from order_lines l join order_line_states s on s.order_line_id = l.id join orders o on o.id = l.order_id
    join order_states os on os.order_id = o.id join people m on m.id = o.member_id
    where l.id = any(${[...lineIds]}::bigint[])`.execute(on);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Writes all moves at once, and lets each order follow its lines. */
export async function writeMoves(tx: Tx, moves: readonly PlannedMove[], now: Date): Promise<void> {
  await sql`
    update order_line_states s set dispatch_status = a.status, carrier = a.carrier, reference = a.reference, updated_at = ${now}
    from unnest(${moves.map(({ now: line }) => line.id)}::bigint[], ${moves.map(({ to }) => to.dispatchStatus)}::smallint[],
      ${moves.map(({ to }) => to.carrier)}::text[], ${moves.map(({ to }) => to.reference)}::text[]) as a (id, status, carrier, reference)
    where s.order_line_id = a.id`.execute(tx);
  const { rows } = await sql<{ orderId: number; dispatchStatus: DispatchStatus }>`
    select l.order_id as "orderId", s.dispatch_status as "dispatchStatus" from order_lines l
    join order_line_states s on s.order_line_id = l.id
    where l.order_id = any(${[...new Set(moves.map(({ now: line }) => line.orderId))]}::bigint[])`.execute(tx);
  const orders = [...Map.groupBy(rows, ({ orderId }) => orderId)];
  await sql`
    update order_states s set status_id = a.status, updated_at = ${now}
    from unnest(${orders.map(([id]) => id)}::bigint[], ${orders.map(([, lines]) => orderStatusOf(lines))}::smallint[]) as a (id, status)
    where s.order_id = a.id`.execute(tx);
}
