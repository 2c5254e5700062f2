import type { Message } from '#message';
import type { AskedKind, CorrectionKind, DebtState, MemberAccount } from '#rules/correction-kinds';
import * as texts from './texts.ts';

/** What was done when points were set right, in a word or two. */
export const correctionWords: Record<CorrectionKind | AskedKind, Message> = {
  award: texts.awardBack,
  nomination: texts.nominationBack,
  idea: texts.ideaBack,
  budget: texts.budgetBack,
  forfeit: texts.forfeitBack,
  card: texts.cardBack,
  credit: texts.credited,
  debit: texts.debited,
  undo: texts.undone,
  forgive: texts.forgiven,
};

export const accountWords: Record<MemberAccount, Message> = { wallet: texts.toRedeem, pot: texts.toAward };

/** How a debt stands, or by what it ended. */
export const debtWords: Record<DebtState, Message> = {
  open: texts.debtOpen,
  repaid: texts.debtRepaid,
  forgiven: texts.debtForgiven,
  writtenOff: texts.debtWrittenOff,
};
