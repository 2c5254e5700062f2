import { say } from '@laurel/contract/say';
import { mustNotBeOwn, refuseAway } from '#directory/decides';
import { refuse } from '#errors/refuse';
import * as texts from './texts.ts';

export interface IdeaStanding {
  byId: number;
  state: 'awaiting' | 'rewarded' | 'concluded';
  /** Whether a reward for it waits for a second person. */
  isAsked: boolean;
  /** The reviewer would decide about it by their own right. */
  isOwnRight: boolean;
  /** For whom they would else. */
  forId: number | null;
}

/** Only ideas that await review can be reviewed, and nobody reviews their own, nor for somebody theirs. */
export function mustBeReviewable(idea: IdeaStanding, reviewerId: number): void {
  mustNotBeOwn('idea', reviewerId, [idea.byId]);
  if (idea.state !== 'awaiting') refuse('alreadyReviewed', say(texts.reviewedBefore));
  if (idea.isAsked) refuse('alreadyReviewed', say(texts.isAsked));
  if (!idea.isOwnRight && idea.forId === null) refuseAway('concernsThem');
}
