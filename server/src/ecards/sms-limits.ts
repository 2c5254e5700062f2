import { type RateLimit, rateLimits } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';

/**
 * Which of these people may still be written to by SMS today, and counts them. The counters stay locked until the
 * transaction ends: what rolls back has not counted, and what runs beside it waits.
 */
export async function countSms(
  tx: Tx,
  { fromId, toIds, now }: { fromId: number; toIds: readonly number[]; now: Date },
): Promise<Set<number>> {
  const sender = await lockCounters(tx, 'smsPerSender', [fromId], now);
  const left = Math.max(0, rateLimits.smsPerSender.max - (sender.get(fromId) ?? 0));
  const candidates = toIds.slice(0, left);
  const received = await lockCounters(tx, 'smsPerRecipient', candidates, now);
  const within = candidates.filter((id) => (received.get(id) ?? 0) < rateLimits.smsPerRecipient.max);
  await addToCounters(tx, 'smsPerRecipient', within, 1, now);
  await addToCounters(tx, 'smsPerSender', [fromId], within.length, now);
  return new Set(within);
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const subjectOf = (memberId: number) => `member:${memberId}`;

/** Locked in the order of the members, so that no two transactions wait in a circle. */
async function lockCounters(
  tx: Tx,
  name: RateLimit,
  memberIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  const sorted = [...memberIds].sort((a, b) => a - b);
  const { rows } = await sql<{ subject: string; hits: number }>`
    insert into rate_counters (name, subject, window_start, hits)
    select ${name}, subject, ${dayOf(now)}::date at time zone 'UTC', 0
    from unnest(${sorted.map(subjectOf)}::text[]) with ordinality as s (subject, n) order by n
    on conflict (name, subject, window_start) do update set hits = rate_counters.hits
    returning subject, hits`.execute(tx);
  const hits = new Map(rows.map((row) => [row.subject, row.hits]));
  return new Map(sorted.map((id) => [id, hits.get(subjectOf(id)) ?? 0]));
}

async function addToCounters(
  tx: Tx,
  name: RateLimit,
  memberIds: readonly number[],
  more: number,
  now: Date,
): Promise<void> {
  if (memberIds.length === 0 || more === 0) return;
  await sql`
    update rate_counters set hits = hits + ${more}
    where name = ${name} and window_start = ${dayOf(now)}::date at time zone 'UTC'
      and subject = any(${memberIds.map(subjectOf)}::text[])`.execute(tx);
}
