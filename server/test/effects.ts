import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#db/pool';

/** What comes and goes with every request and is nobody's business. */
const passing = [
  'schema_migrations',
  'tokens',
  'last_sign_ons',
  'login_codes',
  'logouts',
  'provider_records',
  'rate_counters',
  'upload_progress',
];

/** Of every table of the business that has rows how many they are, and a digest of what stands in them. */
export async function everything(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and not relname = any(${passing})
      and (relkind = 'p' or relkind = 'r' and pg_relation_size(oid) > 0)
    order by 1`.execute(db);
  const parts = tables.map(
    ({ name }) => sql`
      select ${name}::text as name, count(*) || ' rows ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as content
      from ${sql.table(name)} t having count(*) > 0`,
  );
  const { rows } = await sql<{ name: string; content: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

/** Runs what must be refused, and makes sure that nothing at all has changed: no row, no balance, no promised message. */
export async function withoutEffect<T>(db: Db, run: () => Promise<T>): Promise<T> {
  const before = await everything(db);
  const result = await run();
  expect(await everything(db)).toEqual(before);
  return result;
}

/** An answer without what differs between any two. */
export function sameBytes(answer: { status: number; body: unknown }): unknown {
  return [answer.status, { ...(answer.body as object), requestId: '' }];
}
