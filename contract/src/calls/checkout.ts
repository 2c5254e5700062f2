import * as z from 'zod/mini';
import { call } from '#call';
import { basketQtyMax, mobileMax, promoCodeMax } from '#limits';
import { alloc, basketTotals } from '#shapes/shop-parts';
import { line, requiredLine } from '#shapes/text';
import { count, id, money, whole } from '#shapes/wire';
import { told } from '#told';
import { orderDetail } from './orders.ts';
import * as texts from './texts.ts';

const basketItem = z.object({
  shopBasketId: z.string(),
  productId: z.string(),
  productName: z.string(),
  imageFile: z.string(),
  qty: count,
  /** Today's price of one. */
  displayPrice: money,
  /** The price of one when it was added. */
  basketPrice: money,
  itemTotal: money,
  pointsTotal: count,
  BasketItemStatus: z.enum(['', 'DELETED', 'CHANGED', 'DECREASED']),
});
export type BasketItem = z.output<typeof basketItem>;

const basket = z.object({ ...basketTotals, basket: z.array(basketItem) });

export const addtobasket = call(
  'addtobasket',
  z.strictObject({ productId: id }),
  z.object({ ...basketTotals, product: z.string() }),
);

export const getbasket = call('getbasket', z.strictObject({ alloc }), basket);

export const changebasketqty = call(
  'changebasketqty',
  z.strictObject({
    action: z.enum(['increase', 'decrease', 'remove'], told(texts.basketAction)),
    shopBasketId: id,
    alloc,
  }),
  basket,
);

/** So many of a product and no other number: 0 takes it out, and what was taken out comes back with it. */
export const setbasketqty = call(
  'setbasketqty',
  z.strictObject({
    productId: id,
    qty: whole.check(
      z.minimum(0, told(texts.quantity, { max: basketQtyMax })),
      z.maximum(basketQtyMax, told(texts.quantity, { max: basketQtyMax })),
    ),
    alloc,
  }),
  basket,
);

export const checkoutSummary = z.object({
  isVoucherOk: z.boolean(),
  /** After the discount, in currency units. */
  grandTotal: money,
  /** What Place Order must send back. */
  vfyTotal: money,
  cellNum: z.string(),
  voucherAmtDesc: z.string(),
  shopVoucherDiscountTotal: money,
  pointsTotal: count,
  pointsAvailable: whole,
  /** Where the goods of it go; '' where it has none: a voucher's code needs no way. */
  deliverTo: z.string(),
  /** Given back with the order, so that a page which shows an old basket does not order a new one. */
  basketId: z.string(),
});
export type CheckoutSummary = z.output<typeof checkoutSummary>;

/** What was bought and what is left. Voucher codes are asked for by line: no stored answer holds one. */
const placedOrder = {
  memberOrderId: z.string(),
  orderDetails: z.array(orderDetail),
  pointsTotal: count,
  pointsAvailable: whole,
};

/** The shown basket is the order of this number: it was placed meanwhile, in another tab say. '' where nothing is in the basket. */
const basketEmpty = z.object({ orderNum: z.string() });

const promoCode = line(promoCodeMax);

export const getCheckoutOrderSummary = call(
  'getCheckoutOrderSummary',
  z.object({ alloc, promoCode: z.optional(promoCode), basketId: z.optional(id) }),
  checkoutSummary,
  { refusals: { basketEmpty } },
);

export const placeOrder = call(
  'placeOrder',
  z.strictObject({
    cellNum: requiredLine(mobileMax, texts.giveMobile),
    promoCode: z.optional(promoCode),
    alloc,
    vfyTotal: z.number(told(texts.confirmTotal)).check(z.minimum(0, told(texts.confirmTotal))),
    basketId: z.optional(id),
  }),
  z.object({ orderNum: z.string(), message: z.string(), ...placedOrder }),
  { refusals: { basketEmpty, totalChanged: z.object({ summary: checkoutSummary }) } },
);
