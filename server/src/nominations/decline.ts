import { recordAct } from '#audit/record';
import type { Tx } from '#db/transaction';
import { fullName } from '#directory/names';
import { notFound } from '#refuse';
import { declinedMail } from './mail.ts';
import { lockNomination } from './queries.ts';
import type { Reviewing } from './review.ts';
import { mustBeReviewable } from './rules.ts';
import { tellNominator } from './tell.ts';

/** Declines a nomination for good: nothing is paid, no card is sent, and the nominator is told why. */
export async function declineNomination(
  tx: Tx,
  reviewing: Reviewing,
  { nomId, motivation }: { nomId: string; motivation: string },
): Promise<string> {
  const { by, now } = reviewing;
  const nomination = await lockNomination(tx, by, nomId);
  if (!nomination) notFound();
  mustBeReviewable(nomination, by.id, 'decline');
  await tx
    .insertInto('reviews')
    .values({ nomination_id: nomination.id, reviewer_id: by.id, kind: 'decline', motivation, created_at: now })
    .execute();
  await tx.updateTable('nominations').set({ state: 'declined' }).where('id', '=', nomination.id).execute();
  const byName = fullName(by);
  await tellNominator(tx, nomination, reviewing, (to) => declinedMail({ ...to, byName, motivation }));
  await recordAct(tx, {
    at: now,
    actorId: by.id,
    act: 'nomination declined',
    subject: `nomination:${nomination.id}`,
    before: { state: nomination.state },
    after: { state: 'declined', motivation },
  });
  return 'The nomination is declined.';
}
