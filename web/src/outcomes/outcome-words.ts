import type { NominationStanding } from '@laurel/contract/standings';

/** What became of a nomination, as the calls tell it. */
export interface Outcome {
  state: NominationStanding;
  reviewRating: number;
  reviewPointsValue: number;
  peopleRewarded: number;
  reviewByMember: string;
  dateReviewed: string;
  motivation: string;
  closedWhy: string;
}

/** Whether there is more to tell than the state. */
export function hasOutcome({ state, reviewByMember }: Outcome): boolean {
  return state === 'closed' || reviewByMember !== '';
}

/** '200 points', '38 × 120 points' or the card alone. */
export function rewardWords({ reviewPointsValue, peopleRewarded }: Outcome, format: (n: number) => string): string {
  if (reviewPointsValue === 0)
    return peopleRewarded > 1 ? `Thank-you e-cards to ${format(peopleRewarded)} people` : 'A thank-you e-card';
  const each = `${format(reviewPointsValue)} points`;
  return peopleRewarded > 1 ? `${format(peopleRewarded)} people × ${each}` : each;
}
