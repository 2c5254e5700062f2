import { type RateLimit, rateLimits } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { takesSms } from '#phone';

/** What holds for every SMS and every e-mail that leaves. */
export interface Gate {
  /** Calling codes that the SMS gateway serves; undefined where none is configured. */
  callingCodes: readonly string[] | undefined;
  /** Whether the day's limits hold. */
  limited: boolean;
}

/** A number that has passed the gate: only `admitSms` makes one, so that no SMS is promised past it. */
export type SmsAddress = string & { readonly [admitted]: true };
declare const admitted: unique symbol;

/**
 * Whom of these people an SMS may be promised to today, and at which number; counts them. The counters stay locked until
 * the transaction ends: what rolls back has not counted, and what runs beside it waits.
 */
export async function admitSms(
  tx: Tx,
  { callingCodes, limited }: Gate,
  { fromId, to, now }: { fromId: number; to: readonly { id: number; mobile: string | null }[]; now: Date },
): Promise<Map<number, SmsAddress>> {
  const served = to.flatMap(({ id, mobile }) =>
    mobile && takesSms(mobile, callingCodes) ? [[id, mobile as SmsAddress] as const] : [],
  );
  if (!limited) return new Map(served);
  const within = await countSms(tx, { fromId, toIds: served.map(([id]) => id), now });
  return new Map(served.filter(([id]) => within.has(id)));
}

/** Why a promised message may not leave now, looked at again when it is delivered; undefined when it may. */
export async function stoppedAtGate(
  db: Db,
  gate: Gate,
  message: { member_id: number | null; channel: string; address: string; created_at: Date },
): Promise<string | undefined> {
  const { channel, address, member_id, created_at } = message;
  if (channel === 'sms' && !takesSms(address, gate.callingCodes)) return 'No SMS may go to this number.';
  if (!gate.limited || member_id === null) return undefined;
  const { rows } = await sql<{ sent: number; isStranger: boolean }>`
    select count(*) filter (where s.id is not null) as sent,
      bool_or(${isStranger}) as "isStranger"
    from profiles m left join messages s on s.member_id = m.member_id and s.channel = ${channel} and s.address = ${address}
      and s.state = 'sent' and date_trunc('day', s.created_at, 'UTC') = date_trunc('day', ${created_at}::timestamptz, 'UTC')
    where m.member_id = ${member_id} group by m.member_id`.execute(db);
  const { sent = 0, isStranger: strange = false } = rows[0] ?? {};
  const max =
    channel === 'sms' ? rateLimits.smsPerRecipient.max : strange ? rateLimits.emailPerStranger.max : undefined;
  return max !== undefined && sent >= max ? aboveLimit : undefined;
}

/**
 * Of these messages the e-mails that go to an address which its member chose and has not confirmed, and are above the day's
 * limit of such; counts them. The others of a day are promised.
 */
export async function overfullStrangers<M extends { memberId: number | null; channel: string; address: string }>(
  tx: Tx,
  messages: readonly M[],
  now: Date,
): Promise<Set<M>> {
  const addressed = messages.filter(({ memberId, channel }) => memberId !== null && channel === 'email');
  const ids = [...new Set(addressed.map(({ memberId }) => Number(memberId)))];
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number; email: string }>`
    select m.member_id as id, lower(m.email) as email from profiles m where m.member_id = any(${ids}::bigint[]) and m.email is not null and ${isStranger}`.execute(
    tx,
  );
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  const toStrangers = addressed.filter(
    ({ memberId, address }) => emails.get(Number(memberId)) === address.toLowerCase(),
  );
  if (toStrangers.length === 0) return new Set();
  const byMember = Map.groupBy(toStrangers, ({ memberId }) => Number(memberId));
  const before = await lockCounters(tx, 'emailPerStranger', [...byMember.keys()], now);
  for (const [more, theirs] of Map.groupBy(byMember, ([, own]) => own.length))
    await addToCounters(
      tx,
      'emailPerStranger',
      theirs.map(([id]) => id),
      more,
      now,
    );
  const over = [...byMember].flatMap(([id, own]) =>
    own.slice(Math.max(0, rateLimits.emailPerStranger.max - (before.get(id) ?? 0))),
  );
  return new Set(over);
}

export const aboveLimit = 'Above the limit of a day.';

/** Of a profile `m`: whether their e-mail address is one that they chose and have not confirmed. */
const isStranger = sql<boolean>`(lower(m.email) is distinct from lower(m.roster_email) and m.email_confirmed_at is null)`;

async function countSms(
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

/** The day of UTC, as a date of SQL. */
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
