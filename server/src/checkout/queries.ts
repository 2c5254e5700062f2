import { basketQtyMax } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { translated } from '#languages/translated';
import { openBasketOf } from '#shop/basket';
import { isInStock, isOffered, price } from '#shop/offers';

export interface BasketCandidate {
  id: number;
  /** As who adds it reads it. */
  name: string;
  priceMinor: number | null;
  isOffered: boolean;
  isInStock: boolean;
  /** Pieces, or codes that nobody has yet, as far as one may order them. */
  left: number;
  isNoBasket: boolean;
}

const candidate = (countryCode: string, productId: string) => sql`
  select p.id, ${translated('product', sql`p.name`)} as name, ${price} as "priceMinor", ${isOffered} as "isOffered", ${isInStock} as "isInStock", p.is_no_basket as "isNoBasket",
    case p.kind when 'goods' then p.stock else (select count(*) from (select from voucher_codes v
      where v.product_id = p.id and v.order_line_id is null
      -- limit: nobody may order more
      limit ${basketQtyMax}) free)::int end as left
  from countries home join products p on p.alloc = home.alloc where home.code = ${countryCode} and p.id = ${productId}`;

/** A product of this country's price list that somebody wants to put into the basket. */
export async function basketCandidate(
  on: Tx,
  countryCode: string,
  productId: string,
): Promise<BasketCandidate | undefined> {
  const { rows } = await sql<BasketCandidate>`select * from (${candidate(countryCode, productId)}) p`.execute(on);
  return rows[0];
}

/** The same, of which one more is put into the open basket if that may be. */
export async function addOne(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  productId: string,
): Promise<(BasketCandidate & { isAdded: boolean }) | undefined> {
  const { rows } = await sql<BasketCandidate & { isAdded: boolean }>`
    with wanted as materialized (${candidate(actor.countryCode, productId)}), added as (
      insert into basket_lines as l (basket_id, product_id, qty, price_minor, added_at)
      select b.id, w.id, 1, w."priceMinor", ${now} from wanted w, ${openBasketOf(actor.id)} b
      where w."isOffered" and not w."isNoBasket" and w."priceMinor" is not null
      on conflict (basket_id, product_id) do update set qty = l.qty + 1 where l.qty < ${basketQtyMax}
      returning 1)
    select w.*, exists (select from added) as "isAdded" from wanted w`.execute(tx);
  return rows[0];
}

/**
 * Opens a basket for who has none, and locks it, also where that changes nothing. Whoever moved to a country with another price list
 * begins with that one: then alone what is of another has to go.
 */
export async function ensureBasket(tx: Tx, { id, alloc }: Actor, now: Date): Promise<void> {
  await sql`
    with changed as (
      insert into baskets as b (member_id, alloc, opened_at) values (${id}, ${alloc}, ${now})
      on conflict (member_id) where ordered_at is null do update set alloc = excluded.alloc where b.alloc <> excluded.alloc
      returning id)
    delete from basket_lines l using changed c, products p where l.basket_id = c.id and p.id = l.product_id and p.alloc <> ${alloc}`.execute(
    tx,
  );
}

export async function takeOut(tx: Tx, actor: Actor, productId: string): Promise<void> {
  await sql`
    delete from basket_lines l using ${openBasketOf(actor.id)} b
    where l.basket_id = b.id and l.product_id = ${Number(productId)}`.execute(tx);
}

/** The number of the order that one of the member's baskets became. */
export async function orderNumOfBasket(on: Db | Tx, memberId: number, basketId: string): Promise<string | undefined> {
  const order = await on
    .selectFrom('orders')
    .select('order_num as orderNum')
    .where('basket_id', '=', Number(basketId))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return order?.orderNum;
}

/** The member's open basket, locked; undefined when nothing was ever put into it. */
export async function lockBasket(tx: Tx, memberId: number): Promise<{ id: number; alloc: string } | undefined> {
  const { rows } = await sql<{ id: number; alloc: string }>`
    select id, alloc from ${openBasketOf(memberId)} b for update`.execute(tx);
  return rows[0];
}
