import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '#db/transaction';
import { eraseMember } from '#personal/erase';
import { expectBooksRight } from '../books.ts';
import { type ScalePortal, scalePortal } from './portal.ts';

let portal: ScalePortal;

beforeAll(async () => {
  portal = await scalePortal('company');
});
afterAll(() => portal.close());

/** Keeps a hash of every row of every table, to be compared with what is there later. */
async function rememberEverything(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`.execute(
    portal.db,
  );
  await sql`drop table if exists public.remembered`.execute(portal.owner);
  await sql`create unlogged table public.remembered (name text, hash bigint)`.execute(portal.owner);
  for (const { name } of tables)
    await sql`insert into remembered select ${name}, hashtextextended(t::text, 0) from ${sql.table(name)} t`.execute(
      portal.owner,
    );
  return tables.map(({ name }) => name);
}

/** What tells how far the portal is, and nothing of anybody: it goes on with every change. */
const ofNobody = ['subscribers', 'shared_versions'];

/** How many rows of each table are no more what they were; those that are new count for nothing here. */
async function changed(tables: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of tables) {
    if (ofNobody.includes(name)) continue;
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select hash from remembered where name = ${name}
        except all select hashtextextended(t::text, 0) from ${sql.table(name)} t) gone`.execute(portal.owner);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found[name] = count;
  }
  return found;
}

/** What lies about somebody, counted by their id. */
async function ofMember(id: number): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select 1 as members, 1 as profiles,
      (select count(*) from words w where w.by_id = ${id} or w.about_id = ${id} or (w.of = 'review.motivation' and w.of_id in (
        select r.id from reviews r join nominations n on n.id = r.nomination_id where n.by_id = ${id}))) as words,
      (select count(*) from order_contacts where member_id = ${id}) as order_contacts,
      (select count(*) from reactions where member_id = ${id}) as reactions,
      (select count(*) from idea_votes where member_id = ${id}) as idea_votes,
      (select count(*) from ideas i where (i.by_id = ${id} and i.shared_site is not null)
        or exists (select from idea_votes v where v.idea_id = i.id and v.member_id = ${id})) as ideas,
      (select count(*) from comments where by_id = ${id} and removed_at is null) as comments,
      (select count(*) from comment_mentions where comment_id in (select id from comments where by_id = ${id})) as comment_mentions,
      (select count(*) from messages where member_id = ${id}) as messages`.execute(portal.db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, count]) => count > 0));
}

// Names that are words of other people's sentences, in a company where many others are called so too.
test.each([
  ['May', 'Day', 124],
  ['Will', 'Grace', 125],
  ['X', 'Y', 126],
])(
  'erasing %s %s deletes what is theirs, and not a byte of anybody else’s',
  { tags: ['sweep'] },
  async (firstname, surname, id) => {
    await sql`update profiles set firstname = ${firstname}, surname = ${surname} where member_id % 1000 = ${id}`.execute(
      portal.db,
    );
    await sql`update members set deactivated_at = ${portal.now} where id = ${id}`.execute(portal.db);
    const theirs = await ofMember(id);
    expect(theirs.words ?? 0).toBeGreaterThan(0);
    const tables = await rememberEverything();
    const { result: milliseconds, work } = await portal.measured(async () => {
      const begin = performance.now();
      await transaction(portal.db, (tx) => eraseMember(tx, `N${id}`, portal.now));
      return performance.now() - begin;
    });
    if (process.env.SCALE_REPORT) process.stdout.write(`erased in ${milliseconds.toFixed(0)} ms, ${work.rows} rows\n`);
    expect(await changed(tables)).toEqual(theirs);
    await expectBooksRight(portal.db);
  },
);
