import { AsyncLocalStorage } from 'node:async_hooks';

// of the process: whose request is being answered
const asking = new AsyncLocalStorage<number>();

/** Runs what a member has asked for: its connections are this member's. What nobody or everybody asked for is nobody's. */
export function askedBy<Result>(memberId: number | undefined, run: () => Result): Result {
  return memberId === undefined ? asking.exit(run) : asking.run(memberId, run);
}

interface Waiting {
  who: number | undefined;
  begin: () => void;
}

export interface TurnLimits {
  atOnce: number;
  waitMs: number;
}

/**
 * Who has the next connection that comes free: the member who has the fewest, and of equals the one who came first. So whoever
 * asks for a hundred things at once waits behind everybody who asks for one.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #had = new Map<number, number>();
  #waiting: Waiting[] = [];
  #inUse = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** How many wait for one. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Waits for a turn, and answers how to end it. */
  async take(): Promise<() => void> {
    const who = asking.getStore();
    if (this.#inUse < this.#limits.atOnce) return this.#begin(who);
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const timer = setTimeout(() => {
      this.#waiting = this.#waiting.filter((one) => one !== waiting);
      // The words of a pool that has none in time.
      reject(new Error('timeout exceeded when trying to connect'));
    }, this.#limits.waitMs);
    const waiting: Waiting = {
      who,
      begin: () => {
        clearTimeout(timer);
        resolve(this.#begin(who));
      },
    };
    this.#waiting.push(waiting);
    return promise;
  }

  #begin(who: number | undefined): () => void {
    this.#inUse += 1;
    if (who !== undefined) this.#had.set(who, this.#hadBy(who) + 1);
    return () => {
      this.#inUse -= 1;
      if (who !== undefined) this.#had.set(who, this.#hadBy(who) - 1);
      if (who !== undefined && this.#hadBy(who) === 0) this.#had.delete(who);
      this.#next();
    };
  }

  #next(): void {
    const [first, ...others] = this.#waiting;
    if (!first) return;
    const next = others.reduce((least, one) => (this.#hadBy(one.who) < this.#hadBy(least.who) ? one : least), first);
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    next.begin();
  }

  /** Nobody has none: strangers are not one person. */
  #hadBy(who: number | undefined): number {
    return who === undefined ? 0 : (this.#had.get(who) ?? 0);
  }
}
