import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { notFound } from '#refuse';
import { lockNomination } from './queries.ts';
import type { Reviewing } from './review.ts';
import { concernedBy, mustBeReviewable } from './rules.ts';

/** Declines a nomination for good: nothing is paid, no card is sent, and the nominator is told why. */
export async function declineNomination(
  tx: Tx,
  { by, now }: Reviewing,
  { nomId, motivation }: { nomId: string; motivation: string },
): Promise<string> {
  const nomination = await lockNomination(tx, by, nomId);
  if (!nomination) notFound();
  mustBeReviewable(nomination, by.id, 'decline');
  const { id: reviewId } = await tx
    .insertInto('reviews')
    .values({ nomination_id: nomination.id, reviewer_id: by.id, kind: 'decline', motivation, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('nominations').set({ state: 'declined' }).where('id', '=', nomination.id).execute();
  const concerns = concernedBy(nomination);
  await append(tx, {
    type: 'nomination.declined',
    at: now,
    actorId: by.id,
    subject: `nomination:${nomination.id}`,
    concerns,
    facts: { reviewId, before: nomination.state, after: 'declined' },
    particulars: { about: concerns, values: { motivation } },
  });
  return 'The nomination is declined.';
}
