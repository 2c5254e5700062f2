/** What of somebody goes to who stays when two accounts of one human are merged, as it is counted for who decides. */
export const mergerKinds = [
  ...(['cardsReceived', 'cardsGiven', 'nominations', 'ratings', 'ideas', 'winners', 'summaries', 'orders'] as const),
  ...(['basket', 'promoCodes', 'roles', 'reports', 'requests', 'contact', 'cardReports', 'signOns', 'byHand'] as const),
  ...(['debts', 'terms', 'words', 'messages'] as const),
] as const;
export type MergerKind = (typeof mergerKinds)[number];
