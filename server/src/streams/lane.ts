import { Kysely, PostgresDialect } from 'kysely';
import type { ConnectionSettings } from '#db/connection';
import type { WatchedPool } from '#db/pool-figures';
import { type ReportPoolOptions, reportPool } from '#db/report-pool';
import type { Database } from '#db/tables';
import { type Tx, Unavailable } from '#db/transaction';
import { resting } from './giving-way.ts';
import { type QueueLimits, reportQueue, type Wish } from './queue.ts';
import { type Reading, reading } from './reading.ts';
import { isReplicaGone, type ReplicaOptions, type ReplicaOutcome, reportReplica } from './replica.ts';
import { seated } from './seat.ts';

/** Where the reports of a company are read: beside everybody else's work, and never in its way. */
export interface ReportLane {
  open(wish: Wish): Promise<Reading>;
  /** Reads what is no report, but as long as one. */
  read<Result>(wish: Wish, run: (tx: Tx) => Promise<Result>): Promise<Result>;
  counts(): { running: number; waiting: number };
  /** What became of the replica, where there is one. */
  replicaCounts(): Partial<Record<ReplicaOutcome, number>>;
  /** Its pools by name: that on the primary, and that on the replica where there is one. */
  pools: Readonly<Record<string, WatchedPool>>;
  /** Ends every report, whoever still reads it. */
  close(): Promise<void>;
}

export interface LaneOptions extends Omit<ReportPoolOptions, 'max'> {
  limits?: QueueLimits;
  /** A standby on which reports are read where it has what the primary has. */
  replica?: ConnectionSettings | undefined;
  onReplicaUnused?: ReplicaOptions['onUnused'];
  /** Whether requests are at work: to them reports give way. Never when left out. */
  isBusy?: () => boolean;
}

export const laneLimits: QueueLimits = { atOnce: 2, waitingMax: 20, waitMs: 15_000 };

/** A pool of its own with as many connections as there may be reports. The queue is the process's; the places are the company's, whatever processes it has. */
export function reportLane(settings: ConnectionSettings, laneOptions: LaneOptions = {}): ReportLane {
  const {
    limits = laneLimits,
    replica: standby,
    onReplicaUnused: onUnused,
    isBusy = () => false,
    ...options
  } = laneOptions;
  const pool = reportPool(settings, { ...options, max: limits.atOnce });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const queue = reportQueue(limits);
  const closing = new AbortController();
  const replica =
    standby && reportReplica(standby, { ...options, max: limits.atOnce, ...(onUnused ? { onUnused } : {}) });
  const line: Line = { pool, db, limits, replica, isBusy };

  async function open({ signal, ...asked }: Wish): Promise<Reading> {
    const wish = { ...asked, signal: AbortSignal.any([signal, closing.signal]) };
    const leave = await queue.enter(wish);
    return leavingOnFailure(leave, () =>
      wanted(wish, async () => (await onReplica(line, wish, leave)) ?? (await onPrimary(line, wish, leave))),
    );
  }

  return {
    open,
    read: async (wish, run) =>
      readWhole(await open(wish), (tx) =>
        resting(
          () => run(tx),
          () => isBusy() && queue.hasMore(wish),
        ),
      ),
    counts: queue.counts,
    replicaCounts: () => replica?.counts() ?? {},
    pools: { reports: { pool }, ...(replica ? { replica: { pool: replica.pool } } : {}) },
    close: async () => {
      closing.abort(new Unavailable('No more reports are made.'));
      await Promise.all([pool.end(), replica?.close()]);
    },
  };
}

/** What reports are read over. */
interface Line {
  pool: ReturnType<typeof reportPool>;
  db: Kysely<Database>;
  limits: QueueLimits;
  replica: ReturnType<typeof reportReplica> | undefined;
  isBusy: () => boolean;
}

async function onPrimary({ pool, db, limits, isBusy }: Line, wish: Wish, leave: () => void): Promise<Reading> {
  const seat = await seated(pool, wish, limits, 'reads');
  return reading(seat, { db, signal: wish.signal, isBusy, end: leave });
}

/** The place is held on the primary, whose locks all processes see. */
async function onReplica(line: Line, wish: Wish, leave: () => void): Promise<Reading | undefined> {
  const { pool, db, limits, replica, isBusy } = line;
  if (!replica) return undefined;
  const seat = await seated(pool, wish, limits, 'holds');
  const standing = await replica.caughtUpWith(seat, wish.signal);
  if (!standing) await seat.giveBack();
  if (!standing) return undefined;
  return reading(standing, {
    db,
    signal: wish.signal,
    isBusy,
    end: async () => {
      replica.count('used');
      await seat.giveBack();
      leave();
    },
    anewAfter: (error) => {
      if (!isReplicaGone(error)) return undefined;
      return async () => {
        replica.count('away', error);
        await seat.giveBack();
        return leavingOnFailure(leave, () => wanted(wish, () => onPrimary(line, wish, leave)));
      };
    },
  });
}

async function readWhole<Result>(reading: Reading, run: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    const result = await run(reading.tx);
    await reading.close();
    return result;
  } catch (error) {
    const anew = await reading.anewAfter(error);
    if (anew) return readWhole(anew, run);
    await reading.close();
    throw error;
  }
}

async function leavingOnFailure<Result>(leave: () => void, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    leave();
    throw error;
  }
}

/** Who left while it was begun has no use for it any more. */
async function wanted({ signal }: Wish, begin: () => Promise<Reading>): Promise<Reading> {
  const begun = await begin();
  if (signal.aborted) await begun.close();
  signal.throwIfAborted();
  return begun;
}
