import * as z from 'zod/mini';
import { post } from './call.ts';
import { basketQtyMax } from './limits.ts';
import { alloc, basketTotals, shopping } from './shop-parts.ts';
import { count, id, money, whole } from './wire.ts';

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

/** What changes the basket, and what shows it. */
export const basketCalls = {
  addtobasket: post(
    'addtobasket',
    z.strictObject({ productId: id }),
    z.object({ ...basketTotals, product: z.string() }),
    shopping,
  ),
  getbasket: post('getbasket', z.strictObject({ alloc }), basket, shopping),
  changebasketqty: post(
    'changebasketqty',
    z.strictObject({
      action: z.enum(['increase', 'decrease', 'remove'], 'Please choose increase, decrease or remove.'),
      shopBasketId: id,
      alloc,
    }),
    basket,
    shopping,
  ),
  /** So many of a product and no other number: 0 takes it out, and what was taken out comes back with it. */
  setbasketqty: post(
    'setbasketqty',
    z.strictObject({
      productId: id,
      qty: whole.check(
        z.minimum(0, `Please give a number from 0 to ${basketQtyMax}.`),
        z.maximum(basketQtyMax, `Please give a number from 0 to ${basketQtyMax}.`),
      ),
      alloc,
    }),
    basket,
    shopping,
  ),
};
