import type { DispatchStatus, OrderStatus } from '@laurel/contract/points';

/** What decides whether a member may still cancel an order. */
export interface OrderStanding {
  statusId: OrderStatus;
  /** The state of the goods that went furthest; null where there are none. */
  furthest: DispatchStatus | null;
  hasVouchers: boolean;
  isRefunded: boolean;
}

/** Whether an order can be cancelled, and the reason in words: the list of orders and the refusal say the same. */
export function cancelling(order: OrderStanding): { mayCancel: boolean; cancelDesc: string } {
  const why = whyNot(order);
  return why === undefined
    ? { mayCancel: true, cancelDesc: 'You can cancel this until it is being prepared.' }
    : { mayCancel: false, cancelDesc: why };
}

function whyNot({ statusId, furthest, hasVouchers, isRefunded }: OrderStanding): string | undefined {
  if (statusId === 90) return 'This order was cancelled, and its points are back.';
  if (isRefunded) return 'A part of this order was refunded: it can no longer be cancelled whole.';
  if (furthest === 3 && !hasVouchers) return 'This order was delivered: it can no longer be cancelled.';
  if (furthest !== null && furthest >= 2) return 'This order is already on its way and can no longer be cancelled.';
  if (furthest === 1) return 'This order is being prepared and can no longer be cancelled.';
  if (hasVouchers) return 'Voucher codes are issued with the order, so it cannot be cancelled.';
  return undefined;
}
