import { formatMoney } from '@laurel/contract/money';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { promiseMessages } from '#outbox/promise';
import { inUnits, moneyFormat } from '#shop/price-list';
import type { Checkout } from './checkout.ts';

/** Confirms the order by e-mail. Voucher codes stay in the portal. */
export async function promiseOrderMail(
  tx: Tx,
  { by, now, publicUrl }: { by: Actor; now: Date; publicUrl: string },
  order: { id: number; orderNum: string },
  { list, lines, totalMinor, points }: Checkout,
): Promise<void> {
  if (!by.email) return;
  const money = (minor: number) => formatMoney(inUnits(minor, list), moneyFormat(list));
  const hasVouchers = lines.some((line) => line.kind === 'voucher');
  const text = [
    `Hello ${by.called},`,
    `thank you for your order ${order.orderNum}:`,
    lines.map((line) => `${line.qty} × ${line.name}: ${money(line.qty * line.priceMinor)}`).join('\n'),
    `Total: ${money(totalMinor)} = ${points.toLocaleString('en')} ${list.pointsName}`,
    hasVouchers
      ? `Your voucher codes wait for you under Recent Orders: ${publicUrl}/orders`
      : `See how it is doing: ${publicUrl}/orders`,
  ].join('\n\n');
  const message = { event: `order:${order.id}`, memberId: by.id, channel: 'email' as const, address: by.email, text };
  await promiseMessages(tx, [{ ...message, subject: `Your order ${order.orderNum}` }], now);
}
