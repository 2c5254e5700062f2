import type pg from 'pg';
import { NotWritable } from './pg-errors.ts';

/** What there is to know of a connection. */
export interface Standing {
  /** Whose rights its transactions take; undefined where they are those of who connected. */
  role: string | undefined;
  /** Whether a pooler stands between: the session behind the connection may be another with each transaction. */
  isPooled: boolean;
}

const notLooked: Standing = { role: undefined, isPooled: true };

// of each database: what is known of its connections
const standings = new WeakMap<pg.ClientBase, Standing>();

export function standingOf(client: pg.ClientBase): Standing {
  return standings.get(client) ?? notLooked;
}

interface Wanted {
  /** The rights of the portal, where there is a role for them; otherwise the owner's. */
  takesRole: boolean;
  /** Whether a database that can only be read is refused. */
  writable: boolean;
}

/** Whether the database can only be read; its own transaction may write or not. */
export const readsOnly = `pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean`;

/**
 * The role is taken only where we may, because DATABASE_URL's user may lack the right to make it: migrate says so then.
 * From version 16 being a member and being allowed to SET ROLE are two things.
 */
export const takeableRole = `(select rolname from pg_roles where rolname = 'laurel_app' and pg_has_role(current_user, oid,
  case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end))`;

const looking = `select pg_backend_pid() as pid, ${readsOnly} as "isReadOnly", ${takeableRole} as role`;

/** Looks at a connection that was just made. */
export async function look(client: pg.ClientBase, { takesRole, writable }: Wanted): Promise<void> {
  const { rows } = await client.query<{ pid: number; isReadOnly: boolean; role: string | null }>(looking);
  const found = rows[0];
  if (!found) throw new Error('The database says nothing about itself.');
  if (writable && found.isReadOnly) throw new NotWritable();
  const { processID } = client as pg.ClientBase & { processID: number | null };
  standings.set(client, {
    role: takesRole && found.role !== null ? found.role : undefined,
    // A pooler's key for cancelling is none of PostgreSQL's.
    isPooled: processID !== found.pid,
  });
}
