import { sql } from 'kysely';
import type { Tx } from '#db/transaction';

/**
 * Gives each voucher line of an order as many codes as it has pieces. Codes go to one line for ever; one that another order is
 * taking at this moment counts as gone. Answers the ids of the lines for which there were too few.
 */
export async function issueCodes(tx: Tx, orderId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with wanted as (select id, product_id, qty from order_lines where order_id = ${orderId} and kind = 'voucher'), free as (
      select w.id as line_id, f.id, row_number() over (partition by w.id order by f.id) as seq
      from wanted w cross join lateral (
        select id from voucher_codes where product_id = w.product_id and order_line_id is null
        -- limit: as many codes as were bought, fewer refuse the order
        order by id limit w.qty for update skip locked) f
    ), issued as (
      update voucher_codes v set order_line_id = free.line_id, seq = free.seq, issued_at = ${now}
      from free where v.id = free.id returning v.order_line_id
    )
    select w.id from wanted w where w.qty > (select count(*) from issued i where i.order_line_id = w.id) order by w.id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
