import { type CheckoutSummary, getCheckoutOrderSummary } from '@laurel/contract/calls/checkout';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import * as constraints from '#db/texts';
import { readOnly } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refusalWith } from '#errors/refuse';
import { type BasketLine, type OpenBasket, openBasket, openBasketOf } from '#shop/basket';
import { inUnits, type PriceList, pointsFor } from '#shop/price-list';
import { shownNumber } from '#texts/phone';
import { mustBeOpenBasket } from './basket.ts';
import { type FoundPromo, type PromoOutcome, promoOf, promoOn } from './promo.ts';
import { subtotalOf } from './rules.ts';

export interface Checkout {
  basketId: number;
  list: PriceList;
  /** What will be ordered: the lines that are still offered. */
  lines: BasketLine[];
  promo: PromoOutcome;
  subtotalMinor: number;
  discountMinor: number;
  totalMinor: number;
  points: number;
  /** Points that the member has. */
  available: number;
}

/** Prices an open basket. Refuses an empty one, and one whose products are all gone. */
export function checkoutOf(
  { list, lines: all, points: available, id }: OpenBasket,
  { found, promoCode: code, now }: { found: FoundPromo | undefined; promoCode: string; now: Date },
): Checkout {
  const lines = all.filter((line) => line.isOffered);
  if (id === null || lines.length === 0)
    throw refusalWith(
      getCheckoutOrderSummary,
      { code: 'basketEmpty', words: say(constraints.basketEmpty) },
      { orderNum: '' },
    );
  const promo = promoOn(found, { code, list, lines, now });
  const subtotalMinor = subtotalOf(lines);
  const discountMinor = promo.discounts.reduce((sum, discount) => sum + discount, 0);
  const totalMinor = subtotalMinor - discountMinor;
  const points = pointsFor(totalMinor, list);
  return { basketId: id, list, lines, promo, subtotalMinor, discountMinor, totalMinor, points, available };
}

/** What the open basket comes to. Remembers which code was accepted, without waiting for an order that holds the basket. */
export async function checkoutSummary(
  db: Db,
  { actor, promoCode, basketId, now }: { actor: Actor; promoCode: string; basketId: string | undefined; now: Date },
): Promise<CheckoutSummary> {
  const priced = await readOnly(db, async (tx) => {
    const wanted = { code: promoCode, memberId: actor.id, alloc: actor.alloc, lock: false };
    const [basket, found] = await inOrder(
      tx,
      () => openBasket(tx, actor.id),
      () => promoOf(tx, wanted),
    );
    await mustBeOpenBasket(tx, actor, { shownId: basketId, openId: basket.id });
    return checkoutOf(basket, { found, promoCode, now });
  });
  const { promoId } = priced.promo;
  if (promoId !== null) {
    await sql`
      update baskets set promo_id = ${promoId} where id in (
        select id from ${openBasketOf(actor.id)} b where promo_id is distinct from ${promoId}
        for update skip locked)`.execute(db);
  }
  return summaryOf(actor, priced);
}

export function summaryOf(actor: Actor, priced: Checkout): CheckoutSummary {
  const { list, lines, promo, totalMinor, discountMinor, points } = priced;
  return {
    isVoucherOk: promo.isOk,
    grandTotal: inUnits(totalMinor, list),
    vfyTotal: inUnits(totalMinor, list),
    cellNum: shownNumber(actor.cellNum ?? '', actor.countryCode),
    voucherAmtDesc: promo.words,
    shopVoucherDiscountTotal: inUnits(discountMinor, list),
    pointsTotal: points,
    pointsAvailable: priced.available,
    // The portal knows no address but where somebody works.
    deliverTo: lines.some(({ kind }) => kind === 'goods') ? actor.division : '',
    basketId: String(priced.basketId),
  };
}
