/** What is taken back, or given back to who came back, each as a whole or of one person. */
export const reversalKinds = ['award', 'nomination', 'idea', 'budget', 'forfeit'] as const;
export type ReversalKind = (typeof reversalKinds)[number];
/** With it what is credited and debited. */
export const correctingKinds = [...reversalKinds, 'credit', 'debit'] as const;
/** With it what its giver took back. */
export const correctionKinds = [...correctingKinds, 'undo'] as const;
export type CorrectionKind = (typeof correctionKinds)[number];
export const memberAccounts = ['wallet', 'pot'] as const;
export type MemberAccount = (typeof memberAccounts)[number];
