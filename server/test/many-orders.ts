import { folded } from '@laurel/contract/rules/folded';
import { sql } from 'kysely';
import type { TestApp } from './app.ts';

export interface ManyOrders {
  count: number;
  memberId: number;
  productId: string;
  dispatchStatus?: number;
  qtyRefunded?: number;
}

/** Orders of one free thing each, written in one go: what people do with thousands is tested with thousands. Answers the lines' ids. */
export async function manyOrders(portal: TestApp, wish: ManyOrders): Promise<string[]> {
  const { count, memberId, productId, dispatchStatus = 0, qtyRefunded = 0 } = wish;
  const product = await portal.db
    .selectFrom('products')
    .select(['name', 'code'])
    .where('id', '=', Number(productId))
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ id: string }>`
    with opened as (
      insert into baskets (member_id, alloc, opened_at, ordered_at)
      select ${memberId}, 'ZA', ${portal.now}, ${portal.now} from generate_series(1, ${count}::int) returning id
    ), placed as (
      insert into orders (order_num, basket_id, member_id, alloc, currency, currency_decimals, point_value_millionths, subtotal_minor,
        discount_minor, total_minor, points, delivery_type, created_at)
      select nextval('order_numbers')::text, id, ${memberId}, 'ZA', 'ZAR', 2, 1000000, 0, 0, 0, 0, 'C', ${portal.now} from opened
      returning id
    ), contacts as (
      insert into order_contacts (order_id, member_id, cell_num) select id, ${memberId}, '+27820000001' from placed
    ), lines as (
      insert into order_lines (order_id, product_id, product_code, name, kind, qty, search_text, price_minor, discount_minor)
      select placed.id, p.id, p.code, p.name, p.kind, 1, ${folded(`${product.name} ${product.code}`)}, 0, 0 from placed, products p where p.id = ${productId} returning id, order_id
    ), states as (
      insert into order_states (order_id, status_id, updated_at)
      select id, ${[10, 20, 30, 40][dispatchStatus]}, ${portal.now} from placed
    ), refunded as (
      insert into refunds (order_line_id, qty, points, by_id, created_at)
      select id, ${qtyRefunded}, 0, ${memberId}, ${portal.now} from lines where ${qtyRefunded} > 0
    )
    insert into order_line_states (order_line_id, dispatch_status, qty_open, qty_refunded, updated_at)
    select id, ${dispatchStatus}, 1 - ${qtyRefunded}::int, ${qtyRefunded}, ${portal.now} from lines
    returning order_line_id::text as id`.execute(portal.db);
  return rows.map(({ id }) => id).sort((a, b) => Number(a) - Number(b));
}
