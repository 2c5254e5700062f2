import { type RateLimit, rateLimits, type SendLimit } from '@laurel/contract/rules/rate-limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { Refusal } from '#errors/refuse';
import { rules } from '#programme/rules';
import * as texts from './texts.ts';

export interface Use {
  name: RateLimit;
  subject: string;
  /** 1 when left out. */
  uses?: number;
  /** What to say to who is refused. */
  words?: string;
}

/** Counts one use and refuses the one too many. The counters are in the database, so that all instances share them. */
export function countUse(db: Db | Tx, name: RateLimit, subject: string, now: Date): Promise<void> {
  return countUses(db, [{ name, subject }], now);
}

/** Counts uses of several limits and by several, each as many as are given, in one statement; refuses all of them when one is too many. */
export async function countUses(db: Db | Tx, counted: readonly Use[], now: Date): Promise<void> {
  if (counted.length === 0) return;
  const rows = counted.map(({ name, subject, uses = 1 }) => ({ name, subject, start: windowStart(name, now), uses }));
  const { rows: hits } = await sql<{ name: RateLimit; subject: string; hits: number }>`
    insert into rate_counters as c (name, subject, window_start, hits)
    select name, subject, start, sum(uses) from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as u (name text, subject text, start timestamptz, uses int)
    group by name, subject, start order by name, subject, start
    on conflict (name, subject, window_start) do update set hits = c.hits + excluded.hits
    returning name, subject, hits`.execute(db);
  const over = hits.find((row) => row.hits > mostOf(row.name));
  if (over)
    throw tooMany(over.name, now, counted.find((use) => use.name === over.name && use.subject === over.subject)?.words);
}

/** How often, or to how many, by the company's programme where that says it. */
export function mostOf(name: RateLimit): number {
  return name in rules().sends ? rules().sends[name as SendLimit] : rateLimits[name].max;
}

function windowStart(name: RateLimit, now: Date): Date {
  const ms = rateLimits[name].seconds * 1000;
  return new Date(Math.floor(now.getTime() / ms) * ms);
}

function tooMany(name: RateLimit, now: Date, words = say(texts.tooOften)): Refusal {
  const ends = windowStart(name, now).getTime() + rateLimits[name].seconds * 1000;
  return new Refusal('tooManyRequests', words, {
    retryAfterSeconds: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)),
  });
}
