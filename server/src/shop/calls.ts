import { calls } from '@laurel/contract';
import { formatMoney } from '@laurel/contract/money';
import type { CurrencyInfo, Product } from '@laurel/contract/shop';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { act, file, query, verb } from '#http/call-context';
import { countUse } from '#http/rate-limits';
import { balancesOf } from '#ledger/accounts';
import { notFound, refuse } from '#refuse';
import { addToBasket, basketOf, changeBasket } from './basket.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkoutSummary } from './checkout.ts';
import { moveLine, refundLine } from './desk.ts';
import { deskFile } from './desk-files.ts';
import { deskList } from './desk-list.ts';
import { importAnswers, isDryRun } from './import-answers.ts';
import { orderDetailsOf, ordersOf } from './orders.ts';
import { changeProductPicture, encodeProductPicture, pictureNameOf, picturePath, productPicture } from './pictures.ts';
import { placeOrder } from './place-order.ts';
import { moneyFormat } from './promo.ts';
import { adverts, categoriesOf, priceList, productsOf, type ShopProduct } from './queries.ts';
import { inUnits, type PriceList, pointsFor } from './rules.ts';
import { voucherMessage } from './voucher-message.ts';

export interface ShopDeps {
  publicUrl: string;
  voucherKeys: readonly Buffer[];
  callingCodes: readonly string[] | undefined;
  redemptionMaxPerDay: number | undefined;
  rateLimited: boolean;
}

const { shop } = calls;

export const shopCalls = ({ publicUrl, voucherKeys, callingCodes, redemptionMaxPerDay, rateLimited }: ShopDeps) => [
  query(shop.advertdata, async (db) => ({
    advertData: await adverts(db),
    imageBase: '/adverts/',
  })),
  query(shop.categorylist, async (db, { actor }) => {
    const { totalBasketQty, totalBasketPrice } = await basketOf(db, actor);
    return {
      cats: await categoriesOf(db, actor.alloc),
      inf: await currencyInfo(db, actor),
      totalBasketQty,
      totalBasketPrice,
    };
  }),
  query(shop.productlist, async (db, { actor, input }) => {
    mustBeOwnAlloc(actor, input.alloc);
    const category = (await categoriesOf(db, actor.alloc)).find(({ prodCat3Id }) => prodCat3Id === input.prodCat3Id);
    if (!category) notFound();
    const list = await priceList(db, actor.countryCode);
    const products = await productsOf(db, actor.alloc, input.prodCat3Id);
    return { catName: category.cat3, products: products.map((product) => productOf(product, list)) };
  }),
  verb(shop.addtobasket, async (tx, { actor, input, now }) => {
    const product = await addToBasket(tx, { actor, now }, input.productId);
    const { totalBasketQty, totalBasketPrice } = await basketOf(tx, actor);
    return { totalBasketQty, totalBasketPrice, product };
  }),
  query(shop.getbasket, (db, { actor, input }) => {
    mustBeOwnAlloc(actor, input.alloc);
    return basketOf(db, actor);
  }),
  verb(shop.changebasketqty, async (tx, { actor, input }) => {
    mustBeOwnAlloc(actor, input.alloc);
    await changeBasket(tx, actor, input);
    return basketOf(tx, actor);
  }),
  act(shop.getCheckoutOrderSummary, async (db, { actor, input, now }) => {
    mustBeOwnAlloc(actor, input.alloc);
    const { promoCode = '', basketId } = input;
    if (promoCode.trim() !== '' && rateLimited) await countUse(db, 'promoTries', `member:${actor.id}`, now);
    return checkoutSummary(db, { actor, promoCode, basketId, now });
  }),
  verb(
    shop.placeOrder,
    async (tx, { actor, input, now }) => {
      mustBeOwnAlloc(actor, input.alloc);
      const buying = { by: actor, now, publicUrl, callingCodes, redemptionMaxPerDay };
      const { id, orderNum, points } = await placeOrder(tx, buying, { promoCode: '', ...input });
      return {
        orderNum,
        message: `Your order has been placed successfully. Order No:${orderNum}`,
        memberOrderId: String(id),
        orderDetails: await orderDetailsOf(tx, actor.id, id),
        pointsTotal: points,
        pointsAvailable: (await balancesOf(tx, actor.id)).wallet,
      };
    },
    async (db, { actor, input, now }) => {
      if (input.promoCode?.trim() && rateLimited) await countUse(db, 'promoTries', `member:${actor.id}`, now);
    },
  ),
  query(shop.orders, async (db, { actor }) => ({
    orders: await ordersOf(db, actor.id),
    orderDetails: await orderDetailsOf(db, actor.id),
    inf: await currencyInfo(db, actor),
  })),
  verb(shop.cancelOrder, async (tx, { actor, input, now }) => ({
    message: await cancelOrder(tx, { by: actor, now }, input.memberOrderId),
  })),
  file(shop.productpic, (db, { input }) => productPicture(db, input.picId, Number(input.width))),
  act(shop.productpicupload, async (db, { actor, file, now }) => {
    const name = pictureNameOf(file.fileName);
    const pictures = await encodeProductPicture(file);
    return transaction(db, (tx) => changeProductPicture(tx, { name, pictures, actorId: actor.id, now }));
  }),
  query(shop.desklist, (db, { actor, input }) => deskList(db, actor.id, input)),
  verb(shop.deskmove, async (tx, { actor, input, now }) => ({
    message: await moveLine(tx, { actorId: actor.id, now, publicUrl }, input),
  })),
  verb(shop.deskrefund, (tx, { actor, input, now }) => refundLine(tx, { actorId: actor.id, now, publicUrl }, input)),
  file(shop.deskexport, async (db) => ({
    bytes: deskFile(db),
    mimeType: 'text/csv; charset=utf-8',
    downloadAs: 'waiting_lines.csv',
  })),
  act(shop.deskimport, (db, { actor, file, now, query }) =>
    importAnswers(db, { actorId: actor.id, now, publicUrl }, { file, dryRun: isDryRun(query) }),
  ),
  verb(shop.getVoucherCodeMessage, async (tx, { actor, input, now }) => ({
    message: await voucherMessage(tx, { actor, now, keys: voucherKeys }, input.memberOrderItemId),
  })),
];

/** The member's own price list always counts; a page that still shows another one must be loaded again. */
function mustBeOwnAlloc(actor: Actor, alloc: string): void {
  if (alloc !== actor.alloc) {
    const words = 'This is not the price list of your country. Please open the shop again.';
    refuse('badInput', words, { alloc: words });
  }
}

async function currencyInfo(on: Db | Tx, actor: Actor): Promise<CurrencyInfo> {
  const list = await priceList(on, actor.countryCode);
  const { wallet } = await balancesOf(on, actor.id);
  return {
    ...moneyFormat(list),
    productCurrency: list.currency,
    alloc: list.alloc,
    deliveryType: list.deliveryType,
    pointsAvailable: wallet,
  };
}

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
