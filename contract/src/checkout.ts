import * as z from 'zod/mini';
import { basketCalls } from './basket.ts';
import { post } from './call.ts';
import { mobileMax, promoCodeMax } from './limits.ts';
import { orderDetail } from './orders.ts';
import { alloc, shopping } from './shop-parts.ts';
import { line, requiredLine } from './text.ts';
import { count, id, money, whole } from './wire.ts';

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

export const checkout = {
  ...basketCalls,
  getCheckoutOrderSummary: post(
    'getCheckoutOrderSummary',
    z.object({ alloc, promoCode: z.optional(promoCode), basketId: z.optional(id) }),
    checkoutSummary,
    { ...shopping, lenient: true, refusals: { basketEmpty } },
  ),
  placeOrder: post(
    'placeOrder',
    z.strictObject({
      cellNum: requiredLine(mobileMax, 'Please give a mobile number.'),
      promoCode: z.optional(promoCode),
      alloc,
      vfyTotal: z.number('Please confirm the total.').check(z.minimum(0, 'Please confirm the total.')),
      basketId: z.optional(id),
    }),
    z.object({ orderNum: z.string(), message: z.string(), ...placedOrder }),
    { ...shopping, idempotent: true, refusals: { basketEmpty, totalChanged: z.object({ summary: checkoutSummary }) } },
  ),
};
