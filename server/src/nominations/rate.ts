import type { RatingSaid } from '#asking/wishes';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { forAway } from '#directory/decides';
import type { FoundPerson } from '#directory/people';
import { sendCards } from '#ecards/send';
import { append } from '#events/append';
import { systemAccount } from '#ledger/accounts';
import { post } from '#ledger/post';
import { keepReview } from './keep-review.ts';
import type { AskedNomination } from './queries.ts';
import { concernedBy, mustBePayable, type RatingStanding } from './rules.ts';

/** What a reviewer says of a nomination. */
export interface Rating extends RatingSaid {
  motivation: string;
}

interface RatingOf {
  nomination: AskedNomination;
  by: Pick<Actor, 'id'>;
  forId: number | null;
  standing: RatingStanding;
  rating: Rating;
  /** Whom it pays. */
  people: readonly FoundPerson[];
  now: Date;
}

/** Keeps a rating, and does what it does: the one that pays gives each their points and e-card. */
export async function rate(tx: Tx, ratingOf: RatingOf): Promise<void> {
  const { nomination, by, forId, standing, rating, people, now } = ratingOf;
  const after = standing === 'waits' ? 'waiting' : 'rated';
  const reviewId = await storeRating(tx, ratingOf);
  await tx
    .updateTable('nominations')
    .set((eb) => ({ state: after, rating_count: eb('rating_count', '+', 1) }))
    .where('id', '=', nomination.id)
    .execute();
  if (standing === 'paid') await pay(tx, ratingOf, reviewId);
  await append(tx, {
    type: 'nomination.reviewed',
    at: now,
    actorId: by.id,
    subject: `nomination:${nomination.id}`,
    concerns: concernedBy(nomination),
    facts: {
      ...{ reviewId, before: nomination.state, after, rating: rating.rating, standing, people: people.length },
      pointsEach: standing === 'paid' ? rating.points : 0,
      points: rating.points * people.length,
      ...forAway(forId),
    },
  });
}

function storeRating(tx: Tx, { nomination, by, forId, rating, now }: RatingOf): Promise<number> {
  const { stars, version, customPoints, isIncludeInQuarterly, motivation } = rating;
  const kept = {
    reviewer_id: by.id,
    for_id: forId,
    kind: 'rating' as const,
    rating: rating.rating,
    stars,
    programme_version: version,
    custom_points: customPoints,
    is_include_in_quarterly: isIncludeInQuarterly,
    created_at: now,
  };
  return keepReview(tx, nomination, kept, isIncludeInQuarterly ? motivation : '');
}

/** The reward and the e-card, once for this nomination. */
async function pay(
  tx: Tx,
  { nomination, by, rating: { points }, people, now }: RatingOf,
  reviewId: number,
): Promise<void> {
  mustBePayable(people);
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
}
