import type { Message } from '@laurel/contract/message';
import type { DispatchStatus, OrderStatus } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

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
    ? { mayCancel: true, cancelDesc: say(texts.mayCancel) }
    : { mayCancel: false, cancelDesc: say(why) };
}

function whyNot({ statusId, furthest, hasVouchers, isRefunded }: OrderStanding): Message | undefined {
  if (statusId === 90) return texts.wasCancelled;
  if (isRefunded) return texts.partRefunded;
  if (furthest === 3 && !hasVouchers) return texts.delivered;
  if (furthest !== null && furthest >= 2) return texts.onItsWay;
  if (furthest === 1) return texts.inPreparation;
  if (hasVouchers) return texts.codesIssued;
  return undefined;
}
