import type { Category } from '@laurel/contract/calls/catalogue';
import { intl } from '@laurel/contract/intl';
import { locale } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { translated } from '#languages/translated';
import { isInStock, pictureId, picturePath, price } from '#shop/offers';

export async function categoriesOf(on: Db, alloc: string): Promise<Category[]> {
  const { rows } = await sql<Category & { pictureId: string | null }>`
    select c.*, (select i.picture_id from product_pictures i where i.name = lower(c."imageFile")
      -- limit: all sizes of a picture have one address
      limit 1) as "pictureId" from (
    select ${translated('category', sql`g.cat1`)} as cat1, ${translated('category', sql`g.cat2`)} as cat2,
      ${translated('category', sql`g.cat3`)} as cat3, g.id::text as "prodCat3Id", g.key1 as "catKey1", g.key2 as "catKey2", g.key3 as "catKey3",
      count(*) as "productCount", (array_agg(p.image_file order by p.price_minor, p.name, p.id))[1] as "imageFile"
    from products p join categories g on g.id = p.category_id
    where p.alloc = ${alloc} and p.is_active group by g.id) c`.execute(on);
  const { compare } = intl('Collator', locale());
  return rows
    .sort((a, b) => compare(a.cat1, b.cat1) || compare(a.cat2, b.cat2) || compare(a.cat3, b.cat3))
    .map(({ pictureId: id, ...category }) => ({
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

const shown = (column: string) => translated('product', sql.ref(`p.${column}`));

/** As they cost in this country, of whose price list they are. */
export async function productsOf(on: Db, countryCode: string, categoryId: string): Promise<ShopProduct[]> {
  const { rows } = await sql<ShopProduct>`
    select p.id, ${shown('name')} as name, p.brand, ${shown('model')} as model, ${shown('description')} as description,
      array(select ${translated('product', sql`feature`)} from unnest(p.features) with ordinality of (feature, n) order by n) as features,
      ${shown('price_description')} as "priceDescription", p.image_file as "imageFile",
      ${pictureId} as "pictureId", p.kind, p.is_no_basket as "isNoBasket", ${price} as "priceMinor", ${isInStock} as "isInStock"
    from countries home join products p on p.alloc = home.alloc
    where home.code = ${countryCode} and p.category_id = ${categoryId} and p.is_active order by p.price_minor, p.name, p.id`.execute(
    on,
  );
  return rows;
}
