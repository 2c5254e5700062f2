import { calls } from '@laurel/contract';
import type { Product } from '@laurel/contract/catalogue';
import { formatMoney } from '@laurel/contract/money';
import { transaction } from '#db/transaction';
import { act, file, query } from '#http/call-context';
import { notFound } from '#refuse';
import { basketOf } from '#shop/basket';
import { picturePath } from '#shop/offers';
import {
  currencyInfo,
  inUnits,
  moneyFormat,
  mustBeOwnAlloc,
  type PriceList,
  pointsFor,
  priceList,
} from '#shop/price-list';
import { changeProductPicture, encodeProductPicture, pictureNameOf, productPicture } from './pictures.ts';
import { adverts, categoriesOf, productsOf, type ShopProduct } from './queries.ts';

const { catalogue } = calls;

export const catalogueCalls = () => [
  query(catalogue.advertdata, async (db) => ({
    advertData: await adverts(db),
    imageBase: '/adverts/',
  })),
  query(catalogue.categorylist, async (db, { actor }) => {
    const { totalBasketQty, totalBasketPrice } = await basketOf(db, actor);
    return {
      cats: await categoriesOf(db, actor.alloc),
      inf: await currencyInfo(db, actor),
      totalBasketQty,
      totalBasketPrice,
    };
  }),
  query(catalogue.productlist, async (db, { actor, input }) => {
    mustBeOwnAlloc(actor, input.alloc);
    const category = (await categoriesOf(db, actor.alloc)).find(({ prodCat3Id }) => prodCat3Id === input.prodCat3Id);
    if (!category) notFound();
    const list = await priceList(db, actor.countryCode);
    const products = await productsOf(db, actor.alloc, input.prodCat3Id);
    return { catName: category.cat3, products: products.map((product) => productOf(product, list)) };
  }),
  file(catalogue.productpic, (db, { input }) => productPicture(db, input.picId, Number(input.width))),
  act(catalogue.productpicupload, async (db, { actor, file, now }) => {
    const name = pictureNameOf(file.fileName);
    const pictures = await encodeProductPicture(file);
    return transaction(db, (tx) => changeProductPicture(tx, { name, pictures, actorId: actor.id, now }));
  }),
];

function productOf(product: ShopProduct, list: PriceList): Product {
  const minor = product.priceMinor ?? 0;
  return {
    productId: String(product.id),
    productName: product.name,
    imageFile: picturePath(product),
    priceFormatted: product.priceMinor === null ? '' : formatMoney(inUnits(minor, list), moneyFormat(list)),
    priceDescription: product.priceDescription,
    description: product.description,
    brand: product.brand,
    model: product.model,
    fAB: product.features.join('\n'),
    noBasket: product.isNoBasket || product.priceMinor === null,
    displayPrice: inUnits(minor, list),
    pointsPrice: pointsFor(minor, list),
    isVoucher: product.kind === 'voucher',
    isInStock: product.isInStock,
  };
}
