import { type RateLimit, rateLimits } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { Refusal } from '#refuse';

/** Counts one use, or as many as are given, and refuses the one too many. The counters are in the database, so that all instances share them. */
export async function countUse(
  db: Db | Tx,
  name: RateLimit,
  subject: string,
  now: Date,
  { uses = 1, words }: { uses?: number; words?: string } = {},
): Promise<void> {
  const { max } = rateLimits[name];
  if ((await used(db, name, subject, now, uses)) > max) throw tooMany(name, now, words);
}

/** Uses in the current window, after adding `more`. */
async function used(db: Db | Tx, name: RateLimit, subject: string, now: Date, more: number): Promise<number> {
  const start = windowStart(name, now);
  const { rows } = await sql<{ hits: number }>`
    insert into rate_counters (name, subject, window_start, hits) values (${name}, ${subject}, ${start}, ${more})
    on conflict (name, subject, window_start) do update set hits = rate_counters.hits + ${more}
    returning hits`.execute(db);
  return rows[0]?.hits ?? 0;
}

function windowStart(name: RateLimit, now: Date): Date {
  const ms = rateLimits[name].seconds * 1000;
  return new Date(Math.floor(now.getTime() / ms) * ms);
}

function tooMany(name: RateLimit, now: Date, words = 'This was done too often. Please try again later.'): Refusal {
  const ends = windowStart(name, now).getTime() + rateLimits[name].seconds * 1000;
  return new Refusal('tooManyRequests', words, {
    retryAfterSeconds: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)),
  });
}
