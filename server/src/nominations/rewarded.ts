import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { type FoundPerson, peopleById, peopleOfDivisions } from '#directory/people';
import type { Speaking } from './said.ts';

/** Whom it pays: the nominee; of a division each registered active member but the nominator, those who reviewed it and those for whom they did. */
export async function rewarded(
  tx: Tx,
  { nomination, by, forId }: Pick<Speaking, 'nomination' | 'by' | 'forId'>,
): Promise<FoundPerson[]> {
  if (nomination.nomineeId !== null) return peopleById(tx, [nomination.nomineeId]);
  const code = nomination.divisionCode ?? '';
  const [reviews, members] = await inOrder(
    tx,
    () =>
      tx.selectFrom('reviews').select(['reviewer_id', 'for_id']).where('nomination_id', '=', nomination.id).execute(),
    () => peopleOfDivisions(tx, [code]),
  );
  const before = reviews.flatMap(({ reviewer_id, for_id }) => [reviewer_id, for_id]);
  const leftOut = new Set([nomination.byId, by.id, forId, ...before]);
  return (members.get(code) ?? []).filter(({ id }) => !leftOut.has(id));
}
