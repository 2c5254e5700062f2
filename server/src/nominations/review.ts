import type { Input, Output } from '@laurel/contract/call';
import type { donexusnomreviewdecline } from '@laurel/contract/calls/nominations/donexusnomreviewdecline';
import type { donexusnomreviewreward } from '@laurel/contract/calls/nominations/donexusnomreviewreward';
import type { tryreview } from '@laurel/contract/calls/nominations/tryreview';
import { programme, stars } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import { secondsWords } from '#asking/ask';
import type { Deed } from '#asking/deed';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { peopleById } from '#directory/people';
import { notFound, refuse } from '#errors/refuse';
import { rules } from '#programme/rules';
import * as usual from '#texts/texts';
import { askOthers, othersOf } from './ask.ts';
import { decide } from './decide.ts';
import { outcomeOf } from './outcome-of.ts';
import { lockNomination, nominationAsked, nominationSeen } from './queries.ts';
import { rewarded } from './rewarded.ts';
import { doneFor, mustBeReviewable, mustBeUndecided, mustPayItsRating, pointsAwarded, type Saying } from './rules.ts';
import type { Speaking } from './said.ts';
import * as texts from './texts.ts';
import { reviewResult } from './words.ts';

export interface Reviewing {
  by: Actor;
  now: Date;
}

type Given = Input<typeof donexusnomreviewreward>;

/**
 * Rates a nomination. Where one decides, the first rating pays the nominee, or each member of the division, and sends the e-card; what one
 * person does not decide alone waits for the rating of a second one. Where several decide, what they said together does. And where a rule of
 * the programme has others confirm what is paid, nothing is rated before they have.
 */
export function rateNomination(
  tx: Tx,
  reviewing: Reviewing,
  given: Given,
): Promise<Output<typeof donexusnomreviewreward>> {
  return review(tx, reviewing, given.nomId, ratingOf(given));
}

/** Declines it: for good where one decides, as one of several else. The nominator is told why. */
export function declineNomination(
  tx: Tx,
  reviewing: Reviewing,
  { nomId, motivation }: Input<typeof donexusnomreviewdecline>,
): Promise<Output<typeof donexusnomreviewdecline>> {
  return review(tx, reviewing, nomId, { kind: 'decline', motivation });
}

async function review(tx: Tx, { by, now }: Reviewing, nomId: string, saying: Saying) {
  const nomination = (await lockNomination(tx, by, nomId)) ?? notFound();
  mustBeReviewable(nomination, by, saying.kind);
  mustPayItsRating(nomination, saying);
  const speaking: Speaking = { nomination, by, forId: doneFor(nomination), now };
  const outcome = await outcomeOf(tx, speaking, saying);
  const asked = outcome.is === 'paid' ? await askOthers(tx, speaking, { saying, paid: outcome }) : undefined;
  if (asked) {
    const { second, steps } = asked;
    return { result: say(texts.waitsByRule, { seconds: secondsWords(second.seconds), steps }), second };
  }
  await decide(tx, { ...speaking, isChair: nomination.isChair }, saying, outcome);
  return { result: reviewResult(outcome) };
}

/** The same when everybody has confirmed it: for whom it was asked, who are here. */
export const reviewConfirmed: Deed<'nomination'> = async (tx, confirmed) => {
  const { asker: by, askedForId: forId, concerns, now, wish, words: motivation, subjectId } = confirmed;
  const { said, isChair = false, verdict, rating, stars: max, points } = wish;
  const hasWords = said.kind === 'decline' || said.isIncludeInQuarterly;
  if (hasWords && motivation === '') refuse('ruleBroken', say(usual.wordsGone));
  const nomination = (await nominationAsked(tx, subjectId)) ?? notFound();
  mustBeUndecided(nomination);
  const people = await peopleById(tx, concerns);
  const outcome = { ...{ is: 'paid' as const, rating, stars: max, points, people }, verdict };
  await decide(tx, { nomination, by, forId, now, isChair }, { ...said, motivation }, outcome);
  return reviewResult(outcome);
};

/** What a rating would pay by itself, to how many, and who would confirm it first; nothing of what several decide together. */
export async function quoteOfReview(
  tx: Tx,
  { by, now }: Reviewing,
  given: Input<typeof tryreview>,
): Promise<Output<typeof tryreview>> {
  const nomination = (await nominationSeen(tx, by, given.nomId)) ?? notFound();
  mustBeReviewable(nomination, by, 'rating');
  const pointsEach = pointsAwarded(given.reviewRating, given.isCustom, given.customPoints);
  if (nomination.state === 'rated') return { recipients: 0, pointsEach, pointsTotal: 0, steps: [] };
  const speaking = { nomination, by, forId: doneFor(nomination), now };
  const people = await rewarded(tx, speaking);
  const recipients = people.length;
  const { by: way } = rules().deciding;
  if (way !== 'first' && !(way === 'chair' && nomination.isChair))
    return { recipients, pointsEach: 0, pointsTotal: 0, steps: [] };
  const steps = await othersOf(tx, speaking, { points: pointsEach, people });
  return { recipients, pointsEach, pointsTotal: pointsEach * recipients, steps };
}

function ratingOf(given: Given): Saying {
  const { reviewRating: rating, isCustom, customPoints, isIncludeInQuarterly, quarterlyMotivation } = given;
  return {
    ...{ kind: 'rating', rating, stars: stars(programme()), version: programme().version },
    customPoints: isCustom ? customPoints : null,
    ...{ isIncludeInQuarterly, points: pointsAwarded(rating, isCustom, customPoints) },
    motivation: isIncludeInQuarterly ? quarterlyMotivation : '',
  };
}
