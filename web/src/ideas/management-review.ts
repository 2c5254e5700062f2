import type { FormErrors } from '@laurel/contract/errors';
import { ideaCommentMax } from '@laurel/contract/limits';
import { ideaRewards } from '@laurel/contract/points';
import { textLength } from '@laurel/contract/text-length';

export interface IdeaReview {
  comment: string;
  /** As chosen in the list. */
  points: string;
}

export const emptyReview: IdeaReview = { comment: '', points: '0' };

export const rewardChoices = ideaRewards.map((points) => ({
  value: String(points),
  label: points === 0 ? '0 (No Reward)' : String(points),
}));

/** By the names of the call's fields. */
export function reviewErrors({ comment }: IdeaReview): FormErrors {
  if (comment.trim() === '') return { actionStatus: 'Please give a comment.' };
  if (textLength(comment.trim()) <= ideaCommentMax) return {};
  return { actionStatus: `Please use at most ${ideaCommentMax} characters.` };
}

/** The body of `donexusideareview`. */
export function reviewOf(ideaBoxId: string, { comment, points }: IdeaReview) {
  return { ideaBoxId, actionStatus: comment.trim(), points: Number(points) };
}
