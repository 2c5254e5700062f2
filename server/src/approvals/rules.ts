import { mustNotBeOwn } from '#directory/decides';
import { refuse } from '#errors/refuse';

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
  if (!isTheirs) refuse('forbidden', 'This is not yours to decide.');
  mustWait(state);
}

export function mustBeTheirsToWithdraw({ state, askedById }: Standing, memberId: number): void {
  if (askedById !== memberId) refuse('forbidden', 'Only who asked withdraws it.');
  mustWait(state);
}

const words = {
  confirmed: 'This is confirmed already.',
  declined: 'This is declined already.',
  withdrawn: 'This was withdrawn by who asked.',
};

function mustWait(state: Standing['state']): void {
  if (state !== 'waiting') refuse('alreadyReviewed', words[state]);
}
