import { programme } from '@laurel/contract/programme/programme';
import { say } from '@laurel/contract/say';
import * as texts from './texts.ts';

export interface IdeaReview {
  /** The comment. */
  actionStatus: string;
  /** As chosen in the list. */
  points: string;
}

/** The smallest reward is chosen when the form opens: none, where that is offered. */
export function emptyReview(): IdeaReview {
  return { actionStatus: '', points: rewardChoices()[0]?.value ?? '' };
}

/** A reward that is not offered any more is as when the form opens. */
export function fittingReview(review: IdeaReview): IdeaReview {
  const isOffered = rewardChoices().some(({ value }) => value === review.points);
  return { ...review, points: isOffered ? review.points : emptyReview().points };
}

export function rewardChoices() {
  return programme().points.ideas.map((points) => ({
    value: String(points),
    label: points === 0 ? say(texts.noReward) : String(points),
  }));
}

/** The body of `donexusideareview`. */
export function reviewOf(ideaBoxId: string, { actionStatus, points }: IdeaReview) {
  return { ideaBoxId, actionStatus: actionStatus.trim(), points: Number(points) };
}
