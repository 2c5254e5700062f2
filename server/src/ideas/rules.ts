import { mustNotBeOwn } from '#directory/decides';
import { refuse } from '#refuse';

export interface IdeaStanding {
  byId: number;
  state: 'awaiting' | 'rewarded' | 'concluded';
}

/** Only ideas that await review can be reviewed, and nobody reviews their own. */
export function mustBeReviewable(idea: IdeaStanding, reviewerId: number): void {
  mustNotBeOwn('idea', reviewerId, [idea.byId]);
  if (idea.state !== 'awaiting') refuse('alreadyReviewed', 'This idea is already reviewed.');
}

export function aboveMonthWords(most: number): string {
  return `With this reward you would award this member more than the ${most.toLocaleString('en')} points that one person decides alone in a month. Another reviewer must reward this idea; it goes on waiting.`;
}

/** What the reviewer reads afterwards. */
export function reviewResult(points: number): string {
  return points === 0
    ? 'Thank you. The idea is concluded without a reward.'
    : `Thank you. The idea is rewarded with ${points.toLocaleString('en')} points.`;
}
