import type { CheckoutSummary } from '@laurel/contract/checkout';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { balancesOf } from '#ledger/accounts';
import { shownNumber } from '#phone';
import { refuse } from '#refuse';
import { type BasketLine, basketLines } from '#shop/basket';
import { inUnits, type PriceList, pointsFor, priceList } from '#shop/price-list';
import { mustBeOpenBasket } from './basket.ts';
import { type PromoOutcome, promoOn } from './promo.ts';
import { openBasketId } from './queries.ts';
import { subtotalOf } from './rules.ts';

export interface Checkout {
  list: PriceList;
  /** What will be ordered: the lines that are still offered. */
  lines: BasketLine[];
  promo: PromoOutcome;
  subtotalMinor: number;
  discountMinor: number;
  totalMinor: number;
  points: number;
}

/** Prices the open basket at this moment. Refuses an empty one, and one whose products are all gone. */
export async function checkoutOf(
  on: Db | Tx,
  { actor, promoCode, now, lock }: { actor: Actor; promoCode: string; now: Date; lock: boolean },
): Promise<Checkout> {
  const list = await priceList(on, actor.countryCode);
  const lines = (await basketLines(on, actor.id)).filter((line) => line.isOffered);
  if (lines.length === 0) refuse('basketEmpty', 'Your basket is empty.');
  const promo = await promoOn(on, { code: promoCode, memberId: actor.id, list, lines, now, lock });
  const subtotalMinor = subtotalOf(lines);
  const discountMinor = promo.discounts.reduce((sum, discount) => sum + discount, 0);
  const totalMinor = subtotalMinor - discountMinor;
  return { list, lines, promo, subtotalMinor, discountMinor, totalMinor, points: pointsFor(totalMinor, list) };
}

/** What the open basket comes to. Remembers which code was accepted, without waiting for an order that holds the basket. */
export async function checkoutSummary(
  db: Db,
  { actor, promoCode, basketId, now }: { actor: Actor; promoCode: string; basketId: string | undefined; now: Date },
): Promise<CheckoutSummary> {
  await mustBeOpenBasket(db, actor, { shownId: basketId, openId: await openBasketId(db, actor.id) });
  const checkout = await checkoutOf(db, { actor, promoCode, now, lock: false });
  if (checkout.promo.promoId !== null) {
    await sql`
      update baskets set promo_id = ${checkout.promo.promoId} where id in (
        select id from baskets where member_id = ${actor.id} and ordered_at is null and promo_id is distinct from ${checkout.promo.promoId}
        for update skip locked)`.execute(db);
  }
  return summaryOf(db, actor, checkout);
}

export async function summaryOf(on: Db | Tx, actor: Actor, checkout: Checkout): Promise<CheckoutSummary> {
  const { list, promo, totalMinor, discountMinor, points } = checkout;
  const { wallet } = await balancesOf(on, actor.id);
  return {
    isVoucherOk: promo.isOk,
    grandTotal: inUnits(totalMinor, list),
    vfyTotal: inUnits(totalMinor, list),
    cellNum: shownNumber(actor.cellNum ?? '', actor.countryCode),
    voucherAmtDesc: promo.words,
    shopVoucherDiscountTotal: inUnits(discountMinor, list),
    pointsTotal: points,
    pointsAvailable: wallet,
    basketId: String(await openBasketId(on, actor.id)),
  };
}
