import { createHash } from 'node:crypto';
import { idempotencyKeptDays, idempotencyKeyMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { sqlState } from '#db/pg-errors';
import type { Db } from '#db/pool';
import { gathered, nowOf } from '#db/together';
import type { Tx } from '#db/transaction';
import { Refusal, refuse } from '#errors/refuse';
import * as texts from './texts.ts';

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
    refuse('badInput', say(texts.keyTakes, { max: idempotencyKeyMax }), {
      'Idempotency-Key': say(texts.keyCharacters, { max: idempotencyKeyMax }),
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

/** Takes a key for this transaction; answers the stored answer when the same request was done before. */
export async function takeKey(tx: Tx, at: IdempotencyKey, now: Date): Promise<{ answer: unknown } | undefined> {
  const stored = await taken(tx, { ...at, now });
  if (!stored || stored.answer === null) return undefined;
  if (!stored.bodyHash.equals(at.bodyHash)) refuse('keyReused', say(texts.keyReused));
  return { answer: stored.answer };
}

/** What this very request was answered when it was done, where it was. */
export async function answeredBefore(on: Db, at: IdempotencyKey, now: Date): Promise<{ answer: unknown } | undefined> {
  const { rows } = await sql<{ answer: unknown }>`
    select answer from idempotency_keys where scope = ${at.scope} and route = ${at.route} and key = ${at.key}
      and body_hash = ${at.bodyHash} and answer is not null and created_at >= ${keptSince(now)}`.execute(on);
  return rows[0];
}

function keptSince(now: Date): Date {
  return new Date(now.getTime() - idempotencyKeptDays * 86_400_000);
}

interface Stored {
  scope: string;
  key: string;
  bodyHash: Buffer;
  answer: unknown;
}

const taken = gathered(
  async (tx, keys: readonly (IdempotencyKey & { now: Date })[]): Promise<(Stored | undefined)[]> => {
    const now = nowOf(keys);
    const isExpired = sql`k.created_at < ${keptSince(now)}`;
    // Whoever has a key is waited for, and what they have left is told by the same statement: the next may not run any more.
    const { rows } = await sql<Stored>`
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
    return keys.map((at) => rows.find(({ scope, key }) => scope === at.scope && key === at.key));
  },
  { leavesNothing: true },
);

/** Stores an answer with its effect, in the same transaction. */
export const storeAnswer = gathered(async (tx, answers: readonly (IdempotencyKey & { answer: unknown })[]) => {
  await sql`
    update idempotency_keys k set status = 200, answer = g.answer from ${given(answers)}
    where k.scope = g.scope and k.route = g.route and k.key = g.key`.execute(tx);
});

/** Gives a key back of which nothing was done: what was refused may be corrected and sent again under it. */
export const forgetKey = gathered(async (tx, keys: readonly IdempotencyKey[]) => {
  await sql`
    delete from idempotency_keys k using ${given(keys)}
    where k.scope = g.scope and k.route = g.route and k.key = g.key and k.answer is null`.execute(tx);
});

// Planned as a few: the keys are looked up, however many there are in all.
const given = (keys: readonly (IdempotencyKey & { answer?: unknown })[]) => {
  const rows = keys.map(({ scope, route, key, bodyHash: hash, answer }) =>
    JSON.stringify({ scope, route, key, answer, body_hash: hash.toString('hex') }),
  );
  return sql`each_of(${rows}::jsonb[]) as one, jsonb_to_record(one) as g (scope text, route text, key text, body_hash text, answer jsonb)`;
};

function busyWhenLocked(error: unknown): never {
  if (sqlState(error) === '55P03') {
    throw new Refusal('keyBusy', say(texts.keyBusy), { retryAfterSeconds: 1 });
  }
  throw error;
}
