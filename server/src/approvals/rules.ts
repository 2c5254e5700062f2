import type { ApprovalState } from '@laurel/contract/approval-kinds';
import { say } from '@laurel/contract/say';
import { mustNotBeOwn, refuseAway } from '#directory/decides';
import { refuse } from '#errors/refuse';
import * as texts from './texts.ts';

export interface Standing {
  state: ApprovalState;
  askedById: number;
  /** From whom it would come: who nominated, or else who asked, or for whom. */
  giverId: number;
  concerns: readonly number[];
  /** Whether it is in the reader's scope to decide about it. */
  isTheirs: boolean;
  /** For whom it was asked, by a delegate. */
  askedForId: number | null;
  /** For whom the reader would decide about it, where not by their own right. */
  forId: number | null;
  /** It would be theirs for somebody whom it concerns, or who asked it. */
  isKeptByAway: boolean;
  /** They, or somebody for them, have confirmed it in this step or before. */
  hasConfirmed: boolean;
}

/** The second person is neither who asked nor who gets something by it, and decides once. */
export function mustBeTheirsToDecide(standing: Standing, deciderId: number): void {
  const { state, askedById, askedForId, giverId, concerns, isTheirs, isKeptByAway, hasConfirmed } = standing;
  if (askedForId === deciderId) refuseAway('doneForYou');
  mustNotBeOwn('approval', deciderId, [askedById, giverId, ...concerns]);
  if (!isTheirs && isKeptByAway) refuseAway('concernsThem');
  mustWait(state);
  if (isTheirs) return;
  if (hasConfirmed) refuse('alreadyReviewed', say(texts.confirmedByYou));
  refuse('forbidden', say(texts.notYours));
}

export function mustBeTheirsToWithdraw({ state, askedById }: Standing, memberId: number): void {
  if (askedById !== memberId) refuse('forbidden', say(texts.askerOnly));
  mustWait(state);
}

const decided = {
  confirmed: texts.confirmedBefore,
  declined: texts.declinedBefore,
  withdrawn: texts.withdrawnBefore,
  expired: texts.expiredBefore,
};

function mustWait(state: Standing['state']): void {
  if (state !== 'waiting') refuse('alreadyReviewed', say(decided[state]));
}
