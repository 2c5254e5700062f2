import type { UploadChange } from '@laurel/contract/uploads';
import { sql } from 'kysely';
import type { Importing, Plan } from './importer.ts';
import { faults, repeats } from './staging.ts';

/** Compares the staged products with the catalogue. */
export async function planProducts(importing: Importing): Promise<Plan> {
  await checkProducts(importing);
  await checkCategories(importing);
  const { tx } = importing;
  await sql`update upload_rows r set price_minor = ${inMinorUnits} from countries c where c.alloc = r.alloc and not r.is_faulty`.execute(
    tx,
  );
  const { rows } = await sql<PlannedProduct>`
    select r.line, r.alloc || ' ' || r.code as key, case when p.id is null then 'added' else 'changed' end as what,
      r.name || case when p.id is null then '' else ': ' || ${changedFields} end as text,
      p.id is not null and ${isSame} as "isSame", p.price_minor as "priceBefore", r.price_minor as "priceAfter"
    from upload_rows r join countries c on c.alloc = r.alloc
    left join products p on p.alloc = r.alloc and p.code = r.code left join categories g on g.id = p.category_id
    where not r.is_faulty order by r.line`.execute(tx);
  const changed = rows.filter((row) => !row.isSame);
  const changes = changed.map(({ line, key, what, text }) => ({ line, key, what, text }));
  const prices = changed
    .filter(({ what, priceBefore, priceAfter }) => what === 'changed' && priceBefore !== priceAfter)
    .map(({ key, priceBefore, priceAfter }) => ({ product: key, before: priceBefore, after: priceAfter }));
  const added = changes.filter(({ what }) => what === 'added').length;
  return {
    added,
    changed: changes.length - added,
    removed: 0,
    unchanged: rows.length - changes.length,
    changes,
    needs: [],
    audit: { pricesInMinorUnits: prices },
    apply: () => writeProducts(importing),
  };
}

interface PlannedProduct extends UploadChange {
  isSame: boolean;
  /** In minor units; null where there is no price. */
  priceBefore: number | null;
  priceAfter: number | null;
}

/** PostgreSQL's numeric: no amount is ever a fraction of two. */
const inMinorUnits = sql`r.price * power(10::numeric, c.currency_decimals)`;

/** A blank stock leaves what is there; a voucher's stock is its codes. */
const stock = sql`case when r.kind = 'goods' then coalesce(r.stock, p.stock) end`;

const isSame = sql`(p.name, p.brand, p.model, p.description, p.features, p.price_minor, p.price_description, p.image_file, p.stock,
    p.is_no_basket, p.is_active, p.is_promo_excluded, g.cat1, g.cat2, g.cat3)
  is not distinct from (r.name, r.brand, r.model, r.description, r.features, r.price_minor, r.price_description, r.image_file, ${stock},
    r.is_no_basket, r.is_active, r.is_promo_excluded, r.cat1, r.cat2, r.cat3)`;

const inUnits = (minor: string) =>
  sql.raw(`coalesce(round(${minor} / power(10::numeric, c.currency_decimals), c.currency_decimals)::text, 'none')`);

/** What becomes of each field; long texts by name only. */
const changedFields = sql`concat_ws(', ',
  case when p.name <> r.name then 'name was ' || p.name end,
  case when p.price_minor is distinct from r.price_minor then 'price ' || ${inUnits('p.price_minor')} || ' → ' || ${inUnits('r.price_minor')} end,
  case when p.stock is distinct from ${stock} then 'stock ' || p.stock || ' → ' || ${stock} end,
  case when p.is_active <> r.is_active then case when r.is_active then 'offered again' else 'no longer offered' end end,
  case when p.is_no_basket <> r.is_no_basket then case when r.is_no_basket then 'not for the basket' else 'for the basket' end end,
  case when p.is_promo_excluded <> r.is_promo_excluded then case when r.is_promo_excluded then 'without promotions' else 'with promotions' end end,
  case when (g.cat1, g.cat2, g.cat3) <> (r.cat1, r.cat2, r.cat3) then 'category ' || r.cat1 || ' / ' || r.cat2 || ' / ' || r.cat3 end,
  case when (p.brand, p.model) <> (r.brand, r.model) then 'brand or model' end,
  case when p.image_file <> r.image_file then 'picture' end,
  case when (p.description, p.price_description) <> (r.description, r.price_description) or p.features <> r.features then 'description' end)`;

async function checkProducts(importing: Importing): Promise<void> {
  await faults(importing, repeats('alloc, code', 'productCode', 'This product of this price list stands'));
  await faults(
    importing,
    sql`select r.line, 'alloc'::text as field, 'There is no price list ' || r.alloc || '.' as message
      from upload_rows r where not r.is_faulty and not exists (select from countries c where c.alloc = r.alloc)
    union all
    select r.line, 'price', c.currency || ' has ' || c.currency_decimals || ' decimals.'
      from upload_rows r join countries c on c.alloc = r.alloc where not r.is_faulty and ${inMinorUnits} <> trunc(${inMinorUnits})
    union all
    select r.line, 'kind', 'This product is there as ' || p.kind || '; that cannot change. Use another product code.'
      from upload_rows r join products p on p.alloc = r.alloc and p.code = r.code where not r.is_faulty and p.kind <> r.kind
    union all
    select r.line, 'stock', 'Please give the pieces in stock.'
      from upload_rows r left join products p on p.alloc = r.alloc and p.code = r.code
      where not r.is_faulty and r.kind = 'goods' and r.stock is null and p.stock is null`,
  );
}

/** Two categories may not share an address, or one of them could not be reached. */
async function checkCategories(importing: Importing): Promise<void> {
  await faults(
    importing,
    sql`select line, 'cat3'::text as field, 'This category has the same address as ' || other || ': please spell both alike.' as message
      from (
        select r.line, coalesce(g.cat1 || ' / ' || g.cat2 || ' / ' || g.cat3, first_value(r.cat1 || ' / ' || r.cat2 || ' / ' || r.cat3)
          over (partition by r.key1, r.key2, r.key3 order by r.line)) as other, r.cat1 || ' / ' || r.cat2 || ' / ' || r.cat3 as own
        from upload_rows r left join categories g on (g.key1, g.key2, g.key3) = (r.key1, r.key2, r.key3)
        where not r.is_faulty) c
      where own <> other`,
  );
}

async function writeProducts({ tx, now }: Importing): Promise<void> {
  await sql`
    insert into categories (cat1, cat2, cat3, key1, key2, key3)
    select cat1, cat2, cat3, key1, key2, key3 from upload_rows group by 1, 2, 3, 4, 5, 6 order by min(line)
    on conflict do nothing`.execute(tx);
  // In the order in which orders lock them.
  await sql`select 1 from products p join upload_rows r on r.alloc = p.alloc and r.code = p.code order by p.id for update of p`.execute(
    tx,
  );
  await sql`
    update products p set category_id = n.id, name = r.name, brand = r.brand, model = r.model, description = r.description,
      features = r.features, price_minor = r.price_minor, price_description = r.price_description, image_file = r.image_file,
      stock = ${stock}, is_no_basket = r.is_no_basket, is_active = r.is_active, is_promo_excluded = r.is_promo_excluded, updated_at = ${now}
    from upload_rows r join categories n on (n.cat1, n.cat2, n.cat3) = (r.cat1, r.cat2, r.cat3), categories g
    where p.alloc = r.alloc and p.code = r.code and g.id = p.category_id and not (${isSame})`.execute(tx);
  await sql`
    insert into products (alloc, code, category_id, name, brand, model, description, features, price_minor, price_description, image_file,
      kind, stock, is_no_basket, is_active, is_promo_excluded, updated_at)
    select r.alloc, r.code, g.id, r.name, r.brand, r.model, r.description, r.features, r.price_minor, r.price_description, r.image_file,
      r.kind, r.stock, r.is_no_basket, r.is_active, r.is_promo_excluded, ${now}
    from upload_rows r join categories g on (g.cat1, g.cat2, g.cat3) = (r.cat1, r.cat2, r.cat3)
    where not exists (select from products p where p.alloc = r.alloc and p.code = r.code) order by r.line`.execute(tx);
}
