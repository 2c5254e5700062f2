import type { Category } from '@laurel/contract/shop';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { picturePath } from './pictures.ts';
import type { PriceList } from './rules.ts';

export async function priceList(on: Db | Tx, countryCode: string): Promise<PriceList> {
  const row = await on
    .selectFrom('countries')
    .select([
      'alloc',
      'currency',
      'currency_symbol as symbol',
      'currency_decimals as decimals',
      'is_truncate_cents as isTruncateCents',
      'is_symbol_suffix as isSymbolSuffix',
      'point_value_millionths as pointValueMillionths',
      'delivery_type as deliveryType',
      'points_name as pointsName',
    ])
    .where('code', '=', countryCode)
    .executeTakeFirstOrThrow();
  return row;
}

/** Today's price of one, in minor units: whole units where the country truncates cents. */
const price: RawBuilder<number> = sql`
  case when c.is_truncate_cents then p.price_minor - p.price_minor % power(10, c.currency_decimals)::bigint else p.price_minor end`;

/** Goods in stock, or codes that nobody has yet. */
const isInStock: RawBuilder<boolean> = sql`
  case p.kind when 'goods' then p.stock > 0
    else exists (select from voucher_codes v where v.product_id = p.id and v.order_line_id is null) end`;

const isOffered: RawBuilder<boolean> = sql`p.is_active and not p.is_no_basket and p.price_minor is not null and ${isInStock}`;

const pictureId: RawBuilder<string | null> = sql`
  (select i.picture_id from product_pictures i where i.name = lower(p.image_file)
    -- limit: all sizes of a picture have one address
    limit 1)`;

export function adverts(on: Db): Promise<{ what: string; href: string; img: string }[]> {
  return on.selectFrom('adverts').select(['what', 'href', 'img']).orderBy('id').execute();
}

export async function categoriesOf(on: Db, alloc: string): Promise<Category[]> {
  const { rows } = await sql<Category & { pictureId: string | null }>`
    select c.*, (select i.picture_id from product_pictures i where i.name = lower(c."imageFile")
      -- limit: all sizes of a picture have one address
      limit 1) as "pictureId" from (
    select g.cat1, g.cat2, g.cat3, g.id::text as "prodCat3Id", g.key1 as "catKey1", g.key2 as "catKey2", g.key3 as "catKey3",
      count(*) as "productCount", (array_agg(p.image_file order by p.price_minor, p.name, p.id))[1] as "imageFile"
    from products p join categories g on g.id = p.category_id
    where p.alloc = ${alloc} and p.is_active group by g.id) c order by cat1, cat2, cat3`.execute(on);
  return rows.map(({ pictureId: id, ...category }) => ({
    ...category,
    imageFile: picturePath({ imageFile: category.imageFile, pictureId: id }),
  }));
}

export interface ShopProduct {
  id: number;
  name: string;
  brand: string;
  model: string;
  description: string;
  features: string[];
  priceDescription: string;
  imageFile: string;
  /** Of an uploaded picture; null where there is none of that name. */
  pictureId: string | null;
  kind: 'goods' | 'voucher';
  isNoBasket: boolean;
  /** Null where the product has no price. */
  priceMinor: number | null;
  isInStock: boolean;
}

export async function productsOf(on: Db, alloc: string, categoryId: string): Promise<ShopProduct[]> {
  const { rows } = await sql<ShopProduct>`
    select p.id, p.name, p.brand, p.model, p.description, p.features, p.price_description as "priceDescription", p.image_file as "imageFile",
      ${pictureId} as "pictureId", p.kind, p.is_no_basket as "isNoBasket", ${price} as "priceMinor", ${isInStock} as "isInStock"
    from products p join countries c on c.alloc = p.alloc
    where p.alloc = ${alloc} and p.category_id = ${categoryId} and p.is_active order by p.price_minor, p.name, p.id`.execute(
    on,
  );
  return rows;
}

export interface BasketLine {
  id: number;
  productId: number;
  code: string;
  name: string;
  kind: 'goods' | 'voucher';
  imageFile: string;
  pictureId: string | null;
  qty: number;
  priceMinor: number;
  addedPriceMinor: number;
  isOffered: boolean;
  isPromoExcluded: boolean;
  stock: number | null;
}

/** The lines of the member's open basket at today's prices. What is of another country's list is no longer offered: the member has moved. */
export async function basketLines(on: Db | Tx, memberId: number): Promise<BasketLine[]> {
  const { rows } = await sql<BasketLine>`
    select l.id, p.id as "productId", p.code, p.name, p.kind, p.image_file as "imageFile", ${pictureId} as "pictureId", l.qty, coalesce(${price}, 0) as "priceMinor",
      l.price_minor as "addedPriceMinor", ${isOffered} and p.alloc = home.alloc as "isOffered",
      p.is_promo_excluded as "isPromoExcluded", p.stock
    from baskets b join basket_lines l on l.basket_id = b.id
    join products p on p.id = l.product_id join countries c on c.alloc = p.alloc
    join members m on m.id = b.member_id join divisions d on d.code = m.division_code join countries home on home.code = d.country_code
    where b.member_id = ${memberId} and b.ordered_at is null order by l.id`.execute(on);
  return rows;
}

export interface BasketCandidate {
  name: string;
  priceMinor: number | null;
  isOffered: boolean;
  isInStock: boolean;
  isNoBasket: boolean;
}

/** A product of this price list that somebody wants to put into the basket. */
export async function basketCandidate(on: Tx, alloc: string, productId: string): Promise<BasketCandidate | undefined> {
  const { rows } = await sql<BasketCandidate>`
    select p.name, ${price} as "priceMinor", ${isOffered} as "isOffered", ${isInStock} as "isInStock", p.is_no_basket as "isNoBasket"
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
