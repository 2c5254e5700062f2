import type { Insertable } from 'kysely';
import type { Database } from '#db/tables';
import type { Tx } from '#db/transaction';
import { keepWords } from '#words/keep';
import type { LockedNomination } from './queries.ts';

/** Stores a rating or a decline, and its words beside. Answers its id. */
export async function keepReview(
  tx: Tx,
  nomination: Pick<LockedNomination, 'id' | 'nomineeId'>,
  review: Omit<Insertable<Database['reviews']>, 'nomination_id'>,
  motivation: string,
): Promise<number> {
  const { id } = await tx
    .insertInto('reviews')
    .values({ ...review, nomination_id: nomination.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = { ofId: id, byId: review.reviewer_id, aboutId: nomination.nomineeId, text: motivation };
  await keepWords(tx, [{ of: 'review.motivation', ...words }]);
  return id;
}
