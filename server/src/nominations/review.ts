import type { Input } from '@laurel/contract/call';
import type { donexusnomreviewreward } from '@laurel/contract/calls/nominations/donexusnomreviewreward';
import { programme, stars } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { forAway } from '#directory/decides';
import { type FoundPerson, peopleById, peopleOfDivisions } from '#directory/people';
import { sendCards } from '#ecards/send';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { awardedThisMonth } from './awarded.ts';
import { keepReview } from './keep-review.ts';
import { type LockedNomination, lockNomination } from './queries.ts';
import { concernedBy, doneFor, mustBeReviewable, needsSecondPerson, pointsAwarded, reviewResult } from './rules.ts';
import * as texts from './texts.ts';

export interface Reviewing {
  by: Actor;
  now: Date;
}

/**
 * Rates a nomination. The first rating pays the nominee, or each member of the division, and sends the e-card; where one person
 * does not decide alone, it waits, and the rating of a second person pays.
 */
export async function reviewNomination(
  tx: Tx,
  reviewing: Reviewing,
  given: Input<typeof donexusnomreviewreward>,
): Promise<string> {
  const { by, now } = reviewing;
  const nomination = await lockNomination(tx, by, given.nomId);
  if (!nomination) notFound();
  mustBeReviewable(nomination, by, 'rate');
  const forId = doneFor(nomination);
  const points = pointsAwarded(given.reviewRating, given.isCustom, given.customPoints);
  const standing = await standingAfter(tx, nomination, { by, now, points });
  const after = standing === 'waits' ? 'waiting' : 'rated';
  const reviewId = await storeRating(tx, nomination, { by, now }, given);
  await tx
    .updateTable('nominations')
    .set((eb) => ({ state: after, rating_count: eb('rating_count', '+', 1) }))
    .where('id', '=', nomination.id)
    .execute();
  const people = standing === 'paid' ? await pay(tx, reviewing, nomination, { reviewId, points }) : 0;
  await append(tx, {
    type: 'nomination.reviewed',
    at: now,
    actorId: by.id,
    subject: `nomination:${nomination.id}`,
    concerns: concernedBy(nomination),
    facts: {
      ...{ reviewId, before: nomination.state, after, rating: given.reviewRating, standing, people },
      pointsEach: standing === 'paid' ? points : 0,
      points: points * people,
      ...forAway(forId),
    },
  });
  return reviewResult({ standing, points, people });
}

/** Whether this rating pays, waits for a second person, or comes after the one that paid. */
async function standingAfter(
  tx: Tx,
  nomination: LockedNomination,
  { by, now, points }: Reviewing & { points: number },
): Promise<'paid' | 'waits' | 'later'> {
  if (nomination.state === 'rated') return 'later';
  if (nomination.state === 'waiting') return 'paid';
  const toIds = (await rewarded(tx, nomination, by.id)).map(({ id }) => id);
  const hands = { byId: by.id, forId: doneFor(nomination) };
  const awarded = await awardedThisMonth(tx, { ...hands, nominatorId: nomination.byId, toIds, now });
  return needsSecondPerson({ points, by }, awarded) ? 'waits' : 'paid';
}

async function storeRating(
  tx: Tx,
  nomination: LockedNomination,
  { by, now }: { by: Actor; now: Date },
  given: Input<typeof donexusnomreviewreward>,
): Promise<number> {
  const rating = {
    reviewer_id: by.id,
    for_id: doneFor(nomination),
    kind: 'rating' as const,
    rating: given.reviewRating,
    stars: stars(programme()),
    programme_version: programme().version,
    custom_points: given.isCustom ? given.customPoints : null,
    is_include_in_quarterly: given.isIncludeInQuarterly,
    created_at: now,
  };
  return keepReview(tx, nomination, rating, given.isIncludeInQuarterly ? given.quarterlyMotivation : '');
}

/** The reward and the e-card, once for this nomination. Answers how many people got them. */
async function pay(
  tx: Tx,
  { by, now }: Reviewing,
  nomination: LockedNomination,
  { reviewId, points }: { reviewId: number; points: number },
): Promise<number> {
  const people = await rewarded(tx, nomination, by.id);
  if (people.length === 0 || people.some(({ wallet }) => wallet === null)) refuse('ruleBroken', say(texts.nomineeGone));
  await tx
    .insertInto('payouts')
    .values({
      nomination_id: nomination.id,
      review_id: reviewId,
      points_each: points,
      people: people.length,
      created_at: now,
    })
    .execute();
  if (points > 0) {
    const from = await systemAccount(tx, 'programme');
    const lines = people.map(({ id, wallet }) => ({
      source: `${nomination.id}:${id}`,
      from,
      to: wallet as number,
      points,
    }));
    await post(tx, { kind: 'nomination', at: now, actorId: by.id, lines });
  }
  await sendCards(tx, now, {
    kind: 'nomination',
    from: { id: nomination.byId },
    to: people,
    value: nomination.categories.join(', '),
    points,
    sendBy: 'email',
    source: { nominationId: nomination.id },
  });
  return people.length;
}

/** The nominee; of a division each registered active member but the nominator, those who reviewed it and those for whom they did. */
async function rewarded(tx: Tx, nomination: LockedNomination, reviewerId: number): Promise<FoundPerson[]> {
  if (nomination.nomineeId !== null) return peopleById(tx, [nomination.nomineeId]);
  const code = nomination.divisionCode ?? '';
  const [reviews, members] = await inOrder(
    tx,
    () =>
      tx.selectFrom('reviews').select(['reviewer_id', 'for_id']).where('nomination_id', '=', nomination.id).execute(),
    () => peopleOfDivisions(tx, [code]),
  );
  const hands = reviews.flatMap(({ reviewer_id, for_id }) => [reviewer_id, for_id]);
  const leftOut = new Set([nomination.byId, reviewerId, doneFor(nomination), ...hands]);
  return (members.get(code) ?? []).filter(({ id }) => !leftOut.has(id));
}
