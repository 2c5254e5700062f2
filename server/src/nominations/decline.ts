import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { forAway } from '#directory/decides';
import { notFound } from '#errors/refuse';
import { append } from '#events/append';
import { keepReview } from './keep-review.ts';
import { lockNomination } from './queries.ts';
import type { Reviewing } from './review.ts';
import { concernedBy, doneFor, mustBeReviewable } from './rules.ts';
import * as texts from './texts.ts';

/** Declines a nomination for good: nothing is paid, no card is sent, and the nominator is told why. */
export async function declineNomination(
  tx: Tx,
  { by, now }: Reviewing,
  { nomId, motivation }: { nomId: string; motivation: string },
): Promise<string> {
  const nomination = await lockNomination(tx, by, nomId);
  if (!nomination) notFound();
  mustBeReviewable(nomination, by, 'decline');
  const forId = doneFor(nomination);
  const reviewId = await keepReview(
    tx,
    nomination,
    { reviewer_id: by.id, for_id: forId, kind: 'decline', created_at: now },
    motivation,
  );
  await tx.updateTable('nominations').set({ state: 'declined' }).where('id', '=', nomination.id).execute();
  const concerns = concernedBy(nomination);
  await append(tx, {
    type: 'nomination.declined',
    at: now,
    actorId: by.id,
    subject: `nomination:${nomination.id}`,
    concerns,
    facts: { reviewId, before: nomination.state, after: 'declined', ...forAway(forId) },
    particulars: { about: [...concerns, by.id], values: { motivation } },
  });
  return say(texts.isDeclined);
}
