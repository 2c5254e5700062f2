import { type RawBuilder, sql } from 'kysely';
import type { Importing } from './importer.ts';

/**
 * A column that a file lacks leaves what is there; only an empty cell clears. `columns` are those of the file that may be
 * missing, with their columns in the staged rows (alias r) and in what is there (alias b of `from`).
 */
export async function keepMissing(
  { tx, has }: Importing,
  columns: Readonly<Record<string, readonly string[]>>,
  from: RawBuilder<unknown>,
): Promise<void> {
  const missing = Object.entries(columns).flatMap(([column, names]) => (has(column) ? [] : names));
  if (missing.length === 0) return;
  const kept = missing.map((name) => sql`${sql.ref(name)} = ${sql.ref(`b.${name}`)}`);
  await sql`update upload_rows r set ${sql.join(kept)} from ${from}`.execute(tx);
}
