import { ideaRewards } from '@laurel/contract/points';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

export interface IdeaReview {
  /** The comment. */
  actionStatus: string;
  /** As chosen in the list. */
  points: string;
}

export const emptyReview: IdeaReview = { actionStatus: '', points: '0' };

export const rewardChoices = ideaRewards.map((points) => ({
  value: String(points),
  label: points === 0 ? say(texts.noReward) : String(points),
}));

/** The body of `donexusideareview`. */
export function reviewOf(ideaBoxId: string, { actionStatus, points }: IdeaReview) {
  return { ideaBoxId, actionStatus: actionStatus.trim(), points: Number(points) };
}
