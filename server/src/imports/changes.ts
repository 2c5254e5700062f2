import { type ChangeGroup, changeGroups, type UploadChange } from '@laurel/contract/calls/uploads';
import type { Confirmation } from '@laurel/contract/upload-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { changeOf, type StoredChange, type Topic } from './change-words.ts';
import type { Importing } from './importer.ts';

const shown = 200;

/** The table in which what a file would do is kept, entry by entry, however much it is; it is gone with the transaction. */
export async function makeChanges({ tx }: Importing): Promise<void> {
  await sql`drop table if exists pg_temp.upload_changes`.execute(tx);
  await sql`
    create temporary table upload_changes (
      n integer generated always as identity primary key, line integer not null, key text not null, what text not null, asks text,
      topic text not null, name text not null, before jsonb not null, after jsonb not null
    ) on commit drop`.execute(tx);
}

/** Keeps what the query finds: line, key, what, asks, name, before, after. */
export async function keepChanges({ tx }: Importing, topic: Topic, query: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into upload_changes (line, key, what, asks, topic, name, before, after)
    select line, key, what, asks, ${topic}, name, before, after from (${query}) found`.execute(tx);
}

/**
 * Keeps the difference between what is (`before`, null where there is nothing) and what the file says (`after`), of each row
 * that has one: line, key, asks, name, before, after. Of a change only the fields that differ.
 */
export function keepDifferences(importing: Importing, topic: Topic, query: RawBuilder<unknown>): Promise<void> {
  return keepChanges(
    importing,
    topic,
    sql`
      select line, key, case when r.before is null then 'added' else 'changed' end as what, asks, name,
        coalesce(d.before, '{}') as before, case when r.before is null then r.after else d.after end as after
      from (${query}) r
      cross join lateral (
        select jsonb_object_agg(f.key, r.before -> f.key) as before, jsonb_object_agg(f.key, f.value) as after
        from jsonb_each(r.after) f where r.before is not null and r.before -> f.key is distinct from f.value) d
      where r.before is null or d.after is not null order by line`,
  );
}

interface ChangeCounts {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** Of files in which each row is one thing. */
export async function countsByRow({ tx }: Importing): Promise<ChangeCounts> {
  const { rows } = await sql<ChangeCounts>`
    select *, (select count(*) from upload_rows where not is_faulty) - added - changed as unchanged
    from (select count(*) filter (where what = 'added') as added, count(*) filter (where what = 'changed') as changed,
      0 as removed from upload_changes) c`.execute(tx);
  return rows[0] as ChangeCounts;
}

export async function countAsking(tx: Tx, confirm: Confirmation): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from upload_changes where asks = ${confirm}`.execute(tx);
  return rows[0]?.count ?? 0;
}

type Groups = Record<ChangeGroup, { count: number; changes: UploadChange[] }>;

/** The first of all changes, those that need a confirmation before all others; and the first of each group. */
export async function firstChanges(tx: Tx): Promise<{ changes: UploadChange[]; groups: Groups }> {
  const { rows } = await sql<StoredChange & { n: number; grp: 'all' | ChangeGroup; count: number; place: number }>`
    select * from (
      select c.*, g.grp, count(*) over (partition by g.grp) as count,
        row_number() over (partition by g.grp order by c.asks is null, c.n) as place
      from upload_changes c
      cross join lateral (select unnest(array['all', c.what, case when c.asks is not null then 'asked' end]) as grp) g
      where g.grp is not null) c
    where place <= ${shown} order by place`.execute(tx);
  const of = (grp: string) => rows.filter((row) => row.grp === grp);
  const list = (grp: ChangeGroup) => ({ count: of(grp)[0]?.count ?? 0, changes: of(grp).map(changeOf) });
  const groups = Object.fromEntries(changeGroups.map((grp) => [grp, list(grp)])) as Groups;
  return { changes: of('all').map(changeOf), groups };
}

const atOnce = 5_000;

/** All of them, in the order in which they were found. */
export async function* allChanges(tx: Tx): AsyncGenerator<StoredChange> {
  for (let last = 0; ; ) {
    const { rows } = await sql<StoredChange & { n: number }>`
      select * from upload_changes where n > ${last} order by n
      -- limit: the next portion follows
      limit ${atOnce}`.execute(tx);
    yield* rows;
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.n ?? 0;
  }
}
