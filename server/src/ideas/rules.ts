import type { AsksSecond } from '@laurel/contract/calls/approvals';
import { secondsWords } from '#asking/ask';
import { mustNotBeOwn } from '#directory/decides';
import { refuse } from '#errors/refuse';

export interface IdeaStanding {
  byId: number;
  state: 'awaiting' | 'rewarded' | 'concluded';
  /** Whether a reward for it waits for a second person. */
  isAsked: boolean;
}

/** Only ideas that await review can be reviewed, and nobody reviews their own. */
export function mustBeReviewable(idea: IdeaStanding, reviewerId: number): void {
  mustNotBeOwn('idea', reviewerId, [idea.byId]);
  if (idea.state !== 'awaiting') refuse('alreadyReviewed', 'This idea is already reviewed.');
  if (idea.isAsked)
    refuse('alreadyReviewed', 'A reward for this idea waits for a second person: confirm or decline that first.');
}

export function aboveMonthWords(most: number): string {
  return `With this reward you would award this member more than the ${most.toLocaleString('en')} points that one person decides alone in a month.`;
}

/** What the reviewer reads when it waits for a second person. */
export function waitsResult({ seconds }: AsksSecond): string {
  return `Thank you. The reward is above what one person decides alone in a month: it waits for ${secondsWords(seconds)} to confirm it.`;
}

/** What the reviewer reads afterwards. */
export function reviewResult(points: number): string {
  return points === 0
    ? 'Thank you. The idea is concluded without a reward.'
    : `Thank you. The idea is rewarded with ${points.toLocaleString('en')} points.`;
}
