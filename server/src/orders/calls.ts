import { calls } from '@laurel/contract';
import { query, verb } from '#http/call-context';
import { orderDetailsOf } from '#shop/order-details';
import { currencyInfo } from '#shop/price-list';
import { cancelOrder } from './cancel-order.ts';
import { ordersOf } from './orders.ts';

const { orders } = calls;

export const orderCalls = () => [
  query(orders.orders, async (db, { actor }) => ({
    orders: await ordersOf(db, actor.id),
    orderDetails: await orderDetailsOf(db, actor.id),
    inf: await currencyInfo(db, actor),
  })),
  verb(orders.cancelOrder, async (tx, { actor, input, now }) => ({
    message: await cancelOrder(tx, { by: actor, now }, input.memberOrderId),
  })),
];
