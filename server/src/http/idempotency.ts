import { createHash } from 'node:crypto';
import { idempotencyKeptDays, idempotencyKeyMax } from '@laurel/contract/limits';
import { sql } from 'kysely';
import { sqlState } from '#db/pg-errors';
import type { Tx } from '#db/transaction';
import { Refusal, refuse } from '#refuse';

export interface IdempotencyKey {
  scope: string;
  route: string;
  key: string;
  bodyHash: Buffer;
}

/** The header's value, or null when there is none. */
export function idempotencyHeader(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (
    typeof header !== 'string' ||
    header.length === 0 ||
    header.length > idempotencyKeyMax ||
    !/^[\x21-\x7e]+$/.test(header)
  ) {
    refuse('badInput', `Idempotency-Key takes 1 to ${idempotencyKeyMax} visible characters.`, {
      'Idempotency-Key': `Please send 1 to ${idempotencyKeyMax} visible characters.`,
    });
  }
  return header;
}

/** A digest that does not depend on the order of a body's fields. */
export function bodyHash(input: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(canonical(input)))
    .digest();
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, canonical(part)]);
}

/** Takes the key for this transaction; answers the stored answer when the same request was done before. */
export async function takeKey(tx: Tx, at: IdempotencyKey, now: Date): Promise<{ answer: unknown } | undefined> {
  const isExpired = sql`idempotency_keys.created_at < ${new Date(now.getTime() - idempotencyKeptDays * 86_400_000)}`;
  // Whoever has the key is waited for, and what they have left is told by the same statement: the next may not run any more.
  const { rows } = await sql<{ bodyHash: Buffer; answer: unknown }>`
    insert into idempotency_keys (scope, route, key, body_hash, created_at)
      values (${at.scope}, ${at.route}, ${at.key}, ${at.bodyHash}, ${now})
    on conflict (scope, route, key) do update set
      body_hash = case when ${isExpired} then excluded.body_hash else idempotency_keys.body_hash end,
      created_at = case when ${isExpired} then excluded.created_at else idempotency_keys.created_at end,
      status = case when ${isExpired} then null else idempotency_keys.status end,
      answer = case when ${isExpired} then null else idempotency_keys.answer end
    returning body_hash as "bodyHash", answer`
    .execute(tx)
    .catch(busyWhenLocked);
  const [stored] = rows;
  if (!stored || stored.answer === null) return undefined;
  if (!stored.bodyHash.equals(at.bodyHash)) refuse('keyReused', 'This Idempotency-Key was used for another request.');
  return { answer: stored.answer };
}

/** Stores the answer with the effect, in the same transaction. */
export async function storeAnswer(tx: Tx, at: IdempotencyKey, answer: unknown): Promise<void> {
  await sql`
    update idempotency_keys set status = 200, answer = ${JSON.stringify(answer)}
    where scope = ${at.scope} and route = ${at.route} and key = ${at.key}`.execute(tx);
}

function busyWhenLocked(error: unknown): never {
  if (sqlState(error) === '55P03') {
    throw new Refusal('keyBusy', 'The same request is being done right now.', { retryAfterSeconds: 1 });
  }
  throw error;
}
