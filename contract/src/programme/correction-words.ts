import type { Message } from '#message';
import type { CorrectionKind, MemberAccount } from '#rules/correction-kinds';
import * as texts from './texts.ts';

/** What was done when points were set right, in a word or two. */
export const correctionWords: Record<CorrectionKind, Message> = {
  award: texts.awardBack,
  nomination: texts.nominationBack,
  idea: texts.ideaBack,
  budget: texts.budgetBack,
  forfeit: texts.forfeitBack,
  credit: texts.credited,
  debit: texts.debited,
  undo: texts.undone,
};

export const accountWords: Record<MemberAccount, Message> = { wallet: texts.toRedeem, pot: texts.toAward };
