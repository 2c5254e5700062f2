import type { Message } from '#message';
import type { MergerKind } from '#rules/merger-kinds';
import * as texts from './texts.ts';

/** What goes to who stays when two accounts are merged, kind by kind, in a word or two. */
export const mergerKindWords: Record<MergerKind, Message> = {
  cardsReceived: texts.mergesCardsReceived,
  cardsGiven: texts.mergesCardsGiven,
  nominations: texts.mergesNominations,
  ratings: texts.mergesRatings,
  ideas: texts.mergesIdeas,
  winners: texts.mergesWinners,
  summaries: texts.mergesSummaries,
  orders: texts.mergesOrders,
  basket: texts.mergesBasket,
  promoCodes: texts.mergesPromoCodes,
  roles: texts.mergesRoles,
  reports: texts.mergesReports,
  requests: texts.mergesRequests,
  contact: texts.mergesContact,
  cardReports: texts.mergesCardReports,
  signOns: texts.mergesSignOns,
  byHand: texts.mergesByHand,
  debts: texts.mergesDebts,
  terms: texts.mergesTerms,
  words: texts.mergesWords,
  messages: texts.mergesMessages,
};
