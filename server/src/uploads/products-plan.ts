import { priceChangeMax } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { countsByRow, keepDifferences } from '#imports/changes';
import { pricesForSecond } from '#imports/for-second';
import type { Importing, Plan, States } from '#imports/importer';
import { keepMissing } from '#imports/keep-missing';
import { fault, faults, type Place, repeats } from '#imports/staging';
import { signedPercent } from './country-worth.ts';
import * as texts from './texts.ts';

/** Compares the staged products with the catalogue. */
export async function planProducts(importing: Importing): Promise<Plan> {
  const { tx } = importing;
  await keepMissing(importing, optional, sql`products b where b.alloc = r.alloc and b.code = r.code`);
  await checkProducts(importing);
  await checkCategories(importing);
  await sql`update upload_rows r set price_minor = ${inMinorUnits} from price_lists c where c.alloc = r.alloc and not r.is_faulty`.execute(
    tx,
  );
  await keepDifferences(
    importing,
    'product',
    sql`select r.line, r.alloc || ' ' || r.code as key, r.name, case when p.id is not null then ${factsBefore} end as before, ${factsAfter} as after,
        case when abs(r.price_minor - p.price_minor) > ${priceChangeMax}::numeric * p.price_minor then 'prices' end as asks
      from upload_rows r join price_lists c on c.alloc = r.alloc
      left join products p on p.alloc = r.alloc and p.code = r.code left join categories g on g.id = p.category_id
      where not r.is_faulty`,
  );
  const prices = await pricesChanged(tx);
  const far = prices.filter(({ asks }) => asks);
  return {
    ...(await countsByRow(importing)),
    needs: far.length === 0 ? [] : [{ confirm: 'prices', words: pricesWords(far) }],
    second: await pricesForSecond(importing),
    facts: { pricesInMinorUnits: prices.map(({ product, before, after }) => ({ product, before, after })) },
    apply: () => writeProducts(importing),
  };
}

/** In the columns of the catalogue. */
export const productState = sql`jsonb_build_object('category_id', p.category_id, 'name', p.name, 'brand', p.brand, 'model', p.model,
  'description', p.description, 'features', p.features, 'price_minor', p.price_minor, 'price_description', p.price_description,
  'image_file', p.image_file, 'stock', p.stock, 'is_no_basket', p.is_no_basket, 'is_active', p.is_active, 'is_promo_excluded', p.is_promo_excluded)`;

export const productStates: States = () => sql`
  select 'product' as thing, p.id as thing_id, p.id::text as ref, r.line, p.alloc || ' ' || p.code as key, ${productState} as state, '{}'::jsonb as fresh
  from upload_rows r join products p on p.alloc = r.alloc and p.code = r.code where not r.is_faulty`;

/** Columns that a file may lack. A blank stock leaves what is there too: goods always have a number of pieces. */
const optional = {
  brand: ['brand'],
  model: ['model'],
  description: ['description'],
  features: ['features'],
  priceDescription: ['price_description'],
  imageFile: ['image_file'],
  noBasket: ['is_no_basket'],
  isActive: ['is_active'],
  isPromoExcluded: ['is_promo_excluded'],
};

interface PriceChange {
  product: string;
  /** In minor units; null where there is no price. */
  before: number | null;
  after: number | null;
  asks: boolean;
}

async function pricesChanged(tx: Tx): Promise<PriceChange[]> {
  const { rows } = await sql<PriceChange>`
    select u.key as product, p.price_minor as before, r.price_minor as after, u.asks is not null as asks
    from upload_changes u join upload_rows r on r.line = u.line join products p on p.alloc = r.alloc and p.code = r.code
    where p.price_minor is distinct from r.price_minor order by u.n`.execute(tx);
  return rows;
}

/** What members pay, so the furthest change is told by name. */
function pricesWords(far: readonly PriceChange[]): string {
  const share = ({ before, after }: PriceChange) => Math.abs((after ?? 0) - (before ?? 0)) / Math.max(1, before ?? 0);
  const furthest = far.reduce((most, one) => (share(one) > share(most) ? one : most));
  const { before, after, product } = furthest;
  const told = { count: far.length, share: 100 * priceChangeMax, product };
  return before
    ? say(texts.pricesChangeBy, { ...told, change: signedPercent(before, after ?? 0) })
    : say(texts.pricesChange, told);
}

/** PostgreSQL's numeric: no amount is ever a fraction of two. */
const inMinorUnits = sql`r.price * power(10::numeric, c.currency_decimals)`;

/** A voucher's stock is its codes. */
const stock = sql`case when r.kind = 'goods' then coalesce(r.stock, p.stock) end`;

/** By the columns of the file; `c` is the price list whose currency the price is in. */
const facts = (alias: string, category: string, pieces: string) =>
  sql.raw(`jsonb_build_object('name', ${alias}.name, 'brand', ${alias}.brand, 'model', ${alias}.model, 'description', ${alias}.description,
    'features', array_to_string(${alias}.features, ' | '), 'priceDescription', ${alias}.price_description, 'imageFile', ${alias}.image_file,
    'price', round(${alias}.price_minor / power(10::numeric, c.currency_decimals), c.currency_decimals)::text,
    'stock', ${pieces}, 'noBasket', ${alias}.is_no_basket, 'isActive', ${alias}.is_active, 'isPromoExcluded', ${alias}.is_promo_excluded,
    'cat1', ${category}.cat1, 'cat2', ${category}.cat2, 'cat3', ${category}.cat3)`);
const factsBefore = facts('p', 'g', 'p.stock');
const factsAfter = facts('r', 'r', "case when r.kind = 'goods' then coalesce(r.stock, p.stock) end");

async function checkProducts(importing: Importing): Promise<void> {
  await faults(
    importing,
    repeats('alloc, code', 'productCode', (found) => say(texts.productTwice, found)),
  );
  await faults(
    importing,
    fault(
      sql<Place & { priceList: string }>`
        select r.line, 'alloc' as field, r.alloc as "priceList" from upload_rows r
        where not r.is_faulty and not exists (select from price_lists c where c.alloc = r.alloc)`,
      (found) => say(texts.noPriceList, found),
    ),
    fault(
      sql<Place & { currency: string; decimals: number }>`
        select r.line, 'price' as field, c.currency, c.currency_decimals as decimals
        from upload_rows r join price_lists c on c.alloc = r.alloc where not r.is_faulty and ${inMinorUnits} <> trunc(${inMinorUnits})`,
      (found) => say(texts.tooManyDecimals, found),
    ),
    fault(
      sql<Place & { kind: string }>`
        select r.line, 'kind' as field, p.kind
        from upload_rows r join products p on p.alloc = r.alloc and p.code = r.code where not r.is_faulty and p.kind <> r.kind`,
      (found) => say(texts.kindFixed, found),
    ),
    fault(
      sql<Place>`
        select r.line, 'stock' as field
        from upload_rows r left join products p on p.alloc = r.alloc and p.code = r.code
        where not r.is_faulty and r.kind = 'goods' and r.stock is null and p.stock is null`,
      () => say(texts.givePieces),
    ),
  );
}

/** Two categories may not share an address, or one of them could not be reached. */
async function checkCategories(importing: Importing): Promise<void> {
  await faults(
    importing,
    fault(
      sql<Place & { other: string }>`
        select line, 'cat3'::text as field, other
        from (
          select r.line, coalesce(g.cat1 || ' / ' || g.cat2 || ' / ' || g.cat3, first_value(r.cat1 || ' / ' || r.cat2 || ' / ' || r.cat3)
            over (partition by r.key1, r.key2, r.key3 order by r.line)) as other, r.cat1 || ' / ' || r.cat2 || ' / ' || r.cat3 as own
          from upload_rows r left join categories g on (g.key1, g.key2, g.key3) = (r.key1, r.key2, r.key3)
          where not r.is_faulty) c
        where own <> other`,
      ({ other }) => say(texts.sameAddress, { other }),
    ),
  );
}

async function writeProducts({ tx, now, actorId, confirmerId }: Importing): Promise<void> {
  await sql`
    insert into categories (cat1, cat2, cat3, key1, key2, key3)
    select cat1, cat2, cat3, key1, key2, key3 from upload_rows group by 1, 2, 3, 4, 5, 6 order by min(line)
    on conflict do nothing`.execute(tx);
  // In the order in which orders lock them.
  await sql`select 1 from products p join upload_rows r on r.alloc = p.alloc and r.code = p.code order by p.id for update of p`.execute(
    tx,
  );
  const by = sql`${actorId}::bigint`;
  const confirmer = sql`${confirmerId}::bigint`;
  const isAgreed = sql.lit(actorId === null || confirmerId !== null);
  // Who uploads a price that others have given confirms it: from then on it is nobody's own.
  await sql`
    update products p set
      price_by_id = case when p.price_minor is distinct from r.price_minor then ${by} end,
      price_confirmed_by_id = case when p.price_minor is distinct from r.price_minor then ${confirmer} end,
      price_from_minor = case when not ${isAgreed} and p.price_minor is distinct from r.price_minor
        then nullif(greatest(coalesce(p.price_from_minor, p.price_minor), r.price_minor), r.price_minor) end
    from upload_rows r where p.alloc = r.alloc and p.code = r.code
      and (p.price_minor is distinct from r.price_minor or (p.price_by_id is not null and (${by} in (p.price_by_id, p.price_confirmed_by_id)) is not true))`.execute(
    tx,
  );
  await sql`
    update products p set category_id = n.id, name = r.name, brand = r.brand, model = r.model, description = r.description,
      features = r.features, price_minor = r.price_minor, price_description = r.price_description, image_file = r.image_file,
      stock = ${stock}, is_no_basket = r.is_no_basket, is_active = r.is_active, is_promo_excluded = r.is_promo_excluded, updated_at = ${now}
    from upload_rows r join upload_changes u on u.line = r.line and u.what = 'changed'
      join categories n on (n.cat1, n.cat2, n.cat3) = (r.cat1, r.cat2, r.cat3)
    where p.alloc = r.alloc and p.code = r.code`.execute(tx);
  await sql`
    insert into products (alloc, code, category_id, name, brand, model, description, features, price_minor, price_description, image_file,
      kind, stock, is_no_basket, is_active, is_promo_excluded, updated_at, price_by_id, price_confirmed_by_id)
    select r.alloc, r.code, g.id, r.name, r.brand, r.model, r.description, r.features, r.price_minor, r.price_description, r.image_file,
      r.kind, r.stock, r.is_no_basket, r.is_active, r.is_promo_excluded, ${now}, ${by}, ${confirmer}
    from upload_rows r join categories g on (g.cat1, g.cat2, g.cat3) = (r.cat1, r.cat2, r.cat3)
    where not exists (select from products p where p.alloc = r.alloc and p.code = r.code) order by r.line`.execute(tx);
}
