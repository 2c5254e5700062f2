import { setTimeout as sleep } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { connectionLost, isGivenUpForOthers, sqlState } from './pg-errors.ts';
import type { Db } from './pool.ts';
import type { Database } from './tables.ts';

export type Tx = Transaction<Database>;

/** Nothing was done; worth trying again in a moment. Becomes 503 with Retry-After. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly retryAfterSeconds = 2;
}

/** COMMIT was sent and its answer never came: done or not done, nobody may call it failed. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
  readonly retryAfterSeconds = 2;
}

export type TransactionOptions = {
  /** The caller's idempotency key or natural guard makes a second run harmless, so a lost connection may be tried again. */
  repeatable?: boolean;
  /** Nothing is written: see readOnly. */
  reads?: boolean;
  onRetry?: (reason: string) => void;
  random?: () => number;
};

/**
 * READ COMMITTED, with our own row locks deciding. What the database gave up because of others (a serialisation failure,
 * a deadlock, a lock not had in time) is run again whole, at most three times, after a random pause.
 */
export async function transaction<T>(
  db: Db,
  run: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { repeatable = false, reads = false, onRetry = () => {}, random = Math.random } = options;
  for (let tries = 0; ; tries += 1) {
    const outcome = await attempt(reads ? reading(db) : writing(db), run);
    if (outcome.done) {
      for (const listener of outcome.listeners) listener(db);
      return outcome.value;
    }
    const { error, phase } = outcome;
    const lost = connectionLost(error);
    if (lost && phase === 'commit' && !reads)
      throw new OutcomeUnknown('The database did not say whether it committed.', { cause: error });
    const reason = lost ? 'connection' : sqlState(error);
    const again = lost ? repeatable : isGivenUpForOthers(error);
    if (reason === undefined || !(again || lost)) throw error;
    const pause = pauses[tries];
    if (!again || pause === undefined) throw new Unavailable('The database could not do it now.', { cause: error });
    for (const listener of [onRetry, ...(watching.get(db) ?? [])]) listener(reason);
    await sleep(random() * pause);
  }
}

/** Runs when this transaction has committed, and never when it has not. It must not throw, and nobody waits for it. */
export function afterCommit(tx: Tx, listener: (db: Db) => void): void {
  const waiting = commitListeners.get(tx) ?? new Set();
  commitListeners.set(tx, waiting.add(listener));
}

// of each database: a transaction is one's own
const commitListeners = new WeakMap<Tx, Set<(db: Db) => void>>();

/**
 * Reads in one snapshot, and cannot write: PostgreSQL refuses it. So the answer is one moment's, and a replica may give it.
 * A lost connection is tried again, since nothing was done.
 */
export function readOnly<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, run, { repeatable: true, reads: true });
}

/** For the metric: told the SQL state, or "connection", before each further try on this database. */
export function watchRetries(db: Db, listener: (reason: string) => void): () => void {
  const listeners = watching.get(db) ?? new Set();
  watching.set(db, listeners.add(listener));
  return () => listeners.delete(listener);
}

// of each database: who counts its retries
const watching = new WeakMap<Db, Set<(reason: string) => void>>();

const pauses = [20, 80, 320];

type Phase = 'begin' | 'work' | 'commit';
type Outcome<T> =
  | { done: true; value: T; listeners: Iterable<(db: Db) => void> }
  | { done: false; error: unknown; phase: Phase };

const writing = (db: Db) => db.transaction().setIsolationLevel('read committed');
const reading = (db: Db) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');

async function attempt<T>(begun: ReturnType<typeof writing>, run: (tx: Tx) => Promise<T>): Promise<Outcome<T>> {
  let phase: Phase = 'begin';
  let failure: { error: unknown } | undefined;
  let listeners: Iterable<(db: Db) => void> = [];
  try {
    const value = await begun.execute(async (tx) => {
      phase = 'work';
      try {
        const result = await run(tx);
        listeners = commitListeners.get(tx) ?? [];
        phase = 'commit';
        return result;
      } catch (error) {
        // Kept aside: on a lost connection the ROLLBACK fails too, and its error would hide this one.
        failure = { error };
        throw error;
      }
    });
    return { done: true, value, listeners };
  } catch (error) {
    return { done: false, error: failure === undefined ? error : (failure as { error: unknown }).error, phase };
  }
}
