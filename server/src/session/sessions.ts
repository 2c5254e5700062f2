import type { Session } from '@laurel/contract/calls/session/mysessions';
import { sessionsMax, tokenIdleSeconds } from '@laurel/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { endDevices } from '#push/devices';

/** Whose sessions, and the token of the one that asks. A session is a browser with all of its tabs. */
interface Whose {
  memberId: number;
  tokenHash: Buffer | null;
  now: Date;
}

export async function sessionsOf(tx: Tx, whose: Whose): Promise<{ sessions: Session[]; total: number }> {
  const { rows } = await sql<Row>`
    select browser_hash as hash, count(*) over ()::int as total, min(created_at) as "beganAt", max(last_used_at) as "usedAt",
      (array_agg(browser order by created_at desc))[1] as browser, (array_agg(system order by created_at desc))[1] as system,
      browser_hash = ${browserOf(whose)} as "isThis"
    from tokens where ${liveOf(whose)} group by browser_hash order by "isThis" desc, "usedAt" desc, browser_hash
    limit ${sessionsMax}`.execute(tx); // limit: the rest is told by total, and ended with everything else
  return {
    sessions: rows.map(({ hash, total: _, beganAt, usedAt, ...told }) => ({
      ...told,
      sessionId: hash.toString('base64url'),
      dateBegan: beganAt.toISOString(),
      dateLastUsed: usedAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
  };
}

interface Row extends Pick<Session, 'browser' | 'system' | 'isThis'> {
  hash: Buffer;
  total: number;
  beganAt: Date;
  usedAt: Date;
}

/** Ends one of a member's own sessions; one that has ended by itself meanwhile is well. */
export async function endSession(tx: Tx, whose: Whose, sessionId: string): Promise<void> {
  const which = sql`browser_hash = ${Buffer.from(sessionId, 'base64url')}`;
  const { rows } = await sql<{ isOwn: boolean }>`
    select exists (select from tokens where member_id = ${whose.memberId} and ${which}) as "isOwn"`.execute(tx);
  if (!rows[0]?.isOwn) notFound();
  await end(tx, whose, which);
}

export async function endOtherSessions(tx: Tx, whose: Whose): Promise<void> {
  await end(tx, whose, sql`browser_hash is distinct from ${browserOf(whose)}`);
}

/** Codes go before tokens: what is exchanged at this moment is a token by then, and ends too. */
async function end(tx: Tx, whose: Whose, which: RawBuilder<unknown>): Promise<void> {
  const { memberId, now } = whose;
  await sql`
    update login_codes set used_at = ${now}
    where member_id = ${memberId} and used_at is null and expires_at > ${now} and ${which}`.execute(tx);
  // Of sessions that ran out by themselves too.
  await endDevices(tx, memberId, which);
  await sql`update tokens set revoked_at = ${now}, asks_again = true where ${liveOf(whose)} and ${which}`.execute(tx);
}

function liveOf({ memberId, now }: Whose): RawBuilder<boolean> {
  const idleSince = new Date(now.getTime() - tokenIdleSeconds * 1000);
  return sql`(member_id = ${memberId} and revoked_at is null and expires_at > ${now} and last_used_at > ${idleSince})`;
}

function browserOf({ tokenHash }: Whose): RawBuilder<Buffer> {
  return sql`(select browser_hash from tokens where token_hash = ${tokenHash})`;
}

/** Whether whoever was signed on last in this browser ended that from another: only they themselves may go on there. */
export async function wasEndedElsewhere(db: Db, browserHash: Buffer): Promise<boolean> {
  const last = await db
    .selectFrom('tokens')
    .select('asks_again')
    .where('browser_hash', '=', browserHash)
    .orderBy('created_at', 'desc')
    .limit(1) // limit: the last one decides
    .executeTakeFirst();
  return last?.asks_again ?? false;
}
