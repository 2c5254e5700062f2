import type { Tx } from './transaction.ts';

type Steps = readonly (() => unknown)[];
type Answers<S extends Steps> = { -readonly [N in keyof S]: Awaited<ReturnType<S[N]>> };

/**
 * Does these steps of a transaction in one round trip: all begin at once, and PostgreSQL takes their first statements, and the locks of
 * these, in this order. It is the order of locks: never sort it. Of those that fail, the first in the order is thrown, when all have ended.
 */
export async function inOrder<const S extends Steps>(tx: Tx, ...steps: S): Promise<Answers<S>> {
  if (!tx.isTransaction) throw new Error('Outside a transaction nothing keeps an order.');
  const settled = await Promise.allSettled(steps.map(async (step) => step()));
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  }) as Answers<S>;
}
