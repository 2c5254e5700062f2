import type { OrderDetail } from '@laurel/contract/calls/orders';

/** The lines of an order that was just placed: what is issued with it, and what is still to come. */
export function placedParts(lines: readonly OrderDetail[]): { issued: OrderDetail[]; coming: OrderDetail[] } {
  const isIssued = ({ dispatchStatus }: OrderDetail) => dispatchStatus === 4;
  return { issued: lines.filter(isIssued), coming: lines.filter((line) => !isIssued(line)) };
}
