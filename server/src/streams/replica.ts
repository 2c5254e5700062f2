import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { ConnectionSettings } from '#db/connection';
import { isPassing } from '#db/pg-errors';
import { type ReportPoolOptions, reportPool } from '#db/report-pool';
import { breaker } from './breaker.ts';
import { type Lent, lent } from './lent.ts';

/** What became of the replica for a report: read there, too far behind the primary, not to be had, or left alone after several of these. */
export type ReplicaOutcome = 'used' | 'behind' | 'away' | 'resting';

export interface ReplicaOptions extends ReportPoolOptions {
  /** Told why the primary was read instead, once a minute at most; and when the replica is left alone from now on. */
  onUnused?: (outcome: ReplicaOutcome, error?: unknown) => void;
}

/** A standby of the company's database, on which reports are read that miss nothing the primary has confirmed. */
export interface Replica {
  /** A transaction on the replica that sees all that this connection to the primary would see; nothing where there is none in time. */
  caughtUpWith(primary: Asked, signal: AbortSignal): Promise<Lent | undefined>;
  count(outcome: ReplicaOutcome, error?: unknown): void;
  counts(): Record<ReplicaOutcome, number>;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** What is asked of a connection here. */
export interface Asked {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** A report that has waited so long for the replica is better read on the primary. */
const patienceMs = 1_000;
/** A machine that is lost says nothing at all: only a clock of our own ends that. */
const silenceMs = 500;
const pauseMs = 5;
const tellMs = 60_000;
/** Each report would wait for nothing: after so many in a row the primary is read at once for a while. */
const rest = { failuresMax: 3, restMs: 30_000 };

export function reportReplica(
  settings: ConnectionSettings,
  { onUnused = () => {}, ...options }: ReplicaOptions,
): Replica {
  const pool = reportPool(settings, { ...options, connectMs: patienceMs, writable: false });
  const counted = { used: 0, behind: 0, away: 0, resting: 0 };
  const keepsOff = breaker(rest);
  let toldAt = Number.NEGATIVE_INFINITY;
  const count = (outcome: ReplicaOutcome, error?: unknown) => {
    counted[outcome] += 1;
    if (outcome === 'used') return keepsOff.worked();
    if (outcome === 'resting') return;
    const isResting = keepsOff.failed();
    if (!isResting && performance.now() - toldAt < tellMs) return;
    toldAt = performance.now();
    onUnused(isResting ? 'resting' : outcome, error);
  };
  return {
    pool,
    count,
    counts: () => ({ ...counted }),
    close: () => pool.end(),
    async caughtUpWith(primary, signal) {
      if (keepsOff.rests()) {
        count('resting');
        return undefined;
      }
      try {
        const until = Date.now() + patienceMs;
        const position = await positionOf(primary);
        const line = await lent(pool, signal);
        const isThere = await begunAt(line, position, until);
        if (!isThere) count('behind');
        return isThere ? line : undefined;
      } catch (error) {
        signal.throwIfAborted();
        count('away', error);
        return undefined;
      }
    },
  };
}

/** Whether the replica gave a query up, or was lost with it, for no fault of the query: the primary would answer it. */
export function isReplicaGone(error: unknown): boolean {
  // Its state differs with what replay had to take away; the words are the same ("canceling statement", "terminating connection").
  return isPassing(error) || (error instanceof Error && error.message.includes('conflict with recovery'));
}

/** Begins the report's transaction there once the replica is as far; gives the connection back where it does not come to that. */
async function begunAt(line: Lent, position: Position, until: number): Promise<boolean> {
  try {
    const reached = hasReached(line, position, until);
    const silence = sleep(until + silenceMs - Date.now(), undefined, { ref: false });
    const isThere = await Promise.race([reached, silence]);
    if (isThere === undefined) throw new Error('The replica does not answer.');
    if (isThere) await line.begin('reads', patienceMs);
    else await line.giveBack();
    return isThere;
  } catch (error) {
    await line.giveBack();
    throw error;
  }
}

/** Where the primary is in its log, and which database that is. */
export interface Position {
  database: string;
  lsn: string;
}

async function positionOf(primary: Asked): Promise<Position> {
  const { rows } = await primary.query(`select ${database} as database, ${confirmed}::text as lsn`);
  return rows[0] as Position;
}

/** A standby has the identifier and the object ids of its primary; no other server has both. */
const database = `(select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())`;

/**
 * What was confirmed to anybody is flushed, and only what is flushed is sent to a standby: what is merely written into
 * the log, by whoever has not committed or by a read that tidied a page, may stay unsent for long on a quiet server. Where
 * commits do not wait for their flush, the end of the log is all there is to go by.
 */
const confirmed = `case when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end`;

const whereItIs = `select ${database} as database, pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"`;

/** Waits until the replica has replayed all up to there, or says that it has not in time. */
export async function hasReached(replica: Asked, { database, lsn }: Position, until: number): Promise<boolean> {
  // loop: until the replica is there, some milliseconds apart
  for (;;) {
    const { rows } = await replica.query(whereItIs, [lsn]);
    const at = rows[0] as { database: string; isStandby: boolean; isThere: boolean | null };
    if (at.database !== database) throw new Error('The replica is one of another database.');
    if (!at.isStandby) throw new Error('The replica is no standby.');
    if (at.isThere) return true;
    if (Date.now() >= until) return false;
    await sleep(pauseMs);
  }
}
