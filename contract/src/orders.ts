import * as z from 'zod/mini';
import { post } from './call.ts';
import { currencyInfo, nothing, shopping } from './shop-parts.ts';
import { count, id, isoInstant, money, whole } from './wire.ts';

const order = z.object({
  memberOrderId: z.string(),
  orderNum: z.string(),
  orderDate: isoInstant,
  orderStatusId: whole,
  orderStatusDesc: z.string(),
  itemCount: count,
  totalGrandTotal: money,
  totalDiscount: money,
  VoucherCode: z.string(),
  totalDue: money,
  pointsTotal: count,
  mayCancel: z.boolean(),
  /** Why it can be cancelled, or why not. */
  cancelDesc: z.string(),
});
export type Order = z.output<typeof order>;

export const orderDetail = z.object({
  memberOrderId: z.string(),
  memberOrderItemId: z.string(),
  productCode: z.string(),
  itemDescription: z.string(),
  itemQty: count,
  itemPrice: money,
  itemTotal: money,
  dispatchStatus: whole,
  dispatchStatusDesc: z.string(),
  carrier: z.string(),
  reference: z.string(),
  qtyRefunded: count,
});
export type OrderDetail = z.output<typeof orderDetail>;

export const orders = {
  orders: post(
    'orders',
    nothing,
    z.object({ orders: z.array(order), orderDetails: z.array(orderDetail), inf: currencyInfo }),
    shopping,
  ),
  cancelOrder: post('cancelOrder', z.strictObject({ memberOrderId: id }), z.object({ message: z.string() }), shopping),
};
