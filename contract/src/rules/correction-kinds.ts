/** What is taken back, or given back to who came back, each as a whole or of one person; a card without points, which is withdrawn. */
export const reversalKinds = ['award', 'nomination', 'idea', 'budget', 'forfeit', 'card'] as const;
export type ReversalKind = (typeof reversalKinds)[number];
/** With it what is credited and debited. */
export const correctingKinds = [...reversalKinds, 'credit', 'debit'] as const;
/** What a second person may be asked about: with it that somebody need not repay what they owe. */
export const askedKinds = [...correctingKinds, 'forgive'] as const;
export type AskedKind = (typeof askedKinds)[number];
/** With it what its giver took back. */
export const correctionKinds = [...correctingKinds, 'undo'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];
export const memberAccounts = ['wallet', 'pot'] as const;
export type MemberAccount = (typeof memberAccounts)[number];

/** How a debt became less, or ended. */
export const debtEnds = ['repaid', 'forgiven', 'writtenOff'] as const;
export type DebtEnd = (typeof debtEnds)[number];
/** Which debts there are to see. */
export const debtStates = ['open', ...debtEnds] as const;
export type DebtState = (typeof debtStates)[number];
