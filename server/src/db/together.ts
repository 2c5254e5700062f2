import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './pool.ts';
import { commitsOf, handleOn, type TransactionOptions, type Tx, transaction, withCommit } from './transaction.ts';

/** One of several that share a transaction. */
export interface Shared<Result> {
  run(tx: Tx): Promise<Result>;
  /** Undoes what a transaction of its own would have rolled back, when it is refused. */
  undo(tx: Tx): Promise<unknown>;
}

export interface SharedOptions extends TransactionOptions {
  /** What is refused is refused by itself; whatever else is thrown undoes all of them. */
  isRefusal: (reason: unknown) => boolean;
}

/**
 * Does several in one transaction, as each would be done alone: none knows of the others. What they ask of a `gathered` statement in the
 * same moment is asked once; what they write with COMMIT is written then, and not of whom was refused. None sees what the others write, so
 * what a deed has read and the database does not refuse by itself is no reason to be here.
 */
export function together<Result>(
  db: Db,
  deeds: readonly Shared<Result>[],
  { isRefusal, ...options }: SharedOptions,
): Promise<PromiseSettledResult<Result>[]> {
  return transaction(
    db,
    async (tx) => {
      const gathering = new Gathering(tx);
      const own = deeds.map((deed) => ({ deed, tx: handleOn(tx) }));
      for (const one of own) gatherings.set(one.tx, gathering);
      const settled = await Promise.allSettled(own.map((one) => one.deed.run(one.tx)));
      for (const [i, one] of own.entries()) {
        const outcome = settled[i];
        if (outcome?.status !== 'rejected') for (const write of commitsOf(one.tx)) withCommit(tx, write);
        else if (!isRefusal(outcome.reason) || gathering.hasWritten(one.tx)) throw outcome.reason;
        else withCommit(tx, () => one.deed.undo(one.tx));
      }
      withCommit(tx, () => gathering.ask());
      return settled;
    },
    options,
  );
}

type Many<Wish, Answer> = (tx: Tx, wishes: readonly Wish[]) => Promise<Answer>;
type Each<Wish, Answer> = (tx: Tx, wish: Wish) => Promise<Answer>;

interface Gathered {
  /** Whether nothing of it stays for who is refused after it: it reads, or is undone. */
  leavesNothing?: boolean;
}

/**
 * A statement for many, as each asks for it alone. In a transaction that several share, all who ask before the process turns to something
 * else are asked for in one, with the first's place in the order of statements.
 */
export function gathered<Wish, Answer>(many: Many<Wish, readonly Answer[]>, how?: Gathered): Each<Wish, Answer>;
export function gathered<Wish>(many: Many<Wish, void>, how?: Gathered): Each<Wish, void>;
export function gathered<Wish>(
  many: Many<Wish, unknown>,
  { leavesNothing = false }: Gathered = {},
): Each<Wish, unknown> {
  return async (tx, wish) => {
    const gathering = gatherings.get(tx);
    if (gathering) return gathering.add(tx, { many, leavesNothing }, wish);
    return answerFor(0, await many(tx, [wish]));
  };
}

const answerFor = (i: number, answers: unknown) => (answers as readonly unknown[] | undefined)?.[i];

/** Of several at one moment it is the moment of the last. */
export function nowOf(wishes: readonly { now: Date }[]): Date {
  return new Date(Math.max(...wishes.map(({ now }) => now.getTime())));
}

// of each database: who shares a transaction is served with it
const gatherings = new WeakMap<Tx, Gathering>();

interface Waiting extends PromiseWithResolvers<unknown> {
  wish: unknown;
  /** Runs on behalf of whoever asked: what one alone is refused with is said to its reader. */
  onBehalf: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

class Gathering {
  readonly #tx: Tx;
  readonly #writers = new WeakSet<Tx>();
  #waiting = new Map<Many<never, unknown>, [Waiting, ...Waiting[]]>();

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  add<Wish>(tx: Tx, { many, leavesNothing }: Gathered & { many: Many<Wish, unknown> }, wish: Wish): Promise<unknown> {
    if (!leavesNothing) this.#writers.add(tx);
    if (this.#waiting.size === 0) setImmediate(() => this.ask());
    const one = { wish, onBehalf: AsyncLocalStorage.snapshot(), ...Promise.withResolvers<unknown>() };
    const others = this.#waiting.get(many);
    if (others) others.push(one);
    else this.#waiting.set(many, [one]);
    return one.promise;
  }

  /** Whether something was written for it that it cannot take back. */
  hasWritten(tx: Tx): boolean {
    return this.#writers.has(tx);
  }

  /** Sends what is waited for. */
  async ask(): Promise<void> {
    const asked = [...this.#waiting];
    this.#waiting = new Map();
    await Promise.all(asked.map(([many, waiting]) => this.#answer(many, waiting)));
  }

  async #answer(many: Many<never, unknown>, waiting: readonly [Waiting, ...Waiting[]]): Promise<void> {
    try {
      const answers = await waiting[0].onBehalf(() => many(this.#tx, waiting.map(({ wish }) => wish) as never[]));
      for (const [i, { resolve }] of waiting.entries()) resolve(answerFor(i, answers));
    } catch (cause) {
      // Whom of them it is about is not known: it refuses nobody.
      const reason = waiting.length === 1 ? cause : new Error('One of several could not be done.', { cause });
      for (const { reject } of waiting) reject(reason);
    }
  }
}
