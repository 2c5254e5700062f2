import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { lockAccount, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { Refusal, refuse } from '#refuse';
import { mustBeOpenBasket } from './basket.ts';
import { type Checkout, checkoutOf, summaryOf } from './checkout.ts';
import { promiseOrderMail } from './order-mail.ts';
import { lockBasket } from './queries.ts';
import { inUnits, orderNumber } from './rules.ts';

export interface OrderWish {
  cellNum: string;
  promoCode: string;
  vfyTotal: number;
  /** The basket that the member looked at. */
  basketId?: string | undefined;
}

export interface PlacedOrder {
  id: number;
  orderNum: string;
  points: number;
}

export interface Buying {
  by: Actor;
  now: Date;
  publicUrl: string;
  /** Calling codes that the portal may write to; undefined where none are configured. */
  callingCodes: readonly string[] | undefined;
  redemptionMaxPerDay: number | undefined;
}

/**
 * Orders the basket. In the one lock order: the basket, products with stock, the promotional code, the wallet, voucher
 * codes; then prices are read again, and only the total that the member saw is charged.
 */
export async function placeOrder(tx: Tx, buying: Buying, wish: OrderWish): Promise<PlacedOrder> {
  const { by, now } = buying;
  const cellNum = orderNumber(wish.cellNum, by, buying.callingCodes);
  const basket = await lockBasket(tx, by.id);
  await mustBeOpenBasket(tx, by, { shownId: wish.basketId, openId: basket?.id });
  if (!basket) refuse('basketEmpty', 'Your basket is empty.');
  await lockProducts(tx, basket.id);
  const checkout = await checkoutOf(tx, { actor: by, promoCode: wish.promoCode, now, lock: true });
  if (inUnits(checkout.totalMinor, checkout.list) !== wish.vfyTotal || !checkout.promo.isOk) {
    const summary = await summaryOf(tx, by, checkout);
    const words = checkout.promo.isOk
      ? 'The total has changed. Please look at it again.'
      : `The total has changed: ${checkout.promo.words}`;
    throw new Refusal('totalChanged', words, { extra: { summary } });
  }
  const wallet = await lockAccount(tx, 'wallet', by.id);
  if (!wallet || wallet.balance < checkout.points) {
    const missing = checkout.points - (wallet?.balance ?? 0);
    refuse(
      'notEnoughPoints',
      `There are not enough points for this order: ${missing} more are needed (insufficient balance).`,
    );
  }
  await mustBeWithinDay(tx, buying, checkout.points);
  const order = await writeOrder(tx, buying, cellNum, basket.id, checkout);
  if (checkout.points > 0) {
    const line = {
      source: String(basket.id),
      from: wallet.id,
      to: await systemAccount(tx, 'redeemed'),
      points: checkout.points,
    };
    await post(tx, { kind: 'order', at: now, actorId: by.id, lines: [line] });
  }
  await promiseOrderMail(tx, buying, order, checkout);
  return order;
}

/** Counted under the wallet's lock, so that orders placed together count each other. What was cancelled has not been spent. */
async function mustBeWithinDay(tx: Tx, { by, now, redemptionMaxPerDay }: Buying, points: number): Promise<void> {
  if (redemptionMaxPerDay === undefined || points === 0) return;
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(o.points), 0)::bigint as spent from orders o join order_states s on s.order_id = o.id
    where o.member_id = ${by.id} and s.status_id <> 90 and o.created_at >= ${now.toISOString().slice(0, 10)}::date at time zone 'UTC'`.execute(
    tx,
  );
  const left = redemptionMaxPerDay - (rows[0]?.spent ?? 0);
  if (points <= left) return;
  refuse(
    'ruleBroken',
    `At most ${redemptionMaxPerDay.toLocaleString('en')} points may be spent in a day; ${Math.max(0, left).toLocaleString('en')} are left for today, and this order takes ${points.toLocaleString('en')}.`,
  );
}

/** Goods are locked for their stock; vouchers only against a change of price, so that their buyers do not wait for each other. */
async function lockProducts(tx: Tx, basketId: number): Promise<void> {
  await sql`
    select 1 from products where kind = 'goods' and id in (select product_id from basket_lines where basket_id = ${basketId})
    order by id for no key update`.execute(tx);
  await sql`
    select 1 from products where kind = 'voucher' and id in (select product_id from basket_lines where basket_id = ${basketId})
    order by id for share`.execute(tx);
}

async function writeOrder(
  tx: Tx,
  { by, now }: Buying,
  cellNum: string,
  basketId: number,
  checkout: Checkout,
): Promise<PlacedOrder> {
  const { list, promo } = checkout;
  const { rows } = await sql<PlacedOrder>`
    insert into orders (order_num, basket_id, member_id, alloc, currency, currency_decimals, point_value_millionths, subtotal_minor,
      discount_minor, total_minor, points, promo_id, promo_code, cell_num, delivery_type, created_at)
    values (nextval('order_numbers')::text, ${basketId}, ${by.id}, ${list.alloc}, ${list.currency}, ${list.decimals},
      ${list.pointValueMillionths}, ${checkout.subtotalMinor}, ${checkout.discountMinor}, ${checkout.totalMinor}, ${checkout.points},
      ${promo.promoId}, ${promo.code}, ${cellNum}, ${list.deliveryType}, ${now})
    returning id, order_num as "orderNum", points`.execute(tx);
  const order = rows[0] as PlacedOrder;
  const hasVouchers = await writeLines(tx, order.id, checkout, now);
  await tx
    .insertInto('order_states')
    .values({ order_id: order.id, status_id: hasVouchers ? 30 : 10, updated_at: now })
    .execute();
  await tx.updateTable('baskets').set({ ordered_at: now }).where('id', '=', basketId).execute();
  if (promo.promoId !== null) await usePromo(tx, promo.promoId, { by, now, orderId: order.id });
  return order;
}

/** The priced lines, the stock they take, and the codes of vouchers. Answers whether there were vouchers. */
async function writeLines(tx: Tx, orderId: number, { lines, promo }: Checkout, now: Date): Promise<boolean> {
  for (const [i, line] of lines.entries()) {
    const { id } = await tx
      .insertInto('order_lines')
      .values({
        order_id: orderId,
        product_id: line.productId,
        product_code: line.code,
        name: line.name,
        kind: line.kind,
        qty: line.qty,
        price_minor: line.priceMinor,
        discount_minor: promo.discounts[i] ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (line.kind === 'goods') await takeStock(tx, line.productId, line.qty, line.name);
    else await issueCodes(tx, { lineId: id, productId: line.productId, qty: line.qty, name: line.name, now });
    const dispatchStatus = line.kind === 'voucher' ? 4 : 0;
    await tx
      .insertInto('order_line_states')
      .values({ order_line_id: id, dispatch_status: dispatchStatus, qty_open: line.qty, updated_at: now })
      .execute();
  }
  return lines.some((line) => line.kind === 'voucher');
}

async function takeStock(tx: Tx, productId: number, qty: number, name: string): Promise<void> {
  const { rows } = await sql`
    update products set stock = stock - ${qty} where id = ${productId} and stock >= ${qty} returning 1`.execute(tx);
  if (rows.length === 0) refuse('outOfStock', `There are not enough of '${name}' left. Please order fewer.`);
}

/** Codes go to one line for ever. One that another order is taking at this moment counts as gone. */
async function issueCodes(
  tx: Tx,
  { lineId, productId, qty, name, now }: { lineId: number; productId: number; qty: number; name: string; now: Date },
): Promise<void> {
  const { rows } = await sql`
    with free as (
      select id, row_number() over (order by id) as seq from (
        select id from voucher_codes where product_id = ${productId} and order_line_id is null
        -- limit: as many codes as were bought, fewer refuse the order
        order by id limit ${qty} for update skip locked) f
    )
    update voucher_codes v set order_line_id = ${lineId}, seq = free.seq, issued_at = ${now}
    from free where v.id = free.id returning 1`.execute(tx);
  if (rows.length < qty) refuse('outOfStock', `There are not enough of '${name}' left. Please order fewer.`);
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
  await tx
    .updateTable('promos')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', promoId)
    .execute();
}
