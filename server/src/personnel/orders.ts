import type { PersonOrder } from '@laurel/contract/calls/personnel/personorders';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { pageRows } from '#streams/report-page';
import { counted, cutTo, type SectionPage } from './section.ts';

type Found = Omit<PersonOrder, 'date'> & { id: string; at: Date };

/** Somebody's orders: how much each was and how far it is. What was ordered is between them and the desk. */
export async function ordersOfPerson(on: Db, memberId: number, page: SectionPage) {
  const wanted = sql`o.member_id = ${memberId}`;
  const of = { from: sql`orders o`, wanted, id: sql`o.id`, key: sql`o.created_at` };
  const { rows } = await sql<Found>`
    select o.id::text as id, o.created_at as at, o.order_num as "orderNum", s.status_id::int as "orderStatusId", o.points,
      lines.pieces, lines.refunded as "piecesRefunded", lines.points as "pointsRefunded"
    from (${pageRows(sql`o.*`, of, page)}) o join order_states s on s.order_id = o.id
    cross join lateral (
      select coalesce(sum(l.qty), 0)::int as pieces, coalesce(sum(ls.qty_refunded), 0)::int as refunded,
        coalesce(sum((select sum(r.points) from refunds r where r.order_line_id = l.id)), 0)::bigint as points
      from order_lines l join order_line_states ls on ls.order_line_id = l.id where l.order_id = o.id) lines
    order by o.place desc, o.id desc`.execute(on);
  const { shown, next } = cutTo(rows, page.limit);
  const orders = shown.map(({ id: _, at, ...row }) => ({ ...row, date: at.toISOString() }));
  return { orders, next, ...(await counted(on, page, sql`orders o where ${wanted}`)) };
}
