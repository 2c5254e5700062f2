import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionProvider, type DatabaseConnection, type QueryExecutor, Transaction } from 'kysely';
import type { Limits, Mode } from './begin.ts';
import type { Line } from './dialect.ts';
import {
  connectionLost,
  hasFallenSilent,
  isGivenUpForOthers,
  isPlanOutdated,
  isReadOnly,
  sqlState,
} from './pg-errors.ts';
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
  /** COMMIT waits for no answer: see inOneTrip. */
  inOneTrip?: boolean;
  /** Where they are others than the pool's. */
  limits?: Partial<Limits>;
  /** How often it is tried at most; 4 when left out. */
  tries?: number;
  onRetry?: (reason: string) => void;
  random?: () => number;
};

/**
 * READ COMMITTED, with our own row locks deciding. What the database gave up because of others (a serialisation failure,
 * a deadlock, a lock not had in time) is run again whole, at most three more times, after a random pause.
 */
export async function transaction<T>(
  db: Db,
  run: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const {
    repeatable = false,
    reads = false,
    tries: most = pauses.length + 1,
    onRetry = () => {},
    random = Math.random,
  } = options;
  // A Tx passes for a Db: its COMMIT would be that of the whole.
  if (db.isTransaction) throw new Error('A transaction does not begin within another.');
  for (let tries = 1; ; tries += 1) {
    const outcome = await attempt(db, run, { reads, ...options });
    if (outcome.done) {
      for (const listener of outcome.listeners) listener(db);
      return outcome.value;
    }
    const { error, phase } = outcome;
    const lost = connectionLost(error);
    if (lost && phase === 'commit' && !reads)
      throw new OutcomeUnknown('The database did not say whether it committed.', { cause: error });
    // Refused by a database that is no primary any more: nothing was done, and the next connection may find the one that is.
    const demoted = !reads && isReadOnly(error);
    const reason = lost ? 'connection' : sqlState(error);
    // Whoever has waited in vain once does not wait again.
    const again = lost
      ? repeatable && !hasFallenSilent(error)
      : demoted || isGivenUpForOthers(error) || isPlanOutdated(error);
    if (reason === undefined || !(again || lost)) throw error;
    const pause = pauses[tries - 1];
    if (!again || pause === undefined || tries >= most)
      throw new Unavailable('The database could not do it now.', { cause: error });
    for (const listener of [onRetry, ...(watching.get(db) ?? [])]) listener(reason);
    await sleep(random() * pause);
  }
}

/**
 * A statement of whose answer nothing depends: it is sent at the end, in the round trip of COMMIT, in the order in which such were
 * given. So what it locks is locked for as short as can be. When it fails the transaction fails, as with any statement.
 */
export function withCommit(tx: Tx, write: () => Promise<unknown>): void {
  const waiting = commitWrites.get(tx) ?? [];
  commitWrites.set(tx, waiting);
  waiting.push(write);
}

/** Sends now what waits for COMMIT: for who does in one transaction what others do in several. */
export async function writeNow(tx: Tx): Promise<void> {
  const waiting = commitsOf(tx);
  commitWrites.delete(tx);
  await Promise.all(waiting.map((write) => write()));
}

// of each database: a transaction is one's own
const commitWrites = new WeakMap<Tx, (() => Promise<unknown>)[]>();

/** What waits for COMMIT. */
export function commitsOf(tx: Tx): readonly (() => Promise<unknown>)[] {
  return commitWrites.get(tx) ?? [];
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

/**
 * A transaction of one round trip: COMMIT is sent right behind the statements that `run` makes before it waits for any of them. So what
 * `run` refuses when it has seen their answers must be what they did not do.
 */
export function inOneTrip<T>(db: Db, run: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, run, { inOneTrip: true });
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

async function attempt<T>(
  db: Db,
  run: (tx: Tx) => Promise<T>,
  { reads = false, inOneTrip: isOneTrip = false, limits = {} }: TransactionOptions,
): Promise<Outcome<T>> {
  let phase: Phase = 'begin';
  try {
    return await db.getExecutor().provideConnection(async (connection): Promise<Outcome<T>> => {
      phase = 'work';
      const talk = new Talk(connection as Line, { mode: reads ? 'reads' : 'writes', limits });
      const tx = transactionOver(db, talk);
      talks.set(tx, talk);
      if (isOneTrip) {
        const ran = run(tx);
        phase = 'commit';
        const [committed, value] = await Promise.allSettled([talk.commit([]), ran]);
        // What a statement says is why the commit failed; what the rule says comes after it.
        if (committed.status === 'rejected' && connectionLost(committed.reason)) throw committed.reason;
        if (value.status === 'rejected') throw value.reason;
        if (committed.status === 'rejected') throw committed.reason;
        return { done: true, value: value.value, listeners: [] };
      }
      const outcome = await run(tx).then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      if ('error' in outcome) {
        await talk.rollback();
        return { done: false, error: outcome.error, phase };
      }
      phase = 'commit';
      if (reads) talk.leave();
      else await talk.commit(commitsOf(tx).map((write) => write()));
      return { done: true, value: outcome.value, listeners: commitListeners.get(tx) ?? [] };
    });
  } catch (error) {
    return { done: false, error, phase };
  }
}

/** Other limits for the rest of this transaction: for what may take its time. */
export async function setLimits(tx: Tx, limits: Partial<Limits>): Promise<void> {
  const talk = talks.get(tx);
  if (!talk) throw new Error('The limits of this transaction are not ours.');
  await talk.setLimits(limits);
}

// of each database: on which connection its transaction is
const talks = new WeakMap<Tx, Talk>();

/** A transaction that has begun elsewhere, where this database's statements are sent. */
export function transactionOver(db: Db, connections: ConnectionProvider): Tx {
  return handle(db.getExecutor().withConnectionProvider(connections));
}

/** The same transaction for one of several who share it: what waits for its COMMIT is this one's own. */
export function handleOn(tx: Tx): Tx {
  const own = handle(tx.getExecutor());
  const listeners = commitListeners.get(tx) ?? new Set();
  commitListeners.set(tx, listeners);
  commitListeners.set(own, listeners);
  const talk = talks.get(tx);
  if (talk) talks.set(own, talk);
  return own;
}

function handle(executor: QueryExecutor): Tx {
  return new Transaction<Database>({ ...unused, executor });
}

// Kysely asks for them and needs them only to connect, to disconnect and to look at the tables.
const unused = { config: {}, driver: {}, dialect: {} } as Omit<
  ConstructorParameters<typeof Transaction>[0],
  'executor'
>;

/**
 * What one transaction says on its connection. BEGIN goes with the first statement and COMMIT with the last ones, without waiting
 * for an answer of their own; statements that are made together share a round trip.
 */
class Talk implements ConnectionProvider {
  readonly #line: Line;
  readonly #beginning: { mode: Mode; limits: Partial<Limits> };
  #begun: Promise<unknown> | undefined;
  #isOver = false;

  constructor(line: Line, beginning: { mode: Mode; limits: Partial<Limits> }) {
    this.#line = line;
    this.#beginning = beginning;
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    this.#begin();
    return consumer(this.#line);
  }

  setLimits(limits: Partial<Limits>): Promise<unknown> {
    this.#begin();
    return this.#line.setLimits(limits);
  }

  #begin(): void {
    if (this.#isOver) throw new Error('This transaction has ended.');
    if (this.#begun !== undefined) return;
    const { mode, limits } = this.#beginning;
    this.#begun = this.#line.begin(mode, limits);
    // Told when the transaction ends; the statements that follow fail too.
    this.#begun.catch(() => {});
  }

  /** Ends with COMMIT, which is sent before `last` are answered: when one of them fails PostgreSQL rolls back, and its error is thrown. */
  async commit(last: Promise<unknown>[]): Promise<void> {
    if (this.#begun === undefined) return;
    this.#isOver = true;
    const committed = this.#line.end('commit');
    const [begun, ...others] = await Promise.allSettled([this.#begun, ...last, committed]);
    const failed = [begun, ...others].filter((one) => one.status === 'rejected').map(({ reason }) => reason);
    // A lost connection fails all of them; what PostgreSQL itself said of one of them says more.
    if (failed.length > 0) throw failed.find((reason) => !connectionLost(reason)) ?? failed[0];
    if ((await committed) === 'ROLLBACK') throw new Error('A statement of this transaction failed, and nobody looked.');
  }

  async rollback(): Promise<void> {
    if (this.#begun === undefined) return;
    this.#isOver = true;
    // On a lost connection it fails as well, which nobody needs to hear twice.
    await this.#line.end('rollback').catch(() => {});
  }

  /** Ends what only reads. */
  leave(): void {
    if (this.#begun === undefined) return;
    this.#isOver = true;
    this.#line.leave();
  }
}
