import type { PotFilter } from '@laurel/contract/calls/budgets/shapes';

/** Somebody whose pot it is. */
export interface Holder {
  memberId: string;
  name: string;
}

/** What is to be done, and with whose pots: one, or those of a list. */
export type Acting =
  | { kind: 'grant' | 'takeBack' | 'change'; all: { filter: PotFilter; count: number } }
  | { kind: 'grant' | 'takeBack'; one: Holder }
  | { kind: 'change'; one: Holder; lotId: string; lastDay: string | null; carries: boolean }
  | { kind: 'move'; one: Holder };
