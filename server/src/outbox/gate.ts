import { type RateLimit, rateLimits } from '@laurel/contract/rules/rate-limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { rules } from '#programme/rules';
import { takesSms } from '#texts/phone';

/** What holds for every SMS and every e-mail that leaves. */
export interface Gate {
  /** Calling codes that the SMS gateway serves; undefined where none is configured. */
  callingCodes: readonly string[] | undefined;
  /** Whether the day's limits hold. */
  limited: boolean;
}

/**
 * Which of these people an SMS may be promised to today; counts them. The counters stay locked until
 * the transaction ends: what rolls back has not counted, and what runs beside it waits.
 */
export async function admitSms(
  tx: Tx,
  { callingCodes, limited }: Gate,
  { fromId, to, now }: { fromId: number; to: readonly { id: number; mobile: string | null }[]; now: Date },
): Promise<Set<number>> {
  const served = to.flatMap(({ id, mobile }) => (mobile && takesSms(mobile, callingCodes) ? [id] : []));
  return limited ? countSms(tx, { fromId, toIds: served, now }) : new Set(served);
}

/** Why a promised message may not leave now, looked at again when it is delivered; undefined when it may. */
export async function stoppedAtGate(
  db: Db,
  gate: Gate,
  message: { memberId: number | null; channel: string; address: string; createdAt: Date },
): Promise<string | undefined> {
  const { channel, address, memberId, createdAt } = message;
  if (channel === 'sms' && !takesSms(address, gate.callingCodes)) return numberNotServed;
  if (!gate.limited || memberId === null) return undefined;
  const { rows } = await sql<{ sent: number; isStranger: boolean }>`
    select count(*) filter (where s.id is not null) as sent,
      bool_or(${isStranger}) as "isStranger"
    from profiles m left join messages s on s.member_id = m.member_id and s.channel = ${channel} and s.address = ${address}
      and s.state = 'sent' and date_trunc('day', s.created_at, 'UTC') = date_trunc('day', ${createdAt}::timestamptz, 'UTC')
    where m.member_id = ${memberId} group by m.member_id`.execute(db);
  const { sent = 0, isStranger: strange = false } = rows[0] ?? {};
  const max = channel === 'sms' ? rules().sends.smsPerRecipient : strange ? rateLimits.emailPerStranger.max : undefined;
  return max !== undefined && sent >= max ? aboveLimit : undefined;
}

/**
 * Of these e-mails of a day those that go to an address which its member chose and has not confirmed, and are above the day's
 * limit of such; counts them.
 */
export async function overfullStrangers(
  tx: Tx,
  messages: readonly { id: number; memberId: number }[],
  day: string,
): Promise<number[]> {
  const ids = [...new Set(messages.map(({ memberId }) => memberId))];
  const { rows: strangers } = await sql<{ id: number }>`
    select m.member_id as id from profiles m where m.member_id = any(${ids}::bigint[]) and m.email is not null and ${isStranger}`.execute(
    tx,
  );
  if (strangers.length === 0) return [];
  const isToStranger = new Set(strangers.map(({ id }) => id));
  const byMember = Map.groupBy(
    messages.filter(({ memberId }) => isToStranger.has(memberId)),
    ({ memberId }) => memberId,
  );
  const before = await lockCounters(tx, 'emailPerStranger', [...byMember.keys()], day);
  // loop: one for each number of letters that somebody gets, mostly one
  for (const [more, theirs] of Map.groupBy(byMember, ([, own]) => own.length)) {
    const memberIds = theirs.map(([id]) => id);
    await addToCounters(tx, 'emailPerStranger', { memberIds, more, day });
  }
  return [...byMember].flatMap(([memberId, own]) =>
    own.slice(Math.max(0, rateLimits.emailPerStranger.max - (before.get(memberId) ?? 0))).map(({ id }) => id),
  );
}

export const aboveLimit = 'Above the limit of a day.';
export const numberNotServed = 'No SMS may go to this number.';

/** Of a profile `m`: whether their e-mail address is one that they chose and have not confirmed. */
const isStranger = sql<boolean>`(lower(m.email) is distinct from lower(m.roster_email) and m.email_confirmed_at is null)`;

async function countSms(
  tx: Tx,
  { fromId, toIds, now }: { fromId: number; toIds: readonly number[]; now: Date },
): Promise<Set<number>> {
  const day = dayOf(now);
  const sender = await lockCounters(tx, 'smsPerSender', [fromId], day);
  const left = Math.max(0, rules().sends.smsPerSender - (sender.get(fromId) ?? 0));
  const candidates = toIds.slice(0, left);
  const received = await lockCounters(tx, 'smsPerRecipient', candidates, day);
  const within = candidates.filter((id) => (received.get(id) ?? 0) < rules().sends.smsPerRecipient);
  await addToCounters(tx, 'smsPerRecipient', { memberIds: within, more: 1, day });
  await addToCounters(tx, 'smsPerSender', { memberIds: [fromId], more: within.length, day });
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
  day: string,
): Promise<Map<number, number>> {
  const sorted = [...memberIds].sort((a, b) => a - b);
  const { rows } = await sql<{ subject: string; hits: number }>`
    insert into rate_counters (name, subject, window_start, hits)
    select ${name}, subject, ${day}::date at time zone 'UTC', 0
    from unnest(${sorted.map(subjectOf)}::text[]) with ordinality as s (subject, n) order by n
    on conflict (name, subject, window_start) do update set hits = rate_counters.hits
    returning subject, hits`.execute(tx);
  const hits = new Map(rows.map((row) => [row.subject, row.hits]));
  return new Map(sorted.map((id) => [id, hits.get(subjectOf(id)) ?? 0]));
}

async function addToCounters(
  tx: Tx,
  name: RateLimit,
  { memberIds, more, day }: { memberIds: readonly number[]; more: number; day: string },
): Promise<void> {
  if (memberIds.length === 0 || more === 0) return;
  await sql`
    update rate_counters set hits = hits + ${more}
    where name = ${name} and window_start = ${day}::date at time zone 'UTC'
      and subject = any(${memberIds.map(subjectOf)}::text[])`.execute(tx);
}
