import type pg from 'pg';

export interface Hold {
  isOn: boolean;
  messages: number;
}

interface Settling {
  /** What was promised is sent; otherwise it is held, and so is what follows. */
  delivers: boolean;
}

/**
 * What a copy of a portal does not share with the one that it was taken from: the queue, whoever had a message in hand, the
 * right to write to people, and the numbers of the orders that were placed there since. In the transaction that makes it a
 * portal, so that there is no moment in which it could send.
 */
export async function settleCopy(client: pg.Client, { delivers }: Settling): Promise<Hold> {
  await client.query(`update messages set queued_at = null, in_hand_until = null where state = 'promised'`);
  if (!delivers) {
    await client.query('insert into outbox_hold (since) values (now()) on conflict do nothing');
    await client.query(`update messages set state = 'held' where state = 'promised'`);
    await client.query(`select setval('order_numbers', last_value + $1, is_called) from order_numbers`, [
      ordersPassedOver,
    ]);
  }
  const { rows } = await client.query<Hold>(
    `select exists (select from outbox_hold) as "isOn", (select count(*)::int from messages where state = 'held') as messages`,
  );
  return rows[0] as Hold;
}

/** More than are placed between a copy and its use. */
export const ordersPassedOver = 100_000;

export function wordsOfHold({ isOn, messages }: Hold): string[] {
  const held = `${messages} ${messages === 1 ? 'message that was' : 'messages that were'} promised ${messages === 1 ? 'is' : 'are'} held.`;
  const sends = 'No e-mail and no SMS leaves this portal until you say: npm run laurel -- messages release';
  return [...(isOn || messages > 0 ? [held] : []), ...(isOn ? [sends] : [])];
}
