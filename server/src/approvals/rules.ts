import { say } from '@laurel/contract/say';
import { mustNotBeOwn } from '#directory/decides';
import { refuse } from '#errors/refuse';
import * as texts from './texts.ts';

export interface Standing {
  state: 'waiting' | 'confirmed' | 'declined' | 'withdrawn';
  askedById: number;
  concerns: readonly number[];
  /** Whether it is in the reader's scope to decide about it. */
  isTheirs: boolean;
}

/** The second person is neither who asked nor who gets something by it, and decides once. */
export function mustBeTheirsToDecide({ state, askedById, concerns, isTheirs }: Standing, deciderId: number): void {
  mustNotBeOwn('approval', deciderId, [askedById, ...concerns]);
  if (!isTheirs) refuse('forbidden', say(texts.notYours));
  mustWait(state);
}

export function mustBeTheirsToWithdraw({ state, askedById }: Standing, memberId: number): void {
  if (askedById !== memberId) refuse('forbidden', say(texts.askerOnly));
  mustWait(state);
}

const decided = {
  confirmed: texts.confirmedBefore,
  declined: texts.declinedBefore,
  withdrawn: texts.withdrawnBefore,
};

function mustWait(state: Standing['state']): void {
  if (state !== 'waiting') refuse('alreadyReviewed', say(decided[state]));
}
