import { type RawBuilder, sql } from 'kysely';
import type { Importer, Importing } from './importer.ts';

type Staged = Importer['staged'];

/** The table in which a file's rows wait to be compared; it is gone with the transaction. */
export async function makeStaging({ tx }: Importing, staged: Staged): Promise<void> {
  // The demonstration imports several files in one transaction.
  await sql`drop table if exists pg_temp.upload_rows, pg_temp.roster_plan, pg_temp.roster_held, pg_temp.roster_roles, pg_temp.roster_leavers`.execute(
    tx,
  );
  await sql`create temporary table upload_rows (${sql.raw(columnList(staged))}, primary key (line)) on commit drop`.execute(
    tx,
  );
}

/** `rows` are JSON each. */
export async function stage({ tx }: Importing, staged: Staged, rows: readonly string[]): Promise<void> {
  await sql`insert into upload_rows select * from jsonb_to_recordset(${`[${rows.join()}]`}::jsonb) as r (${sql.raw(columnList(staged))})`.execute(
    tx,
  );
}

export async function analyseStaging({ tx }: Importing): Promise<void> {
  await sql`analyze upload_rows`.execute(tx);
}

function columnList(staged: Staged): string {
  const columns = Object.entries({ line: 'integer', is_faulty: 'boolean', ...staged });
  return columns.map(([name, type]) => `${name} ${type}`).join(', ');
}

/** Notes each row that the query finds (line, field, message) as an error, and takes it out of what follows. */
export async function faults({ tx, errors }: Importing, query: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ line: number; field: string; message: string }>`
    select line, field, message from (${query}) found order by line`.execute(tx);
  if (rows.length === 0) return;
  for (const { line, field, message } of rows) errors.add(line, field, message);
  const lines = rows.map(({ line }) => line);
  await sql`update upload_rows set is_faulty = true where line = any(${lines}::integer[])`.execute(tx);
}

/** Rows whose key stands on an earlier line too. */
export function repeats(key: string, field: string, words: string): RawBuilder<unknown> {
  const columns = sql.raw(key);
  return sql`
    select line, ${field}::text as field, ${words}::text || ' on line ' || first || '.' as message from (
      select line, min(line) over (partition by ${columns}) as first, ${columns} from upload_rows) r
    where line > first and (${columns}) is not null`;
}
