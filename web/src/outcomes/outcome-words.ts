import type { SeveralWay } from '@laurel/contract/programme/deciding';
import { say } from '@laurel/contract/say';
import type { NominationStanding } from '@laurel/contract/standings';
import * as common from '#lib/texts.ts';
import * as texts from './texts.ts';

/** What became of a nomination, as the calls tell it. */
export interface Outcome {
  state: NominationStanding;
  reviewRating: number;
  /** Of how many stars it is. */
  reviewRatingMax: number;
  reviewPointsValue: number;
  peopleRewarded: number;
  reviewByMember: string;
  /** For whom they did it as a delegate; '' by their own right. */
  reviewForMember: string;
  /** How several decided it together, and how many; '' where one did. */
  reviewDecidedBy: '' | SeveralWay;
  reviewSaidCount: number;
  dateReviewed: string;
  motivation: string;
  closedWhy: string;
}

/** Whether there is more to tell than the state. */
export function hasOutcome({ state, reviewByMember }: Outcome): boolean {
  return state === 'closed' || reviewByMember !== '';
}

/** '200 points', '38 people × 120 points' or the card alone. */
export function rewardWords({ reviewPointsValue: points, peopleRewarded: people }: Outcome): string {
  if (points === 0) return people > 1 ? say(texts.cards, { people }) : say(texts.card);
  return people > 1 ? say(texts.pointsEach, { people, points }) : say(common.pointsGiven, { points });
}
