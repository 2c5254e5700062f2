import type { Tx } from '#db/transaction';
import { type Releasing, release } from '#ledger/reservations';
import { giveBackLentOf } from '#lent/budget';

/** What is set aside for what waits no more is there again: the points, and the room in a budget that was lent. */
export async function giveBack(tx: Tx, giving: Releasing): Promise<void> {
  await giveBackLentOf(tx, giving.approvalIds);
  await release(tx, giving);
}
