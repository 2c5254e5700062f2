import type { Message } from '#outbox/promise';

interface Buyer {
  memberId: number;
  called: string;
  email: string | null;
  orderNum: string;
  publicUrl: string;
}

/** Tells the buyer what became of an order; nobody where no address is known. */
export function orderMail(
  { memberId, called, email, orderNum, publicUrl }: Buyer,
  event: string,
  words: string,
): Message[] {
  if (!email) return [];
  const text = `Hello ${called},\n\n${words}\n\n${publicUrl}/orders`;
  return [{ event, memberId, channel: 'email', address: email, subject: `Your order ${orderNum}`, text }];
}

/** A line is on its way: said once, whether the desk sends it or a supplier's file. */
export function sentMail(
  line: Buyer & { lineId: string; name: string; carrier: string; reference: string },
): Message[] {
  const how = [line.carrier, line.reference].filter(Boolean).join(', ');
  const words = `${line.name} of your order ${line.orderNum} is on its way${how ? ` (${how})` : ''}.`;
  return orderMail(line, `dispatch:${line.lineId}`, words);
}
