import { sql } from 'kysely';
import { eventsBetween } from '#events/advance';
import type { Subscriber } from '#events/subscriber';
import { daysBefore, type Loading } from './loading.ts';

const toldDays = 14;
const unreadDays = 3;

/**
 * What happened in the past was told in the past: bells have what came lately, most of it read, and nobody gets hundreds of messages at
 * the first start.
 */
export async function ringBells({ tx, now }: Loading, mail: Subscriber): Promise<void> {
  const { rows } = await sql<{ position: number; horizon: number }>`
    select coalesce(max(id) filter (where at < ${daysBefore(now, toldDays)}), 0) as position, coalesce(max(id), 0) as horizon from events`.execute(
    tx,
  );
  const { position = 0, horizon = 0 } = rows[0] ?? {};
  // loop: a batch of events each, of two weeks of a small company
  for (let last = position; last < horizon; ) {
    const events = await eventsBetween(tx, mail, { position: last, horizon });
    if (events.length > 0) await mail.handle(tx, events);
    last = events.at(-1)?.id ?? horizon;
  }
  await sql`delete from messages`.execute(tx);
  await sql`
    update notices set for_digest = false, read_at = case when at < ${daysBefore(now, unreadDays)} then at + interval '3 hours' end`.execute(
    tx,
  );
  await sql`update subscribers set position = ${horizon} where name = ${mail.name}`.execute(tx);
}
