import type { Input } from '@laurel/contract/call';
import type { nominations } from '@laurel/contract/nominations';
import { recordAct } from '#audit/record';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { peopleOfDivision } from '#directory/people';
import { sendCards } from '#ecards/send';
import { openAccountsOf, systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { notFound, refuse } from '#refuse';
import { type LockedNomination, lockNomination } from './queries.ts';
import { mustBeReviewable, pointsAwarded, reviewResult } from './rules.ts';

export interface Reviewing {
  by: Actor;
  now: Date;
  publicUrl: string;
}

/** Rates a nomination. The first rating pays the nominee, or each member of the division, and sends the e-card. */
export async function reviewNomination(
  tx: Tx,
  { by, now, publicUrl }: Reviewing,
  given: Input<typeof nominations.donexusnomreviewreward>,
): Promise<string> {
  const nomination = await lockNomination(tx, by, given.nomId);
  if (!nomination) notFound();
  mustBeReviewable(nomination, by.id, 'rate');
  const isFirst = nomination.state === 'open';
  const points = pointsAwarded(given.reviewRating, given.isCustom, given.customPoints);
  const review = await tx
    .insertInto('reviews')
    .values({
      nomination_id: nomination.id,
      reviewer_id: by.id,
      kind: 'rating',
      rating: given.reviewRating,
      custom_points: given.isCustom ? given.customPoints : null,
      is_include_in_quarterly: given.isIncludeInQuarterly,
      motivation: given.isIncludeInQuarterly ? given.quarterlyMotivation : '',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('nominations')
    .set((eb) => ({ state: 'rated', rating_count: eb('rating_count', '+', 1) }))
    .where('id', '=', nomination.id)
    .execute();
  const people = isFirst ? await pay(tx, { by, now, publicUrl }, nomination, { reviewId: review.id, points }) : 0;
  await recordAct(tx, {
    at: now,
    actorId: by.id,
    act: 'nomination rated',
    subject: `nomination:${nomination.id}`,
    before: { state: nomination.state },
    after: { state: 'rated', rating: given.reviewRating, points: isFirst ? points : 0, people },
  });
  return reviewResult({ isFirst, points, people });
}

/** The reward, the e-card and its message, once for this nomination. Answers how many people got them. */
async function pay(
  tx: Tx,
  { by, now, publicUrl }: Reviewing,
  nomination: LockedNomination,
  { reviewId, points }: { reviewId: number; points: number },
): Promise<number> {
  const toIds = await rewardedIds(tx, nomination, by.id);
  const wallets = await openAccountsOf(tx, 'wallet', toIds);
  if (toIds.length === 0 || toIds.some((id) => !wallets.has(id)))
    refuse('ruleBroken', 'The nominee is no longer active.');
  await tx
    .insertInto('payouts')
    .values({
      nomination_id: nomination.id,
      review_id: reviewId,
      points_each: points,
      people: toIds.length,
      created_at: now,
    })
    .execute();
  if (points > 0) {
    const from = await systemAccount(tx, 'programme');
    const lines = toIds.map((id) => ({
      source: `${nomination.id}:${id}`,
      from,
      to: wallets.get(id) as number,
      points,
    }));
    await post(tx, { kind: 'nomination', at: now, actorId: by.id, lines });
  }
  await sendCards(tx, {
    kind: 'nomination',
    from: { id: nomination.byId, name: nomination.byName },
    toIds,
    value: nomination.categories.join(', '),
    points,
    message: nomination.reason,
    sendBy: 'email',
    source: { nominationId: nomination.id },
    publicUrl,
    now,
  });
  return toIds.length;
}

/** The nominee; of a division each registered active member but the nominator and the reviewer. */
async function rewardedIds(tx: Tx, nomination: LockedNomination, reviewerId: number): Promise<number[]> {
  if (nomination.nomineeId !== null) return [nomination.nomineeId];
  const members = await peopleOfDivision(tx, nomination.divisionCode ?? '');
  return members.map(({ id }) => id).filter((id) => id !== nomination.byId && id !== reviewerId);
}
