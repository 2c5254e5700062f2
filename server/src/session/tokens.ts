import { tokenAbsoluteSeconds, tokenIdleSeconds } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { actorByToken } from '#directory/actor';
import type { Caller } from '#http/tokens';
import { newSecret, secretHash } from '#secrets';

/** A use within this time of the last is not written down: one write a minute and token is enough to tell idleness. */
const touchedSeconds = 60;

/** The member behind a live token, or null. */
export async function memberOfToken(db: Db, hash: Buffer, now: Date): Promise<Caller | null> {
  const found = await actorByToken(db, hash, now, tokenIdleSeconds);
  if (!found) return null;
  const { lastUsedAt, versions, ...actor } = found;
  if (now.getTime() - lastUsedAt.getTime() > touchedSeconds * 1000) {
    await db.updateTable('tokens').set({ last_used_at: now }).where('token_hash', '=', hash).execute();
  }
  return { actor, versions };
}

/** A new token: 256 random bits, of which the database keeps the hash. */
export async function issueToken(tx: Tx, memberId: number, browserHash: Buffer, now: Date): Promise<string> {
  const token = newSecret();
  await tx
    .insertInto('tokens')
    .values({
      token_hash: secretHash(token),
      member_id: memberId,
      browser_hash: browserHash,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + tokenAbsoluteSeconds * 1000),
    })
    .execute();
  return token;
}

/** Ends all tokens of the browser that this token belongs to. */
export async function revokeBrowser(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await sql`
    update tokens set revoked_at = ${now}
    where revoked_at is null and browser_hash = (select browser_hash from tokens where token_hash = ${hash})`.execute(
    tx,
  );
}
