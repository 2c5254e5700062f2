import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { forgetDifferences } from '#imports/differences';
import { keptSince } from './taken.ts';

/** What files have changed is kept for some weeks; after that they cannot be undone any more. */
export function forgetFormer(db: Db, now: Date): Promise<void> {
  return transaction(db, (tx) => forgetDifferences(tx, keptSince(now)));
}
