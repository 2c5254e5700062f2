import * as z from 'zod/mini';
import { call } from '#call';
import { productPictureWidths } from '#limits';
import { alloc, basketTotals, currencyInfo } from '#shapes/shop-parts';
import { count, id, isoInstant, money, nothing } from '#shapes/wire';

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

export const advertdata = call(
  'advertdata',
  nothing,
  z.object({
    advertData: z.array(advert),
    imageBase: z.string(),
    /** When it is something else although nobody changes it; not there where that is never. */
    until: z.optional(isoInstant),
  }),
);

export const categorylist = call(
  'categorylist',
  nothing,
  z.object({ cats: z.array(category), inf: currencyInfo, ...basketTotals }),
);

export const productlist = call(
  'productlist',
  z.strictObject({ prodCat3Id: id, alloc }),
  z.object({ catName: z.string(), products: z.array(product) }),
);

export const productpic = call(
  'productpic',
  z.object({ picId: z.string().check(z.regex(/^[0-9a-f]{32}$/)), width: z.enum(productPictureWidths.map(String)) }),
  z.undefined(),
);

/** The file's name without ending is the name by which the catalogue's imageFile finds it. */
export const productpicupload = call('productpicupload', nothing, z.object({ imageFile: z.string(), products: count }));
