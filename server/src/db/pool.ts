import { Kysely } from 'kysely';
import pg from 'pg';
import { type ConnectionSettings, laurelTypes } from './connection.ts';
import { PipelineDialect } from './dialect.ts';
import type { WatchedPool } from './pool-figures.ts';
import type { Database } from './tables.ts';

export type Db = Kysely<Database>;

export type PoolOptions = {
  max?: number;
  applicationName?: string;
  /** `none` for imports, whose one transaction may be long; requests must give up early. */
  limits?: 'request' | 'none';
  /** By how much the limits are longer than usual, and the wait for a connection. */
  patience?: number;
  /** Whose rights: laurel_app's, where that role is there, or those of the tables' owner. */
  rights?: 'portal' | 'owner';
  /** What happens to a connection nobody uses is no request's failure; it is told here. */
  onIdleError?: (error: Error) => void;
  /** What the server says beside its answers. */
  onNotice?: (notice: { message?: string | undefined }) => void;
};

/** The pool of the running server: short limits, and the rights of laurel_app where that role is there. */
export function createDb(settings: ConnectionSettings, options: PoolOptions = {}): Db {
  const {
    max = 10,
    applicationName = 'laurel',
    limits = 'request',
    patience = 1,
    onIdleError = () => {},
    onNotice,
  } = options;
  const takeRole = options.rights !== 'owner';
  const limited = limits === 'request' ? requestLimits(patience) : {};
  const config: pg.PoolConfig = {
    ...settings,
    max,
    application_name: applicationName,
    connectionTimeoutMillis: 2_000 * patience,
    idleTimeoutMillis: 60_000,
    types: laurelTypes,
    pipeline: true,
    onConnect: (client) => prepare(client, limited, takeRole),
  };
  const pool = surePool(config, onIdleError);
  if (onNotice) pool.on('connect', (client) => client.on('notice', onNotice));
  const dialect = new PipelineDialect(pool);
  const db: Db = new Kysely<Database>({ dialect });
  pools.set(db, { pool, waiting: () => dialect.turns.waiting });
  return db;
}

// of each database: what its connections do
const pools = new WeakMap<Db, WatchedPool>();

/** The pool behind a database that createDb made. */
export function poolOf(db: Db): WatchedPool | undefined {
  return pools.get(db);
}

/** Whether somebody asks this database for something right now. */
export function isAtWork(db: Db): boolean {
  const pool = pools.get(db)?.pool;
  return pool !== undefined && pool.totalCount > pool.idleCount;
}

/** A pool that no lost connection can end the process with. */
export function surePool(config: pg.PoolConfig, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', (error: Error & { client?: unknown }) => {
    // pg hangs the whole connection on it, password and all.
    delete error.client;
    onIdleError(error);
  });
  pool.on('connect', (client) => {
    // While a connection is lent out the pool does not listen to it, and an unheard error event ends the process.
    client.on('error', () => {});
    retireAfterFatal(client as pg.PoolClient & Internals);
  });
  return pool;
}

type Internals = { connection: NodeJS.EventEmitter; _queryable: boolean };

/**
 * After FATAL the server closes the connection, but a moment later: without this the pool would lend the dying one to the
 * next request. pg has no public way to say so; pool.test.ts fails when this one stops working.
 */
function retireAfterFatal(client: Internals): void {
  client.connection.on('errorMessage', (message: { severity?: string }) => {
    if (message.severity === 'FATAL') client._queryable = false;
  });
}

function requestLimits(patience: number): Record<string, string> {
  return {
    lock_timeout: `${2 * patience}s`,
    statement_timeout: `${5 * patience}s`,
    idle_in_transaction_session_timeout: `${10 * patience}s`,
  };
}

/**
 * The role is taken only where we may, because DATABASE_URL's user may lack the right to make it: migrate says so then.
 * From version 16 being a member and being allowed to SET ROLE are two things.
 */
const takingRole = `select set_config('role', rolname, false) from pg_roles where rolname = 'laurel_app'
  and pg_has_role(current_user, oid, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)`;

export async function prepare(client: pg.ClientBase, limits: Record<string, string>, takeRole: boolean): Promise<void> {
  // Pages lie in memory or on disks without a moving head: a few rows of a big table are looked up, not read past.
  const values = {
    timezone: 'UTC',
    random_page_cost: '1.1',
    jit: 'off',
    ...limits,
  };
  const sets = Object.entries(values).map(([name, value]) => `set ${name} to '${value}'`);
  await client.query([...sets, ...(takeRole ? [takingRole] : [])].join('; '));
}
