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

/** Takes keys for this transaction, each once; answers for each the stored answer when the same request was done before. */
export async function takeKeys(
  tx: Tx,
  keys: readonly IdempotencyKey[],
  now: Date,
): Promise<({ answer: unknown } | undefined)[]> {
  if (keys.length === 0) return [];
  const isExpired = sql`k.created_at < ${new Date(now.getTime() - idempotencyKeptDays * 86_400_000)}`;
  // Whoever has a key is waited for, and what they have left is told by the same statement: the next may not run any more.
  const { rows } = await sql<{ scope: string; key: string; bodyHash: Buffer; answer: unknown }>`
    insert into idempotency_keys as k (scope, route, key, body_hash, created_at)
      select scope, route, key, decode(body_hash, 'hex'), ${now} from ${given(keys)} order by scope, route, key
    on conflict (scope, route, key) do update set
      body_hash = case when ${isExpired} then excluded.body_hash else k.body_hash end,
      created_at = case when ${isExpired} then excluded.created_at else k.created_at end,
      status = case when ${isExpired} then null else k.status end,
      answer = case when ${isExpired} then null else k.answer end
    returning scope, key, body_hash as "bodyHash", answer`
    .execute(tx)
    .catch(busyWhenLocked);
  return keys.map((at) => {
    const stored = rows.find(({ scope, key }) => scope === at.scope && key === at.key);
    if (!stored || stored.answer === null) return undefined;
    if (!stored.bodyHash.equals(at.bodyHash)) refuse('keyReused', 'This Idempotency-Key was used for another request.');
    return { answer: stored.answer };
  });
}

/** Stores answers with their effects, in the same transaction. */
export async function storeAnswers(tx: Tx, answers: readonly { at: IdempotencyKey; answer: unknown }[]): Promise<void> {
  if (answers.length === 0) return;
  await sql`
    update idempotency_keys k set status = 200, answer = g.answer from ${given(answers.map(({ at, answer }) => ({ ...at, answer })))}
    where k.scope = g.scope and k.route = g.route and k.key = g.key`.execute(tx);
}

/** Gives keys back of which nothing was done. */
export async function forgetKeys(tx: Tx, keys: readonly IdempotencyKey[]): Promise<void> {
  await sql`
    delete from idempotency_keys k using ${given(keys)}
    where k.scope = g.scope and k.route = g.route and k.key = g.key`.execute(tx);
}

// Planned as a few: the keys are looked up, however many there are in all.
const given = (keys: readonly (IdempotencyKey & { answer?: unknown })[]) => {
  const rows = keys.map(({ bodyHash: hash, ...key }) => JSON.stringify({ ...key, body_hash: hash.toString('hex') }));
  return sql`each_of(${rows}::jsonb[]) as one, jsonb_to_record(one) as g (scope text, route text, key text, body_hash text, answer jsonb)`;
};

function busyWhenLocked(error: unknown): never {
  if (sqlState(error) === '55P03') {
    throw new Refusal('keyBusy', 'The same request is being done right now.', { retryAfterSeconds: 1 });
  }
  throw error;
}
