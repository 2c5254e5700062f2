import type { DispatchStatus } from '@laurel/contract/points';
import type { DeskLine } from '@laurel/contract/shop';
import { matcherOf } from './matching.ts';

/** Where the desk may move a line next. The server decides; the screen offers only what can succeed. */
const moves: Record<DispatchStatus, readonly DispatchStatus[]> = { 0: [1, 2], 1: [2], 2: [3], 3: [], 4: [] };

export function movesOf(line: DeskLine): readonly DispatchStatus[] {
  // What is refunded whole is sent to nobody.
  return piecesLeft(line) === 0 ? [] : (moves[line.dispatchStatus as DispatchStatus] ?? []);
}

export function piecesLeft({ itemQty, qtyRefunded }: DeskLine): number {
  return itemQty - qtyRefunded;
}

/** What a refund of so many pieces makes of a line. */
export function refunded({ qtyRefunded, pointsRefundable }: DeskLine, qty: number) {
  const given = pointsRefundable[qty - 1] ?? 0;
  return { qtyRefunded: qtyRefunded + qty, pointsRefundable: pointsRefundable.slice(qty).map((all) => all - given) };
}

const dayMs = 86_400_000;

/** Whole days since the order. */
export function ageDays(orderDate: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(orderDate)) / dayMs));
}

export function ageWords(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}

/** What the desk looks at: everything that is not delivered, a dispatch status, or what is refunded whole. */
export type DeskView = 'open' | 'refunded' | `${DispatchStatus}`;

/** What the server is asked for a view. */
export function deskInput(view: DeskView): { dispatchStatus?: number } {
  return view === 'open' || view === 'refunded' ? {} : { dispatchStatus: Number(view) };
}

/** The lines of a view that a search finds. What is refunded whole no longer waits, and has a view of its own. */
export function deskView(lines: readonly DeskLine[], view: DeskView, search: string): DeskLine[] {
  const matches = matcherOf(search);
  return lines.filter((line) => {
    const isRefunded = piecesLeft(line) === 0;
    const isWaiting = line.dispatchStatus < 2;
    const belongs = view === 'refunded' ? isRefunded : !(isRefunded && isWaiting);
    return (
      belongs &&
      matches([line.orderNum, line.member, line.memberNumber, line.itemDescription, line.productCode].join(' '))
    );
  });
}

/** A line with which a dialog is open, and what for. */
export interface DeskDeed {
  what: 'send' | 'refund';
  line: DeskLine;
}
