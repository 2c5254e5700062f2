import { basketQtyMax } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { isInStock, isOffered, price } from '#shop/offers';

export interface BasketCandidate {
  name: string;
  priceMinor: number | null;
  isOffered: boolean;
  isInStock: boolean;
  /** Pieces, or codes that nobody has yet, as far as one may order them. */
  left: number;
  isNoBasket: boolean;
}

/** A product of this price list that somebody wants to put into the basket. */
export async function basketCandidate(on: Tx, alloc: string, productId: string): Promise<BasketCandidate | undefined> {
  const { rows } = await sql<BasketCandidate>`
    select p.name, ${price} as "priceMinor", ${isOffered} as "isOffered", ${isInStock} as "isInStock",
      case p.kind when 'goods' then p.stock else (select count(*) from (select from voucher_codes v
        where v.product_id = p.id and v.order_line_id is null
        -- limit: nobody may order more
        limit ${basketQtyMax}) free)::int end as left, p.is_no_basket as "isNoBasket"
    from products p join countries c on c.alloc = p.alloc where p.id = ${productId} and p.alloc = ${alloc}`.execute(on);
  return rows[0];
}

/** The member's open basket; undefined when nothing was put into it since the last order. */
export async function openBasketId(on: Db | Tx, memberId: number): Promise<number | undefined> {
  const basket = await on
    .selectFrom('baskets')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ordered_at', 'is', null)
    .executeTakeFirst();
  return basket?.id;
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
  return tx
    .selectFrom('baskets')
    .select(['id', 'alloc'])
    .where('member_id', '=', memberId)
    .where('ordered_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
