import type { Input, Output } from '@laurel/contract/call';
import type { donexusnomreviewreward } from '@laurel/contract/calls/nominations/donexusnomreviewreward';
import type { tryreview } from '@laurel/contract/calls/nominations/tryreview';
import { programme, stars } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { type FoundPerson, peopleById, peopleOfDivisions } from '#directory/people';
import { notFound, refuse } from '#errors/refuse';
import * as usual from '#texts/texts';
import { askOthers, othersOf } from './ask.ts';
import { awardedThisMonth } from './awarded.ts';
import { type LockedNomination, lockNomination, nominationAsked, nominationSeen } from './queries.ts';
import { type Rating, rate } from './rate.ts';
import {
  doneFor,
  mustBeReviewable,
  mustBeUndecided,
  needsSecondPerson,
  pointsAwarded,
  type RatingStanding,
  reviewResult,
} from './rules.ts';
import * as texts from './texts.ts';

export interface Reviewing {
  by: Actor;
  now: Date;
}

type Given = Input<typeof donexusnomreviewreward>;

/**
 * Rates a nomination. The first rating pays the nominee, or each member of the division, and sends the e-card; where one person
 * does not decide alone, it waits, and the rating of a second person pays. Where a rule of the programme has others confirm what is paid,
 * nothing is rated before they have.
 */
export async function reviewNomination(
  tx: Tx,
  reviewing: Reviewing,
  given: Given,
): Promise<Output<typeof donexusnomreviewreward>> {
  const { by, now } = reviewing;
  const nomination = (await lockNomination(tx, by, given.nomId)) ?? notFound();
  mustBeReviewable(nomination, by, 'rate');
  const forId = doneFor(nomination);
  const rating = ratingOf(given);
  const { points } = rating;
  const theirs = nomination.state === 'rated' ? [] : await rewarded(tx, nomination, [by.id, forId]);
  const standing = await standingAfter(tx, nomination, { by, now, points, people: theirs });
  const people = standing === 'paid' ? theirs : [];
  const asked = await askOthers(tx, { nomination, by, forId, rating, people, now });
  if (asked) {
    const { second, steps } = asked;
    return { result: say(texts.waitsByRule, { seconds: secondsWords(second.seconds), steps }), second };
  }
  await rate(tx, { nomination, by, forId, standing, rating, people, now });
  return { result: reviewResult({ standing, points, people: people.length }) };
}

/** The same when everybody has confirmed it: for whom it was asked, who are here. */
export const ratingConfirmed: Deed<'nomination'> = async (tx, confirmed) => {
  const { asker: by, askedForId: forId, concerns, now, wish, words: motivation, subjectId } = confirmed;
  const { said } = wish;
  if (said.isIncludeInQuarterly && motivation === '') refuse('ruleBroken', say(usual.wordsGone));
  const nomination = (await nominationAsked(tx, subjectId)) ?? notFound();
  mustBeUndecided(nomination);
  const people = await peopleById(tx, concerns);
  const standing = 'paid';
  await rate(tx, { nomination, by, forId, standing, rating: { ...said, motivation }, people, now });
  return reviewResult({ standing, points: wish.points, people: people.length });
};

/** What a rating would pay, to how many, and who would confirm it first. */
export async function quoteOfReview(
  tx: Tx,
  { by, now }: Reviewing,
  given: Input<typeof tryreview>,
): Promise<Output<typeof tryreview>> {
  const nomination = (await nominationSeen(tx, by, given.nomId)) ?? notFound();
  mustBeReviewable(nomination, by, 'rate');
  const pointsEach = pointsAwarded(given.reviewRating, given.isCustom, given.customPoints);
  if (nomination.state === 'rated') return { recipients: 0, pointsEach, pointsTotal: 0, steps: [] };
  const forId = doneFor(nomination);
  const people = await rewarded(tx, nomination, [by.id, forId]);
  const steps = await othersOf(tx, { nomination, by, forId, points: pointsEach, people, now });
  return { recipients: people.length, pointsEach, pointsTotal: pointsEach * people.length, steps };
}

function ratingOf(given: Given): Rating {
  const { reviewRating: rating, isCustom, customPoints, isIncludeInQuarterly, quarterlyMotivation: motivation } = given;
  return {
    ...{ kind: 'rating' as const, rating, stars: stars(programme()), version: programme().version },
    customPoints: isCustom ? customPoints : null,
    ...{ isIncludeInQuarterly, motivation, points: pointsAwarded(rating, isCustom, customPoints) },
  };
}

/** Whether this rating pays, waits for a second person, or comes after the one that paid. */
async function standingAfter(
  tx: Tx,
  nomination: LockedNomination,
  { by, now, points, people }: Reviewing & { points: number; people: readonly FoundPerson[] },
): Promise<RatingStanding> {
  if (nomination.state === 'rated') return 'later';
  if (nomination.state === 'waiting') return 'paid';
  const forId = doneFor(nomination);
  const toIds = people.map(({ id }) => id);
  const awarded = await awardedThisMonth(tx, { byId: by.id, forId, nominatorId: nomination.byId, toIds, now });
  return needsSecondPerson({ points, by }, awarded) ? 'waits' : 'paid';
}

/** The nominee; of a division each registered active member but the nominator, those who reviewed it and those for whom they did. */
async function rewarded(
  tx: Tx,
  nomination: LockedNomination,
  hands: readonly (number | null)[],
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
  const leftOut = new Set([nomination.byId, ...hands, ...before]);
  return (members.get(code) ?? []).filter(({ id }) => !leftOut.has(id));
}
