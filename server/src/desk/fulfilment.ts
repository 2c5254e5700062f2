import type { DispatchStatus, OrderStatus } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { refuse } from '#errors/refuse';
import * as texts from './texts.ts';

/** Where goods may go from where they are. Vouchers are issued with the order and stay issued. */
const moves: Record<DispatchStatus, readonly DispatchStatus[]> = { 0: [1, 2], 1: [2], 2: [3], 3: [], 4: [] };

export function mayMove(from: DispatchStatus, to: DispatchStatus): boolean {
  return moves[from].includes(to);
}

export function mustBeAllowedMove(from: DispatchStatus, to: DispatchStatus): void {
  if (!mayMove(from, to)) refuse('ruleBroken', say(texts.noMove));
}

/** What the lines say of their order. One with vouchers stays dispatched, so that its codes stay readable. */
export function orderStatusOf(lines: readonly { dispatchStatus: DispatchStatus }[]): OrderStatus {
  const goods = lines.filter((line) => line.dispatchStatus !== 4);
  if (goods.length < lines.length) return 30;
  if (goods.every((line) => line.dispatchStatus === 3)) return 40;
  if (goods.every((line) => line.dispatchStatus >= 2)) return 30;
  return goods.some((line) => line.dispatchStatus > 0) ? 20 : 10;
}

export interface RefundedLine {
  id: number;
  qty: number;
  qtyRefunded: number;
  priceMinor: number;
  discountMinor: number;
}

/**
 * Points back for some pieces of a line, net of the order's discount. Counted from what is refunded in all, so that
 * refunding piece by piece gives exactly what was paid, and never more.
 */
export function refundPoints(
  order: { points: number; totalMinor: number; pointsRefunded: number },
  lines: readonly RefundedLine[],
  lineId: number,
  qty: number,
): number {
  if (order.totalMinor === 0) return 0;
  const refundedMinor = lines.reduce(
    (sum, line) => sum + netOf(line, line.qtyRefunded + (line.id === lineId ? qty : 0)),
    0,
  );
  const due = (BigInt(order.points) * BigInt(refundedMinor)) / BigInt(order.totalMinor);
  return Math.max(0, Number(due) - order.pointsRefunded);
}

/** What so many pieces of a line cost after the discount. */
function netOf(line: RefundedLine, qty: number): number {
  const discount = Number((BigInt(line.discountMinor) * BigInt(qty)) / BigInt(line.qty));
  return qty * line.priceMinor - discount;
}
