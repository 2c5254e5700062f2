import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { openBasketOf } from '#shop/basket';
import { lockBasket } from './queries.ts';

export interface Locked {
  /** Drawn for the order that is to be written, so that all that speaks of it can be written together. */
  orderId: number;
  /** The account that pays; null where none is open. */
  wallet: number | null;
  redeemed: number;
}

/**
 * Locks the member's open basket, then its products. Goods are locked for their stock; vouchers only against a change of price, so
 * that their buyers do not wait for each other. Who orders has one basket, so whatever else they order waits here too.
 */
export async function lockForOrder(tx: Tx, memberId: number): Promise<Locked> {
  const [, { rows }] = await inOrder(
    tx,
    () => lockBasket(tx, memberId),
    () =>
      sql<{ what: string; id: number }>`
      with wanted as materialized (
        select product_id as id from basket_lines where basket_id = (select id from ${openBasketOf(memberId)} b)
      ), goods as materialized (
        select id from products where kind = 'goods' and id in (select id from wanted) order by id for no key update
      ), vouchers as materialized (
        select id from products where kind = 'voucher' and id in (select id from wanted) order by id for share
      )
      select 'goods' as what, id from goods
      union all select 'voucher', id from vouchers
      union all select 'order', nextval('orders_id_seq')
      union all select 'wallet', id from ledger_accounts where member_id = ${memberId} and kind = 'wallet' and closed_at is null
      union all select 'redeemed', id from ledger_accounts where kind = 'redeemed' and member_id is null`.execute(tx),
  );
  const of = (what: string) => rows.find((row) => row.what === what)?.id;
  return { orderId: of('order') as number, wallet: of('wallet') ?? null, redeemed: of('redeemed') as number };
}
