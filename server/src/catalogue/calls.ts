import { calls } from '@laurel/contract';
import type { Product } from '@laurel/contract/calls/catalogue';
import { formatMoney } from '@laurel/contract/rules/money';
import { inOrder } from '#db/in-order';
import { transaction } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { advertised } from '#home/announcements';
import { act, file, query, shared } from '#http/call-context';
import { versionOf } from '#kept/versions';
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
import { categoriesOf, productsOf, type ShopProduct } from './queries.ts';

const { catalogue } = calls;

export const catalogueCalls = ({ patience }: { patience: number }) => [
  query(catalogue.advertdata, async (tx, { actor, now, kept }) => ({
    ...(await advertised(tx, { actor, now, kept })),
    imageBase: '/adverts/',
  })),
  query(catalogue.categorylist, async (tx, { actor, kept }) => {
    const { alloc } = actor;
    const shelves = { name: `shelves ${alloc}`, of: [versionOf.catalogue(alloc), versionOf.translations] };
    const [cats, inf, { totalBasketQty, totalBasketPrice }] = await inOrder(
      tx,
      () => kept.part(tx, shelves, () => categoriesOf(tx, alloc)),
      () => currencyInfo(tx, actor),
      () => basketOf(tx, actor),
    );
    return { cats, inf, totalBasketQty, totalBasketPrice };
  }),
  shared(catalogue.productlist, {
    by: ({ actor, input }) => {
      mustBeOwnAlloc(actor, input.alloc);
      return { alloc: actor.alloc, countryCode: actor.countryCode, categoryId: input.prodCat3Id };
    },
    of: ({ alloc }) => [versionOf.catalogue(alloc), versionOf.translations],
    run: async (tx, { alloc, countryCode, categoryId }) => {
      const [categories, list, products] = await inOrder(
        tx,
        () => categoriesOf(tx, alloc),
        () => priceList(tx, countryCode),
        () => productsOf(tx, countryCode, categoryId),
      );
      const category = categories.find(({ prodCat3Id }) => prodCat3Id === categoryId);
      if (!category) notFound();
      return { catName: category.cat3, products: products.map((product) => productOf(product, list)) };
    },
  }),
  file(catalogue.productpic, (db, { input }) => productPicture(db, input.picId, Number(input.width))),
  act(catalogue.productpicupload, async (db, { actor, file, now }) => {
    const name = pictureNameOf(file.fileName);
    const pictures = await encodeProductPicture(file, patience);
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
