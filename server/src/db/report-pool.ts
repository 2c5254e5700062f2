import type pg from 'pg';
import { beginning, type Limits, type Mode } from './begin.ts';
import { type ConnectionSettings, laurelTypes } from './connection.ts';
import type { PoolOptions } from './pool.ts';
import { standingOf } from './standing.ts';
import { SurePool } from './sure-pool.ts';

export interface ReportPoolOptions extends Pick<PoolOptions, 'max' | 'onIdleError' | 'onNotice'> {
  /** How long a connection may take to come. */
  connectMs?: number;
  /** Whether a server that only reads is refused; as its address says when left out. */
  writable?: boolean;
}

/** The connections that reports are read on: few, patient, and apart from those of requests. */
export function reportPool(settings: ConnectionSettings, options: ReportPoolOptions): pg.Pool {
  const { max = 2, onIdleError = () => {}, onNotice, connectMs = 5_000, writable } = options;
  return new SurePool(settings, {
    max,
    application_name: 'laurel reports',
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
    types: laurelTypes,
    takesRole: true,
    writable,
    onIdleError,
    onNotice,
  });
}

/**
 * With what a report's transaction begins on this connection. It uses one core, so that the other is everybody's, and sorts a month in memory.
 * It ends when nobody reads it any more, also while it is still sorting, and after ten minutes in any case.
 */
export function reportBeginning(client: pg.ClientBase, mode: Mode): string {
  return beginning(mode, { role: standingOf(client).role, limits: limits[mode], more });
}

const reads: Limits = { statementMs: 600_000, lockMs: 2_000, idleMs: 60_000 };
const limits: Record<Mode, Limits> = { reads, writes: reads, holds: { ...reads, idleMs: 660_000 } };
const more = { max_parallel_workers_per_gather: '0', work_mem: '32MB', client_connection_check_interval: '500ms' };
