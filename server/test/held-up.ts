import type { ClientBase } from 'pg';

/** How many statements wait for a lock in this client's database: other tests wait in theirs. */
export async function heldUp(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
  );
  return rows[0]?.n ?? 0;
}
