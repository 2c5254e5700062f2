import type { Output } from '@laurel/contract/call';
import type { desklist } from '@laurel/contract/calls/desk';
import type { Db } from '#db/pool';
import type { DeskFilter } from './find-lines.ts';
import { type RefundedLine, refundPoints } from './fulfilment.ts';
import { deskLines, ordersPaid, type PaidOrder } from './queries.ts';

/** The lines of the desk, each with the points that would come back for it: counted as a refund counts them. */
export async function deskList(db: Db, actorId: number, filter: DeskFilter): Promise<Output<typeof desklist>> {
  const { lines, ...counted } = await deskLines(db, actorId, filter);
  const orders = await ordersPaid(db, [...new Set(lines.map(({ orderId }) => orderId))]);
  const priced = lines.map(({ orderId, ...line }) => {
    const order = orders.get(orderId);
    const paid = order?.lines.find(({ id }) => String(id) === line.memberOrderItemId);
    return { ...line, pointsRefundable: order && paid ? pointsForPieces(order, paid) : [] };
  });
  return { ...counted, lines: priced };
}

function pointsForPieces(order: PaidOrder, line: RefundedLine): number[] {
  const left = line.qty - line.qtyRefunded;
  return Array.from({ length: left }, (_, i) => refundPoints(order, order.lines, line.id, i + 1));
}
