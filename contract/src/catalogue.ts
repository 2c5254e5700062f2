import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { productPictureWidths } from './limits.ts';
import { alloc, basketTotals, currencyInfo, nothing, shopping } from './shop-parts.ts';
import { count, id, money } from './wire.ts';

const advert = z.object({ what: z.string(), href: z.string(), img: z.string() });

const category = z.object({
  cat1: z.string(),
  cat2: z.string(),
  cat3: z.string(),
  prodCat3Id: z.string(),
  catKey1: z.string(),
  catKey2: z.string(),
  catKey3: z.string(),
  productCount: count,
  /** Of its first product. */
  imageFile: z.string(),
});
export type Category = z.output<typeof category>;

const product = z.object({
  productId: z.string(),
  productName: z.string(),
  imageFile: z.string(),
  priceFormatted: z.string(),
  priceDescription: z.string(),
  description: z.string(),
  brand: z.string(),
  model: z.string(),
  /** Features and benefits. */
  fAB: z.string(),
  noBasket: z.boolean(),
  displayPrice: money,
  pointsPrice: count,
  isVoucher: z.boolean(),
  isInStock: z.boolean(),
});
export type Product = z.output<typeof product>;

export const catalogue = {
  advertdata: post('advertdata', nothing, z.object({ advertData: z.array(advert), imageBase: z.string() })),
  categorylist: post(
    'categorylist',
    nothing,
    z.object({ cats: z.array(category), inf: currencyInfo, ...basketTotals }),
    shopping,
  ),
  productlist: post(
    'productlist',
    z.strictObject({ prodCat3Id: id, alloc }),
    z.object({ catName: z.string(), products: z.array(product) }),
    shopping,
  ),
  productpic: get(
    'productpic',
    z.object({ picId: z.string().check(z.regex(/^[0-9a-f]{32}$/)), width: z.enum(productPictureWidths.map(String)) }),
    z.undefined(),
    { answers: 'picture' },
  ),
  /** The file's name without ending is the name by which the catalogue's imageFile finds it. */
  productpicupload: post('productpicupload', nothing, z.object({ imageFile: z.string(), products: count }), {
    limit: 'productPictures',
  }),
};
