import type { Category } from '@laurel/contract/calls/catalogue';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { isInStock, pictureId, picturePath, price } from '#shop/offers';

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

/** As they cost in this country, of whose price list they are. */
export async function productsOf(on: Db, countryCode: string, categoryId: string): Promise<ShopProduct[]> {
  const { rows } = await sql<ShopProduct>`
    select p.id, p.name, p.brand, p.model, p.description, p.features, p.price_description as "priceDescription", p.image_file as "imageFile",
      ${pictureId} as "pictureId", p.kind, p.is_no_basket as "isNoBasket", ${price} as "priceMinor", ${isInStock} as "isInStock"
    from countries home join products p on p.alloc = home.alloc
    where home.code = ${countryCode} and p.category_id = ${categoryId} and p.is_active order by p.price_minor, p.name, p.id`.execute(
    on,
  );
  return rows;
}
