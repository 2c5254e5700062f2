import { isConsequence } from './pg-errors.ts';
import type { Tx } from './transaction.ts';

type Steps = readonly (() => unknown)[];
type Answers<S extends Steps> = { -readonly [N in keyof S]: Awaited<ReturnType<S[N]>> };

/**
 * Does these steps of a transaction in one round trip: all begin at once, and PostgreSQL takes their first statements, and the locks of
 * these, in this order. It is the order of locks: never sort it. When all have ended, the first in the order that failed is thrown, and of
 * statements the one that failed by itself: PostgreSQL does none after it.
 */
export async function inOrder<const S extends Steps>(tx: Tx, ...steps: S): Promise<Answers<S>> {
  if (!tx.isTransaction) throw new Error('Outside a transaction nothing keeps an order.');
  const settled = await Promise.allSettled(steps.map(async (step) => step()));
  const failed = settled.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  if (failed.length > 0) throw failed.find((reason) => !isConsequence(reason)) ?? failed[0];
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as Answers<S>;
}
