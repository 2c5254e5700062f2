import type { DeskLine, DeskQueue } from '@laurel/contract/calls/desk';
import type { DispatchStatus } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import type { CallInput } from '#api/call.ts';
import * as texts from './texts.ts';

/** Where the desk may move a line next. The server decides; the screen offers only what can succeed. */
const moves: Record<DispatchStatus, readonly DispatchStatus[]> = { 0: [1, 2], 1: [2], 2: [3], 3: [], 4: [] };

export function movesOf(line: DeskLine): readonly DispatchStatus[] {
  // What is refunded whole is sent to nobody, and nobody decides about their own order.
  return piecesLeft(line) === 0 || line.isOwn ? [] : (moves[line.dispatchStatus as DispatchStatus] ?? []);
}

/** Whether a refund of so many pieces takes back a code that the buyer has read: unread ones go first. */
export function takesReadCode(line: DeskLine, qty: number): boolean {
  return qty > piecesLeft(line) - line.codesRead;
}

export function piecesLeft({ itemQty, qtyRefunded }: DeskLine): number {
  return itemQty - qtyRefunded;
}

/** What a refund of so many pieces makes of a line. */
export function refunded(line: DeskLine, qty: number) {
  const { qtyRefunded, pointsRefundable } = line;
  const given = pointsRefundable[qty - 1] ?? 0;
  return {
    qtyRefunded: qtyRefunded + qty,
    pointsRefundable: pointsRefundable.slice(qty).map((all) => all - given),
    codesRead: Math.min(line.codesRead, piecesLeft(line) - qty),
  };
}

const dayMs = 86_400_000;

/** Whole days since the order. */
export function ageDays(orderDate: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(orderDate)) / dayMs));
}

export function ageWords(days: number): string {
  return days === 0 ? say(texts.today) : say(texts.daysOld, { days });
}

/** What the desk looks at: one of its queues, or a dispatch status. */
export type DeskView = DeskQueue | `${DispatchStatus}`;

/** What the server is asked for a view. */
export function deskInput(view: DeskView): Pick<CallInput<'desklist'>, 'queue' | 'dispatchStatus'> {
  return isStatus(view) ? { dispatchStatus: Number(view) } : { queue: view };
}

/** Told by its form: the list of queues comes with the schemas, which would weigh more than the whole screen. */
function isStatus(view: DeskView): view is `${DispatchStatus}` {
  return /^\d$/.test(view);
}

/** A line with which a dialog is open, and what for. */
export interface DeskDeed {
  what: 'send' | 'refund';
  line: DeskLine;
}
