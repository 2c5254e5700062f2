import { voucherLowStock } from '@laurel/contract/limits';
import { type RawBuilder, sql } from 'kysely';

export interface LowPool {
  productId: number;
  alloc: string;
  code: string;
  name: string;
  left: number;
}

/** The vouchers on offer with few codes left or none; of each pool no more codes are counted than are few. */
export const lowPools: RawBuilder<LowPool> = sql`
  select p.id as "productId", p.alloc, p.code, p.name, few.left from products p
  cross join lateral (select count(*) as left from (
    select from voucher_codes v where v.product_id = p.id and v.order_line_id is null
    -- limit: whether fewer are left is the question
    limit ${voucherLowStock}) free) few
  where p.kind = 'voucher' and p.is_active and not p.is_no_basket and p.price_minor is not null and few.left < ${voucherLowStock}`;
