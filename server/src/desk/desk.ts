import type { DispatchStatus } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import { voidCodes } from '#codes/void';
import type { Tx } from '#db/transaction';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { keepWords } from '#words/keep';
import { mustBeAllowedMove, orderStatusOf, refundPoints } from './fulfilment.ts';
import { deskOrderOfLine, pointsRefunded } from './queries.ts';
import * as texts from './texts.ts';

export interface AtDesk {
  actorId: number;
  now: Date;
}

export interface Move {
  memberOrderItemId: string;
  dispatchStatus: number;
  carrier?: string | undefined;
  reference?: string | undefined;
}

/** Moves a line of an order along; the order follows its lines. */
export async function moveLine(tx: Tx, at: AtDesk, move: Move): Promise<string> {
  const { order, line } = await lockedLine(tx, at, move.memberOrderItemId);
  const to = move.dispatchStatus as DispatchStatus;
  if (order.statusId === 90) refuse('ruleBroken', say(texts.cancelled));
  mustBeAllowedMove(line.dispatchStatus, to);
  await tx
    .updateTable('order_line_states')
    .set({
      dispatch_status: to,
      ...(move.carrier === undefined ? {} : { carrier: move.carrier }),
      ...(move.reference === undefined ? {} : { reference: move.reference }),
      updated_at: at.now,
    })
    .where('order_line_id', '=', line.id)
    .execute();
  const lines = order.lines.map((each) => (each.id === line.id ? { dispatchStatus: to } : each));
  await tx
    .updateTable('order_states')
    .set({ status_id: orderStatusOf(lines), updated_at: at.now })
    .where('order_id', '=', order.id)
    .execute();
  const { carrier, reference } = move;
  await append(tx, {
    type: 'order.line.moved',
    at: at.now,
    actorId: at.actorId,
    subject: `orderLine:${line.id}`,
    concerns: [order.memberId],
    facts: { orderId: order.id, before: line.dispatchStatus, after: to },
    particulars: { about: [order.memberId], values: { carrier, reference } },
  });
  return say(texts.moved, { product: line.name });
}

export interface RefundWish {
  memberOrderItemId: string;
  qty: number;
  reason: string;
  /** Voucher codes that the buyer has read may be taken back too. */
  confirmRead?: boolean | undefined;
}

/** Refunds pieces of a line in points, net of the order's discount. Goods that were not sent yet go back to the stock; as many voucher codes become void. */
export async function refundLine(tx: Tx, at: AtDesk, wish: RefundWish): Promise<{ message: string; points: number }> {
  const { order, line } = await lockedLine(tx, at, wish.memberOrderItemId);
  if (order.statusId === 90) refuse('ruleBroken', say(texts.cancelledBack));
  if (line.qtyRefunded + wish.qty > line.qty) {
    const words = say(texts.refundMost, { count: line.qty - line.qtyRefunded });
    refuse('ruleBroken', words, { qty: words });
  }
  const points = refundPoints(
    { ...order, pointsRefunded: await pointsRefunded(tx, order.id) },
    order.lines,
    line.id,
    wish.qty,
  );
  if (line.dispatchStatus < 2) await putBack(tx, line.productId, wish.qty);
  const { id } = await tx
    .insertInto('refunds')
    .values({
      order_line_id: line.id,
      qty: wish.qty,
      points,
      by_id: at.actorId,
      created_at: at.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const said = { ofId: id, byId: at.actorId, aboutId: order.memberId, text: wish.reason };
  await keepWords(tx, [{ of: 'refund.reason', ...said }]);
  await tx
    .updateTable('order_line_states')
    .set((eb) => ({
      qty_refunded: eb('qty_refunded', '+', wish.qty),
      qty_open: eb('qty_open', '-', wish.qty),
      updated_at: at.now,
    }))
    .where('order_line_id', '=', line.id)
    .execute();
  if (points > 0) await payBack(tx, at, order.memberId, { source: String(id), points });
  if (line.dispatchStatus === 4) {
    await voidCodes(tx, { lineId: line.id, qty: wish.qty, mayBeRead: wish.confirmRead === true, now: at.now });
  }
  await append(tx, {
    type: 'order.line.refunded',
    at: at.now,
    actorId: at.actorId,
    subject: `orderLine:${line.id}`,
    concerns: [order.memberId],
    facts: { orderId: order.id, refundId: id, qty: wish.qty, points },
    particulars: { about: [order.memberId, at.actorId], values: { reason: wish.reason } },
  });
  return { message: say(texts.refunded, { points }), points };
}

async function lockedLine(tx: Tx, { actorId }: AtDesk, lineId: string) {
  const order = await deskOrderOfLine(tx, lineId);
  const line = order?.lines.find(({ id }) => String(id) === lineId);
  if (!order || !line) notFound();
  mustNotBeOwn('order', actorId, [order.memberId]);
  return { order, line };
}

async function putBack(tx: Tx, productId: number, qty: number): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ stock: eb('stock', '+', qty) }))
    .where('id', '=', productId)
    .where('kind', '=', 'goods')
    .execute();
}

async function payBack(
  tx: Tx,
  at: AtDesk,
  memberId: number,
  { source, points }: { source: string; points: number },
): Promise<void> {
  const wallet = (await openAccountsOf(tx, 'wallet', [memberId])).get(memberId);
  if (!wallet) refuse('ruleBroken', say(texts.buyerLeft));
  const line = { source, from: await systemAccount(tx, 'redeemed'), to: wallet, points };
  await post(tx, { kind: 'refund', at: at.now, actorId: at.actorId, lines: [line] });
}
