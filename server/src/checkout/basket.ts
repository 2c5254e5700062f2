import { placeOrder } from '@laurel/contract/calls/checkout';
import { basketQtyMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Db } from '#db/pool';
import * as constraints from '#db/texts';
import { inOneTrip, type Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refusalWith, refuse } from '#errors/refuse';
import { openBasket, openBasketOf } from '#shop/basket';
import {
  addOne,
  type BasketCandidate,
  basketCandidate,
  ensureBasket,
  lockBasket,
  orderNumOfBasket,
  takeOut,
} from './queries.ts';
import * as texts from './texts.ts';

/**
 * Puts one of a product into the basket, at the price of this moment, and answers what it then comes to. In one round trip with its
 * COMMIT: what may not be put in is put in by no statement, so nothing has to be taken back.
 */
export async function addToBasket(db: Db, { actor, now }: { actor: Actor; now: Date }, productId: string) {
  return inOneTrip(db, async (tx) => {
    const [, product, basket] = await inOrder(
      tx,
      () => ensureBasket(tx, actor, now),
      () => addOne(tx, { actor, now }, productId),
      () => openBasket(tx, actor.id),
    );
    const { name } = mustBeOrderable(product);
    if (!product?.isAdded) refuse('ruleBroken', say(texts.qtyMax, { max: basketQtyMax }));
    return { name, basket };
  });
}

/** Makes it so many of a product; 0 takes it out. Saying it again changes nothing. */
export async function setQuantity(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { productId, qty }: { productId: string; qty: number },
): Promise<void> {
  const [, product] = await inOrder(
    tx,
    () => ensureBasket(tx, actor, now),
    () => (qty === 0 ? undefined : basketCandidate(tx, actor.countryCode, productId)),
  );
  if (qty === 0) return takeOut(tx, actor, productId);
  const { priceMinor, left } = mustBeOrderable(product);
  if (qty > left) {
    const words = say(texts.onlyLeft, { count: left });
    refuse('outOfStock', words, { qty: words });
  }
  await sql`
    insert into basket_lines (basket_id, product_id, qty, price_minor, added_at)
      select b.id, ${productId}, ${qty}, ${priceMinor}, ${now} from ${openBasketOf(actor.id)} b
    on conflict (basket_id, product_id) do update set qty = excluded.qty`.execute(tx);
}

function mustBeOrderable(product: BasketCandidate | undefined): BasketCandidate {
  if (!product) notFound();
  if (product.isNoBasket) refuse('ruleBroken', say(texts.noBasket));
  if (!product.isOffered || product.priceMinor === null) {
    refuse(
      product.isInStock ? 'ruleBroken' : 'outOfStock',
      say(product.isInStock ? texts.notOffered : constraints.soldOut),
    );
  }
  return product;
}

/**
 * Whether the basket that a page shows is still the open one. One that was ordered meanwhile, in another tab say, is
 * refused with its order's number.
 */
export async function mustBeOpenBasket(
  on: Db | Tx,
  actor: Actor,
  { shownId, openId }: { shownId: string | undefined; openId: number | null },
): Promise<void> {
  if (shownId === undefined || shownId === String(openId)) return;
  const orderNum = await orderNumOfBasket(on, actor.id, shownId);
  if (orderNum === undefined) refuse('basketEmpty', say(texts.basketGone));
  const words = say(texts.alreadyPlaced, { orderNum });
  throw refusalWith(placeOrder, { code: 'basketEmpty', words }, { orderNum });
}

export type BasketAction = 'increase' | 'decrease' | 'remove';

/** Changes the quantity of one of the member's own lines, between 1 and 99, or takes it out. */
export async function changeBasket(
  tx: Tx,
  actor: Actor,
  { action, shopBasketId }: { action: BasketAction; shopBasketId: string },
): Promise<void> {
  const basket = await lockBasket(tx, actor.id);
  if (!basket) notFound();
  const line = (await openBasket(tx, actor.id)).lines.find(({ id }) => String(id) === shopBasketId);
  if (!line) notFound();
  if (action === 'remove') {
    await tx.deleteFrom('basket_lines').where('id', '=', line.id).execute();
    return;
  }
  if (!line.isOffered) refuse('ruleBroken', say(texts.notOfferedRemove));
  if (action === 'decrease' && line.qty <= 1) refuse('ruleBroken', say(texts.oneLeast));
  if (action === 'increase' && line.qty >= basketQtyMax) refuse('ruleBroken', say(texts.qtyMax, { max: basketQtyMax }));
  if (action === 'increase' && line.stock !== null && line.qty >= line.stock)
    refuse('outOfStock', say(texts.onlyLeft, { count: line.stock }));
  const qty = line.qty + (action === 'increase' ? 1 : -1);
  await tx.updateTable('basket_lines').set({ qty }).where('id', '=', line.id).execute();
}
