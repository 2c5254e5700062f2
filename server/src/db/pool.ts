import { Kysely } from 'kysely';
import { type Limits, noLimits, requestLimits } from './begin.ts';
import { type ConnectionSettings, laurelTypes } from './connection.ts';
import { PipelineDialect } from './dialect.ts';
import type { WatchedPool } from './pool-figures.ts';
import { SurePool } from './sure-pool.ts';
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
  /** Whether statements that come again keep their plans behind a pooler too, which then must know them by name. */
  namedBehindPooler?: boolean;
  /** What happens to a connection nobody uses is no request's failure; it is told here. */
  onIdleError?: (error: Error) => void;
  /** What the server says beside its answers. */
  onNotice?: (notice: { message?: string | undefined }) => void;
};

/** The pool of the running server: short limits, and the rights of laurel_app where that role is there. */
export function createDb(settings: ConnectionSettings, options: PoolOptions = {}): Db {
  const { max = 10, applicationName = 'laurel', patience = 1, onIdleError = () => {}, onNotice } = options;
  const limits: Limits = options.limits === 'none' ? noLimits : requestLimits(patience);
  const pool = new SurePool(settings, {
    max,
    application_name: applicationName,
    connectionTimeoutMillis: 2_000 * patience,
    idleTimeoutMillis: 60_000,
    types: laurelTypes,
    pipeline: true,
    takesRole: options.rights !== 'owner',
    onIdleError,
    onNotice,
  });
  const dialect = new PipelineDialect(pool, { limits, namedBehindPooler: options.namedBehindPooler ?? false });
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
