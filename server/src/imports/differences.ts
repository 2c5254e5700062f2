import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Importing, States } from './importer.ts';

/** `upload_before`: how it is before a file is applied. */
export async function noteBefore(importing: Importing, states: States): Promise<void> {
  const { tx } = importing;
  // The demonstration imports several files in one transaction.
  await sql`drop table if exists pg_temp.upload_before`.execute(tx);
  await sql`create temporary table upload_before on commit drop as ${states(importing)}`.execute(tx);
  await sql`create index on upload_before (thing, ref)`.execute(tx);
  await sql`analyze upload_before`.execute(tx);
}

/** Keeps in which values it is otherwise now, so that the file can be undone. */
export async function keepDifferent(importing: Importing, states: States, uploadId: number): Promise<void> {
  const { tx } = importing;
  const { numAffectedRows } = await sql`
    insert into upload_differences (upload_id, n, thing, thing_id, line, key, before, after)
    select ${uploadId}::bigint, row_number() over (order by line, thing, ref), thing, thing_id, line, key, before, after
    from (
      select coalesce(a.thing, b.thing) as thing, coalesce(a.thing_id, b.thing_id) as thing_id, coalesce(a.ref, b.ref) as ref,
        coalesce(a.line, b.line) as line, coalesce(a.key, b.key) as key,
        case when a.ref is null then b.state else d.before end as before,
        case when a.ref is null then '{}' when b.ref is null then coalesce(a.fresh, '{}') else d.after end as after,
        a.ref is null or b.ref is null or d.after is not null as differs
      from upload_before b full join (${states(importing)}) a on a.thing = b.thing and a.ref = b.ref
      cross join lateral (
        select jsonb_object_agg(f.key, b.state -> f.key) as before, jsonb_object_agg(f.key, f.value) as after
        from jsonb_each(a.state) f where a.ref is not null and b.ref is not null and b.state -> f.key is distinct from f.value) d
    ) compared where differs`.execute(tx);
  await sql`update uploads set differences = ${Number(numAffectedRows ?? 0)}::integer where id = ${uploadId}`.execute(
    tx,
  );
}

/** Former states are of use for so long. */
export async function forgetDifferences(tx: Tx, before: Date): Promise<void> {
  await sql`
    delete from upload_differences d using uploads u where u.id = d.upload_id and u.created_at < ${before}`.execute(tx);
}
