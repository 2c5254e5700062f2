import { sql } from 'kysely';
import { productState } from '#uploads/products-plan';
import { changedSince, planFormer } from './staged.ts';
import type { Undoer, Undoing } from './undoing.ts';

/** Products are again as they were; what the file brought is no longer offered, unless somebody has ordered it. */
export const undoProducts: Undoer = async (undoing) => {
  await lockAndSay(undoing);
  const plan = await planFormer(
    undoing,
    'products',
    sql`
      select u.line, false as is_faulty, p.alloc, p.code, s.state ->> 'name' as name, s.state ->> 'brand' as brand, s.state ->> 'model' as model,
        g.cat1, g.cat2, g.cat3, g.key1, g.key2, g.key3, s.state ->> 'description' as description,
        array(select jsonb_array_elements_text(s.state -> 'features')) as features,
        (s.state ->> 'price_minor')::bigint / power(10::numeric, l.currency_decimals) as price, null::bigint as price_minor,
        s.state ->> 'price_description' as price_description, s.state ->> 'image_file' as image_file, p.kind, (s.state ->> 'stock')::integer as stock,
        (s.state ->> 'is_no_basket')::boolean as is_no_basket, (s.state ->> 'is_active')::boolean as is_active,
        (s.state ->> 'is_promo_excluded')::boolean as is_promo_excluded
      from undo_rows u join products p on p.id = u.thing_id join price_lists l on l.alloc = p.alloc
      cross join lateral (select ${productState} || coalesce(u.before, '{"is_active": false}') as state) s
      join categories g on g.id = (s.state ->> 'category_id')::bigint
      where u.thing = 'product' and u.stays is null`,
  );
  return { ...plan, points: 0 };
};

/** In the order in which orders lock them. */
async function lockAndSay({ tx }: Undoing): Promise<void> {
  await sql`
    select id from products where id in (select thing_id from undo_rows where thing = 'product') order by id for update`.execute(
    tx,
  );
  await sql`
    update undo_rows u set name = found.name, stays = case
        when u.before is null and found.is_ordered then jsonb_build_object('why', 'ordered')
        when u.before is not null and cardinality(found.fields) > 0 then jsonb_build_object('why', 'changed', 'fields', found.fields) end
    from (
      select u.n, p.name, exists (select from order_lines l where l.product_id = p.id) as is_ordered, ${changedSince(sql`s.state`)} as fields
      from undo_rows u join products p on p.id = u.thing_id cross join lateral (select ${productState} as state) s where u.thing = 'product'
    ) found where found.n = u.n`.execute(tx);
}
