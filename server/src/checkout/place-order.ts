import { placeOrder as placing } from '@laurel/contract/calls/checkout';
import { say } from '@laurel/contract/say';
import { inOrder } from '#db/in-order';
import { type Tx, withCommit } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { concernsSelf, ownDecisionWords } from '#directory/decides';
import { refusalWith, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { post } from '#ledger/post';
import { openBasket } from '#shop/basket';
import { orderDetailsOf } from '#shop/order-details';
import { inUnits } from '#shop/price-list';
import { mustBeOpenBasket } from './basket.ts';
import { type Checkout, checkoutOf, summaryOf } from './checkout.ts';
import { mustBeWithinDay, spentToday } from './daily-limit.ts';
import { lockForOrder } from './lock-for-order.ts';
import { promoOf } from './promo.ts';
import { orderNumber } from './rules.ts';
import * as texts from './texts.ts';
import { writeOrder } from './write-order.ts';

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
}

/**
 * Orders the basket. In the one lock order: the basket, products with stock, the promotional code, the wallet, voucher
 * codes; then prices are read again, and only the total that the member saw is charged.
 */
export async function placeOrder(tx: Tx, buying: Buying, wish: OrderWish) {
  const { by, now } = buying;
  const cellNum = orderNumber(wish.cellNum, by, buying.callingCodes);
  const { promoCode } = wish;
  // What is read behind the locks is what holds.
  const [locked, found, basket, spent] = await inOrder(
    tx,
    () => lockForOrder(tx, by.id),
    () => promoOf(tx, { code: promoCode, memberId: by.id, alloc: by.alloc, lock: true }),
    () => openBasket(tx, by.id),
    () => spentToday(tx, buying),
  );
  await mustBeOpenBasket(tx, by, { shownId: wish.basketId, openId: basket.id });
  const checkout = checkoutOf(basket, { found, promoCode, now });
  mustBeAsSeen(by, checkout, wish);
  mustNotBeOwnPrice(by, checkout);
  const { points, available } = checkout;
  if (points > available) refuse('notEnoughPoints', say(texts.pointsMissing, { count: points - available }));
  mustBeWithinDay({ by, points, spent });
  // Shown as it was written; then the points move and it is told, with nothing left to wait for.
  const [{ orderNum }, orderDetails] = await inOrder(
    tx,
    () => writeOrder(tx, { ...checkout, id: locked.orderId, by, now, cellNum }),
    () => orderDetailsOf(tx, by.id, locked.orderId),
  );
  const { wallet: from, redeemed: to } = locked;
  if (points > 0 && from !== null) {
    const lines = [{ source: String(checkout.basketId), from, to, points }];
    withCommit(tx, () => post(tx, { kind: 'order', at: now, actorId: by.id, lines }));
  }
  withCommit(tx, () =>
    append(tx, {
      type: 'order.placed',
      at: now,
      actorId: by.id,
      subject: `order:${locked.orderId}`,
      concerns: [by.id],
      facts: { points, pieces: checkout.lines.reduce((sum, { qty }) => sum + qty, 0) },
    }),
  );
  return { id: locked.orderId, orderNum, orderDetails, points, pointsLeft: available - points };
}

function mustNotBeOwnPrice(by: Actor, { lines }: Checkout): void {
  const own = lines.find(({ priceByIds }) => concernsSelf(by.id, priceByIds));
  if (own) refuse('ruleBroken', say(texts.notOfProduct, { product: own.shownName, why: ownDecisionWords('price') }));
}

function mustBeAsSeen(by: Actor, checkout: Checkout, { vfyTotal }: OrderWish): void {
  const { promo, totalMinor, list } = checkout;
  if (inUnits(totalMinor, list) === vfyTotal && promo.isOk) return;
  const words = promo.isOk ? say(texts.totalChanged) : say(texts.totalChangedWhy, { why: promo.words });
  throw refusalWith(placing, { code: 'totalChanged', words }, { summary: summaryOf(by, checkout) });
}
