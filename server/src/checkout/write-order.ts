import { folded } from '@laurel/contract/rules/folded';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { issueCodes } from '#codes/issue';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refuse } from '#errors/refuse';
import type { Checkout } from './checkout.ts';
import * as texts from './texts.ts';

interface OrderToWrite extends Checkout {
  id: number;
  by: Actor;
  now: Date;
  cellNum: string;
}

/** Writes the order with its lines, takes the stock, issues the codes and counts the promotional code: each in one statement for all lines. */
export async function writeOrder(tx: Tx, order: OrderToWrite): Promise<{ orderNum: string }> {
  const { promo, id, by, now } = order;
  const hasVouchers = order.lines.some(({ kind }) => kind === 'voucher');
  const [{ orderNum, lines }, codeless] = await inOrder(
    tx,
    () => storeOrder(tx, order),
    () => (hasVouchers ? issueCodes(tx, id, now) : ([] as number[])),
    () => (promo.promoId === null ? undefined : usePromo(tx, promo.promoId, { by, now, orderId: id })),
  );
  const short = lines.find((line) => (line.kind === 'goods' ? !line.isTaken : codeless.includes(line.id)));
  if (short) {
    const { shownName: product = '' } = order.lines.find(({ productId }) => productId === short.productId) ?? {};
    refuse('outOfStock', say(texts.tooFew, { product }));
  }
  return { orderNum };
}

interface StoredLine {
  orderNum: string;
  id: number;
  kind: string;
  productId: number;
  isTaken: boolean;
}

async function storeOrder(tx: Tx, order: OrderToWrite): Promise<{ orderNum: string; lines: StoredLine[] }> {
  const { id, by, now, list, promo, basketId } = order;
  const status = order.lines.some((line) => line.kind === 'voucher') ? 30 : 10;
  const written = order.lines.map(({ productId, code, name, shownName, kind, qty, priceMinor }, i) => {
    // By what it is called, and by what its buyer reads.
    const search_text = folded([...new Set([name, shownName, code])].join(' '));
    const line = { product_id: productId, product_code: code, name, kind, qty, search_text };
    return JSON.stringify({ ...line, price_minor: priceMinor, discount_minor: promo.discounts[i] ?? 0 });
  });
  const { rows: lines } = await sql<StoredLine>`
    with placed as (
      insert into orders (id, order_num, basket_id, member_id, alloc, currency, currency_decimals, point_value_millionths, subtotal_minor,
        discount_minor, total_minor, points, promo_id, promo_code, delivery_type, created_at) overriding system value
      values (${id}, nextval('order_numbers')::text, ${basketId}, ${by.id}, ${list.alloc}, ${list.currency}, ${list.decimals},
        ${list.pointValueMillionths}, ${order.subtotalMinor}, ${order.discountMinor}, ${order.totalMinor}, ${order.points},
        ${promo.promoId}, ${promo.code}, ${list.deliveryType}, ${now})
      returning id, order_num
    ), standing as (
      insert into order_states (order_id, status_id, updated_at) select id, ${status}, ${now} from placed
    ), contact as (
      insert into order_contacts (order_id, member_id, cell_num) select id, ${by.id}, ${order.cellNum} from placed
    ), closed as (
      update baskets set ordered_at = ${now} where id = ${basketId}
    ), wanted as materialized (
      select w.* from each_of(${written}::jsonb[]) as one, jsonb_to_record(one) as w (
        product_id bigint, product_code text, name text, kind text, qty int, search_text text, price_minor bigint, discount_minor bigint)
    ), taken as (
      update products p set stock = p.stock - w.qty from wanted w
      where p.id = w.product_id and w.kind = 'goods' and p.stock >= w.qty returning p.id
    ), line as (
      insert into order_lines (order_id, product_id, product_code, name, kind, qty, search_text, price_minor, discount_minor)
      select ${id}, product_id, product_code, name, kind, qty, search_text, price_minor, discount_minor from wanted
      returning id, product_id, kind, qty
    ), opened as (
      insert into order_line_states (order_line_id, dispatch_status, qty_open, updated_at)
      select id, case kind when 'voucher' then 4 else 0 end, qty, ${now} from line
    )
    select placed.order_num as "orderNum", line.id, kind, product_id as "productId", product_id in (select id from taken) as "isTaken" from line, placed order by line.id`.execute(
    tx,
  );
  return { orderNum: lines[0]?.orderNum as string, lines };
}

/** Takes the smallest free number of this member's uses: a cancelled order has given its own back. */
async function usePromo(
  tx: Tx,
  promoId: number,
  { by, now, orderId }: { by: Actor; now: Date; orderId: number },
): Promise<void> {
  await sql`
    insert into promo_uses (promo_id, member_id, n, order_id, created_at)
    select ${promoId}, ${by.id}, min(n) + 1, ${orderId}, ${now}
    from (select 0 as n union all select n from promo_uses where promo_id = ${promoId} and member_id = ${by.id}) used
    where not exists (select from promo_uses u where u.promo_id = ${promoId} and u.member_id = ${by.id} and u.n = used.n + 1)`.execute(
    tx,
  );
  await sql`update promos set uses = uses + 1 where id = ${promoId}`.execute(tx);
}
