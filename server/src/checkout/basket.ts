import { basketQtyMax } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, Refusal, refuse } from '#refuse';
import { basketLines } from '#shop/basket';
import { basketCandidate, lockBasket, orderNumOfBasket } from './queries.ts';

/** Puts one of a product into the basket, at the price of this moment. Answers the product's name. */
export async function addToBasket(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  productId: string,
): Promise<string> {
  const basketId = await openBasket(tx, actor, now);
  const { name, priceMinor } = await orderable(tx, actor, productId);
  const { rows } = await sql`
    insert into basket_lines (basket_id, product_id, qty, price_minor, added_at)
      values (${basketId}, ${productId}, 1, ${priceMinor}, ${now})
    on conflict (basket_id, product_id) do update set qty = basket_lines.qty + 1 where basket_lines.qty < ${basketQtyMax}
    returning 1`.execute(tx);
  if (rows.length === 0) refuse('ruleBroken', `You can order at most ${basketQtyMax} of a thing.`);
  return name;
}

/** Makes it so many of a product; 0 takes it out. Saying it again changes nothing. */
export async function setQuantity(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { productId, qty }: { productId: string; qty: number },
): Promise<void> {
  const basketId = await openBasket(tx, actor, now);
  if (qty === 0) {
    const inBasket = tx.deleteFrom('basket_lines').where('basket_id', '=', basketId);
    await inBasket.where('product_id', '=', Number(productId)).execute();
    return;
  }
  const { priceMinor, left } = await orderable(tx, actor, productId);
  if (qty > left) {
    const words = `Only ${left} of this are left.`;
    refuse('outOfStock', words, { qty: words });
  }
  await sql`
    insert into basket_lines (basket_id, product_id, qty, price_minor, added_at)
      values (${basketId}, ${productId}, ${qty}, ${priceMinor}, ${now})
    on conflict (basket_id, product_id) do update set qty = excluded.qty`.execute(tx);
}

/** The product, if it can be ordered now. */
async function orderable(tx: Tx, actor: Actor, productId: string) {
  const product = await basketCandidate(tx, actor.alloc, productId);
  if (!product) notFound();
  if (product.isNoBasket) refuse('ruleBroken', 'This cannot be ordered here: its description tells how to get it.');
  if (!product.isOffered || product.priceMinor === null) {
    refuse(
      product.isInStock ? 'ruleBroken' : 'outOfStock',
      product.isInStock ? 'This product is no longer offered.' : 'This product is sold out.',
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
  { shownId, openId }: { shownId: string | undefined; openId: number | undefined },
): Promise<void> {
  if (shownId === undefined || shownId === String(openId)) return;
  const orderNum = await orderNumOfBasket(on, actor.id, shownId);
  if (orderNum === undefined) refuse('basketEmpty', 'This basket is no longer there. Please open it again.');
  throw new Refusal('basketEmpty', `You have placed this order. Order No:${orderNum}`, { extra: { orderNum } });
}

async function openBasket(tx: Tx, actor: Actor, now: Date): Promise<number> {
  await sql`
    insert into baskets (member_id, alloc, opened_at) values (${actor.id}, ${actor.alloc}, ${now})
    on conflict (member_id) where ordered_at is null do nothing`.execute(tx);
  const basket = await lockBasket(tx, actor.id);
  if (!basket) refuse('unavailable', 'Please try again.');
  // Whoever moved to another country begins with that country's price list.
  if (basket.alloc !== actor.alloc) {
    await tx.deleteFrom('basket_lines').where('basket_id', '=', basket.id).execute();
    await tx.updateTable('baskets').set({ alloc: actor.alloc }).where('id', '=', basket.id).execute();
  }
  return basket.id;
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
  const line = (await basketLines(tx, actor.id)).find(({ id }) => String(id) === shopBasketId);
  if (!line) notFound();
  if (action === 'remove') {
    await tx.deleteFrom('basket_lines').where('id', '=', line.id).execute();
    return;
  }
  if (!line.isOffered) refuse('ruleBroken', 'This product is no longer offered. Please remove it.');
  if (action === 'decrease' && line.qty <= 1)
    refuse('ruleBroken', 'One is the least. Please remove the product instead.');
  if (action === 'increase' && line.qty >= basketQtyMax)
    refuse('ruleBroken', `You can order at most ${basketQtyMax} of a thing.`);
  if (action === 'increase' && line.stock !== null && line.qty >= line.stock)
    refuse('outOfStock', `Only ${line.stock} of this are left.`);
  const qty = line.qty + (action === 'increase' ? 1 : -1);
  await tx.updateTable('basket_lines').set({ qty }).where('id', '=', line.id).execute();
}
