import type { Db } from '#db/pool';
import { nowOf, together } from '#db/together';
import { OutcomeUnknown, type Tx } from '#db/transaction';
import { askedBy } from '#db/turns';
import { Refusal } from '#errors/refuse';
import { type Answered, answerOnce, attempt, type Deed } from './answer-once.ts';
import type { Mounted } from './call-context.ts';
import { forgetKey } from './idempotency.ts';

/** So many are done in one transaction at most. */
const manyMax = 64;
/** Those who come meanwhile wait for a transaction in hand so long; then they no longer wait for whatever it waits for. */
const waitMs = 30;
const atOnceMax = 4;
/** Together nobody waits long for a lock that somebody else holds: one of them would hold up all. Alone each does. */
const lockMs = 100;

interface Waiting extends PromiseWithResolvers<Answered> {
  deed: Deed;
}

/**
 * Those who ask for one verb while others are being served wait for each other instead of for their locks: when the transaction
 * in hand has ended they are done in one, each answered or refused by itself. So what many pay from one account takes one
 * lock, one COMMIT and a few statements. What cannot be done together is done alone, each in a transaction of its own.
 */
export class Together {
  readonly #db: Db;
  readonly #one: Mounted;
  readonly #patience: number;
  readonly #waiting: Waiting[] = [];
  /** Transactions in hand, without those that take long. */
  #inHand = 0;
  #slow = 0;

  constructor(db: Db, one: Mounted, patience: number) {
    this.#db = db;
    this.#patience = patience;
    this.#one = one;
  }

  answer(deed: Deed): Promise<Answered> {
    if (!this.#one.fitsTogether?.(deed.asked as never)) return answerOnce(this.#db, this.#one, deed);
    const waiting = { deed, ...Promise.withResolvers<Answered>() };
    this.#waiting.push(waiting);
    this.#next();
    return waiting.promise;
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#inHand > 0 || this.#slow >= atOnceMax) return;
    this.#inHand += 1;
    let isSlow = false;
    const tooLong = setTimeout(() => {
      isSlow = true;
      this.#inHand -= 1;
      this.#slow += 1;
      this.#next();
    }, waitMs * this.#patience);
    void this.#serve(this.#take()).finally(() => {
      clearTimeout(tooLong);
      if (isSlow) this.#slow -= 1;
      else this.#inHand -= 1;
      this.#next();
    });
  }

  /** Those who wait, in their order; of one key the first alone: what comes again waits for its answer. */
  #take(): Waiting[] {
    const keys = new Set<string>();
    const taken: Waiting[] = [];
    for (const one of this.#waiting.splice(0)) {
      const { at } = one.deed;
      const key = at && `${at.scope} ${at.key}`;
      if (taken.length >= manyMax || (key !== null && keys.has(key))) {
        this.#waiting.push(one);
        continue;
      }
      if (key !== null) keys.add(key);
      taken.push(one);
    }
    return taken;
  }

  async #serve(batch: Waiting[]): Promise<void> {
    const settled = batch.length > 1 ? await this.#inOne(batch.map(({ deed }) => deed)) : undefined;
    await Promise.all(
      batch.map(async ({ deed, resolve, reject }, i) => {
        const outcome = settled?.[i];
        if (outcome?.status === 'rejected') reject(outcome.reason);
        else if (outcome) resolve(outcome.value);
        else await this.#alone(deed).then(resolve, reject);
      }),
    );
  }

  #alone(deed: Deed): Promise<Answered> {
    return askedBy(deed.asked.caller?.id, () => answerOnce(this.#db, this.#one, deed));
  }

  /** Undefined where nothing was done: each is to be done alone. */
  async #inOne(deeds: readonly Deed[]): Promise<PromiseSettledResult<Answered>[] | undefined> {
    const now = nowOf(deeds.map(({ asked }) => asked));
    const shared = deeds.map(({ asked, at, reader }) => ({
      run: (tx: Tx) => attempt(tx, this.#one, { asked: { ...asked, now }, at, reader }),
      undo: async (tx: Tx) => at && forgetKey(tx, at),
    }));
    const options = {
      isRefusal: (reason: unknown) => reason instanceof Refusal,
      limits: { lockMs: lockMs * this.#patience },
      tries: 1,
    };
    try {
      return await askedBy(undefined, () => together(this.#db, shared, options));
    } catch (reason) {
      if (reason instanceof OutcomeUnknown) return deeds.map(() => ({ status: 'rejected', reason }));
      return undefined;
    }
  }
}
