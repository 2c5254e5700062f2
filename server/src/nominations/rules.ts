import { pointsForRating, type Rating } from '@laurel/contract/points';
import { mustNotBeOwn } from '#directory/not-own';
import { refuse } from '#refuse';

/** Points to each nominee: those of the rating, or the reviewer's own amount. */
export function pointsAwarded(rating: number, isCustom: boolean, customPoints: number | null): number {
  return isCustom ? (customPoints ?? 0) : pointsForRating[rating as Rating];
}

export interface ReviewStanding {
  byId: number;
  nomineeId: number | null;
  state: 'open' | 'rated' | 'declined';
  /** The reviewer manages the nominee, or is of the committee of the nominee's cluster. */
  isInScope: boolean;
  isCommittee: boolean;
  isReviewedByReviewer: boolean;
}

/** Refuses who may not rate or decline now. The first rating pays; later ones, by the committee, are recorded only. */
export function mustBeReviewable(nomination: ReviewStanding, reviewerId: number, what: 'rate' | 'decline'): void {
  mustNotBeOwn('nomination', reviewerId, [nomination.byId, nomination.nomineeId]);
  if (!nomination.isInScope) refuse('forbidden', 'Only the manager or the committee of the nominee may review this.');
  if (nomination.isReviewedByReviewer) refuse('alreadyReviewed', 'You have already reviewed this nomination.');
  if (nomination.state === 'declined')
    refuse('alreadyReviewed', 'This nomination is already reviewed: it was declined.');
  if (nomination.state === 'rated' && (what === 'decline' || !nomination.isCommittee)) {
    refuse('alreadyReviewed', 'This nomination is already reviewed.');
  }
}

/** What the reviewer reads afterwards. */
export function reviewResult(outcome: { isFirst: boolean; points: number; people: number }): string {
  if (!outcome.isFirst) return 'Thank you. Your rating is recorded; the first rating has already paid the reward.';
  if (outcome.points === 0)
    return outcome.people === 1
      ? 'Thank you. The thank-you e-card is on its way.'
      : `Thank you. The thank-you e-cards are on their way to ${outcome.people} people.`;
  if (outcome.people === 1) return `Thank you. ${outcome.points} points and an e-card are on their way.`;
  return `Thank you. ${outcome.points} points each and an e-card are on their way to ${outcome.people} people.`;
}
