import type { ApprovalKind } from '@laurel/contract/approval-kinds';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import type { Wishes } from './wishes.ts';

/** What was asked, when a second person confirms it. */
export interface Confirmed<Kind extends ApprovalKind = ApprovalKind> {
  asker: Actor;
  /** For whom they asked as a delegate. */
  askedForId: number | null;
  /** Whom it gives something, as it was asked. */
  concerns: readonly number[];
  confirmer: Actor;
  now: Date;
  wish: Wishes[Kind];
  /** What the asker wrote; '' where it was erased, or nothing was. */
  words: string;
  /** The idea, the nomination or, of a prize, the vote, as the call names it; '' where there is none. */
  subjectId: string;
  file: Buffer | null;
  approvalId: number;
}

/** Does, as the asker and in the transaction of the second person, what was asked; refuses what is no longer so. Answers what to tell. */
export type Deed<Kind extends ApprovalKind> = (tx: Tx, confirmed: Confirmed<Kind>) => Promise<string>;
export type Deeds = { [Kind in ApprovalKind]: Deed<Kind> };
