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
  const expired = new Date(now.getTime() - idempotencyKeptDays * 86_400_000);
  const taken = await sql`
    insert into idempotency_keys (scope, route, key, body_hash, created_at)
      values (${at.scope}, ${at.route}, ${at.key}, ${at.bodyHash}, ${now})
    on conflict (scope, route, key) do update
      set body_hash = excluded.body_hash, created_at = excluded.created_at, status = null, answer = null
      where idempotency_keys.created_at < ${expired}
    returning 1`
    .execute(tx)
    .catch(busyWhenLocked);
  if (taken.rows.length > 0) return undefined;
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('scope', '=', at.scope)
    .where('route', '=', at.route)
    .where('key', '=', at.key)
    .executeTakeFirstOrThrow();
  if (!stored.body_hash.equals(at.bodyHash)) refuse('keyReused', 'This Idempotency-Key was used for another request.');
  return { answer: stored.answer };
}

/** Stores the answer with the effect, in the same transaction. */
export async function storeAnswer(tx: Tx, at: IdempotencyKey, answer: unknown): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status: 200, answer: JSON.stringify(answer) })
    .where('scope', '=', at.scope)
    .where('route', '=', at.route)
    .where('key', '=', at.key)
    .execute();
}

function busyWhenLocked(error: unknown): never {
  if (sqlState(error) === '55P03') {
    throw new Refusal('keyBusy', 'The same request is being done right now.', { retryAfterSeconds: 1 });
  }
  throw error;
}
