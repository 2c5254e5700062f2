import { sql } from 'kysely';
import type { Db } from '#db/pool';

/**
 * Who sends a message has it in hand for two minutes, and for longer while they live: nobody else sends it, and nobody
 * gives it up. By the clock of the database, which all share.
 */
const until = sql`now() + interval '2 minutes'`;
const renewMs = 30_000;

/** Of messages `m`: somebody sends it at this moment. */
export const isInHand = sql<boolean>`coalesce(m.in_hand_until > now(), false)`;

/** The queue hands out again what somebody has in hand: it comes back. */
export class InHand extends Error {
  override name = 'InHand';
}

/** A job is that of a message while the message says so: one that was queued anew has another. */
export const isOfJob = (queuedAt: string | undefined) =>
  queuedAt === undefined ? sql<boolean>`true` : sql<boolean>`m.queued_at = ${queuedAt}::timestamptz`;

/** Takes a message in hand to send it; false where there is nothing to send any more. */
export async function takeInHand(db: Db, messageId: number, queuedAt: string | undefined): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update messages m set in_hand_until = ${until}
    where m.id = ${messageId} and m.state = 'promised' and ${isOfJob(queuedAt)} and not ${isInHand}`.execute(db);
  if (numAffectedRows > 0n) return true;
  const { rows } = await sql`
    select from messages m where m.id = ${messageId} and m.state = 'promised' and ${isOfJob(queuedAt)}`.execute(db);
  if (rows.length > 0) throw new InHand('Another has this message in hand.');
  return false;
}

/** Keeps it in hand however long the sending takes; answers how to stop. */
export function keepInHand(db: Db, messageId: number): () => void {
  const renew = () =>
    sql`update messages m set in_hand_until = ${until} where m.id = ${messageId} and ${isInHand}`.execute(db);
  // A renewal that fails leaves what was renewed before.
  const timer = setInterval(() => void renew().catch(() => {}), renewMs).unref();
  return () => clearInterval(timer);
}
