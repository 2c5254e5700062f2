import { tokenAbsoluteSeconds, tokenIdleSeconds } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { actorsByToken } from '#directory/actor';
import type { Caller, TokenReader } from '#http/tokens';
import { newSecret, secretHash } from '#secrets/secrets';
import { type Agent, noAgent } from './agent.ts';
import type { SignOnNames } from './sign-on-names.ts';

/** A use within this time of the last is not written down: one write a minute and token is enough to tell idleness. */
const touchedSeconds = 60;

/** So many tokens are looked up in one statement at most. */
const togetherMax = 100;

interface Asking extends PromiseWithResolvers<Caller | null> {
  hash: Buffer;
  now: Date;
}

/** Tells the member behind a live token, or null. Tokens that come together, as they do under load, are looked up together. */
export function tokenReader(db: Db): TokenReader {
  const waiting: Asking[] = [];

  async function look(): Promise<void> {
    const asking = waiting.splice(0, togetherMax);
    if (waiting.length > 0) setImmediate(look);
    try {
      const now = new Date(Math.max(...asking.map((one) => one.now.getTime())));
      const callers = await callersOf(
        db,
        [...new Map(asking.map(({ hash }) => [hash.toString('hex'), hash])).values()],
        now,
      );
      for (const { hash, resolve } of asking) resolve(callers.get(hash.toString('hex')) ?? null);
    } catch (error) {
      for (const { reject } of asking) reject(error);
    }
  }

  return (hash, now) => {
    const one = { hash, now, ...Promise.withResolvers<Caller | null>() };
    waiting.push(one);
    if (waiting.length === 1) setImmediate(look);
    return one.promise;
  };
}

/** The members behind those of these tokens that live, by their hashes in hexadecimal. */
async function callersOf(db: Db, hashes: readonly Buffer[], now: Date): Promise<Map<string, Caller>> {
  const found = await actorsByToken(db, hashes, now, tokenIdleSeconds);
  const touched = found.filter(({ lastUsedAt }) => now.getTime() - lastUsedAt.getTime() > touchedSeconds * 1000);
  // One that is just being ended, or touched by another process, is passed over: nobody's request waits for that.
  if (touched.length > 0)
    await sql`
      update tokens set last_used_at = ${now} where token_hash in (
        select token_hash from tokens where token_hash = any(${touched.map(({ sessionHash }) => sessionHash)}::bytea[])
        for no key update skip locked)`.execute(db);
  return new Map(
    found.map(({ tokenHash, sessionHash: _, lastUsedAt: __, versions, ...actor }) => [
      tokenHash.toString('hex'),
      { actor, versions },
    ]),
  );
}

/** Where a session comes from: the provider's names for it where they are known, and the browser that it is in. */
export interface Origin extends Agent {
  names?: SignOnNames;
  /** How long it lasts at most; as long as any when left out. */
  seconds?: number | undefined;
}

/** A new token: 256 random bits, of which the database keeps the hash. */
export async function issueToken(
  tx: Tx,
  memberId: number,
  browserHash: Buffer,
  now: Date,
  { names, browser, system, seconds = tokenAbsoluteSeconds }: Origin = noAgent,
): Promise<string> {
  const token = newSecret();
  await tx
    .insertInto('tokens')
    .values({
      token_hash: secretHash(token),
      member_id: memberId,
      browser_hash: browserHash,
      subject_hash: names?.subjectHash ?? null,
      sid_hash: names?.sidHash ?? null,
      browser,
      system,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + seconds * 1000),
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
