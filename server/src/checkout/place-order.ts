import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import { lockAccount, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { Refusal, refuse } from '#refuse';
import { inUnits } from '#shop/price-list';
import { mustBeOpenBasket } from './basket.ts';
import { checkoutOf, summaryOf } from './checkout.ts';
import { mustBeWithinDay } from './daily-limit.ts';
import { lockBasket } from './queries.ts';
import { orderNumber } from './rules.ts';
import { type PlacedOrder, writeOrder } from './write-order.ts';

export interface OrderWish {
  cellNum: string;
  promoCode: string;
  vfyTotal: number;
  /** The basket that the member looked at. */
  basketId?: string | undefined;
}

export interface Buying {
  by: Actor;
  now: Date;
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
  const order = await writeOrder(tx, { ...checkout, by, now, cellNum, basketId: basket.id });
  if (checkout.points > 0) {
    const line = {
      source: String(basket.id),
      from: wallet.id,
      to: await systemAccount(tx, 'redeemed'),
      points: checkout.points,
    };
    await post(tx, { kind: 'order', at: now, actorId: by.id, lines: [line] });
  }
  await append(tx, {
    type: 'order.placed',
    at: now,
    actorId: by.id,
    subject: `order:${order.id}`,
    concerns: [by.id],
    facts: { points: checkout.points, pieces: checkout.lines.reduce((sum, { qty }) => sum + qty, 0) },
  });
  return order;
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
