import * as z from 'zod/mini';
import { call } from '#call';
import { currencyInfo } from '#shapes/shop-parts';
import { count, id, isoInstant, money, nothing, whole } from '#shapes/wire';

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

export const orders = call(
  'orders',
  nothing,
  z.object({ orders: z.array(order), orderDetails: z.array(orderDetail), inf: currencyInfo }),
);

export const cancelOrder = call(
  'cancelOrder',
  z.strictObject({ memberOrderId: id }),
  z.object({ message: z.string() }),
);
