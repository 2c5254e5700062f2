import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Importer, Importing } from './importer.ts';

type Staged = Importer['staged'];

/** The table in which a file's rows wait to be compared; it is gone with the transaction. */
export async function makeStaging({ tx }: Importing, staged: Staged): Promise<void> {
  // The demonstration imports several files in one transaction.
  await sql`drop table if exists pg_temp.upload_rows, pg_temp.rows_left_out`.execute(tx);
  await forgetPlan(tx);
  await sql`create temporary table upload_rows (${sql.raw(columnList(staged))}, primary key (line)) on commit drop`.execute(
    tx,
  );
  await sql`create temporary table rows_left_out (like upload_rows) on commit drop`.execute(tx);
}

/** What a plan made for itself; the next begins anew. */
async function forgetPlan(tx: Tx): Promise<void> {
  await sql`
    drop table if exists pg_temp.roster_plan, pg_temp.roster_held, pg_temp.roster_roles, pg_temp.roster_leavers, pg_temp.roster_differences`.execute(
    tx,
  );
}

/** Takes the rows in which something is wrong out of what is planned anew: they are neither done, nor missing. */
export async function leaveFaultyOut({ tx }: Importing): Promise<void> {
  await forgetPlan(tx);
  await sql`
    with faulty as (delete from upload_rows where is_faulty returning *) insert into rows_left_out select * from faulty`.execute(
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

/** Where something is wrong. */
export interface Place {
  line: number;
  field: string;
}

/** What may be wrong with rows: the query finds the places, and what the words need. */
export interface Fault {
  find(tx: Tx): Promise<(Place & { message: string })[]>;
}

export function fault<Found extends Place>(query: RawBuilder<Found>, words: (found: Found) => string): Fault {
  return {
    find: async (tx) => {
      const { rows } = await query.execute(tx);
      return rows.map((row) => ({ line: row.line, field: row.field, message: words(row) }));
    },
  };
}

/** Notes each row that a query finds as an error, and then takes them all out of what follows. */
export async function faults({ tx, errors }: Importing, ...kinds: Fault[]): Promise<void> {
  const found: (Place & { message: string })[] = [];
  // loop: one for each of a few kinds
  for (const kind of kinds) found.push(...(await kind.find(tx)));
  if (found.length === 0) return;
  const sorted = found.toSorted((a, b) => a.line - b.line);
  for (const { line, field, message } of sorted) errors.add(line, field, message);
  const lines = sorted.map(({ line }) => line);
  await sql`update upload_rows set is_faulty = true where line = any(${lines}::integer[])`.execute(tx);
}

/** Rows whose key stands on an earlier line too. */
export function repeats(key: string, field: string, words: (found: { line: string }) => string): Fault {
  const columns = sql.raw(key);
  return fault(
    sql<Place & { first: number }>`
      select line, ${field}::text as field, first from (
        select line, min(line) over (partition by ${columns}) as first, ${columns} from upload_rows) r
      where line > first and (${columns}) is not null`,
    ({ first }) => words({ line: String(first) }),
  );
}
