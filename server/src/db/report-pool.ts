import type pg from 'pg';
import { type ConnectionSettings, laurelTypes } from './connection.ts';
import { type PoolOptions, prepare, surePool } from './pool.ts';

export interface ReportPoolOptions extends Pick<PoolOptions, 'max' | 'onIdleError' | 'onNotice'> {
  /** How long a connection may take to come. */
  connectMs?: number;
}

/** The connections that reports are read on: few, patient, and apart from those of requests. */
export function reportPool(settings: ConnectionSettings, options: ReportPoolOptions): pg.Pool {
  const { max = 2, onIdleError = () => {}, onNotice, connectMs = 5_000 } = options;
  const config: pg.PoolConfig = {
    ...settings,
    max,
    application_name: 'laurel reports',
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    types: laurelTypes,
    onConnect: async (client) => {
      await prepare(client, {}, true);
      await client.query(limits);
    },
  };
  const pool = surePool(config, onIdleError);
  if (onNotice) pool.on('connect', (client) => client.on('notice', onNotice));
  return pool;
}

/**
 * A report uses one core, so that the other is everybody's, and sorts a month in memory. It ends when nobody reads it any
 * more, also while it is still sorting, and after ten minutes in any case.
 */
const limits = `set statement_timeout to '10min'; set lock_timeout to '2s'; set idle_in_transaction_session_timeout to '1min';
  set max_parallel_workers_per_gather to 0; set work_mem to '32MB'; set jit to off; set client_connection_check_interval to '500ms'`;
