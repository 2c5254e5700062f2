import type { ApprovalKind } from '@laurel/contract/approval-kinds';
import type { ActName, ChangingCallName } from '@laurel/contract/call-rows';
import type { Message } from '@laurel/contract/message';
import * as said from '@laurel/contract/texts';
import * as texts from './texts.ts';

/**
 * What moves points, budgets, prices, codes or rights towards somebody, or decides what they asked for. Nobody does any of it towards
 * themselves; some of it nobody does alone above a ceiling; and who did it does not do the other act with it.
 */
interface Act {
  /** What somebody reads who tries it for themselves; missing where it is everybody's. */
  own?: Message;
  /** Above a ceiling a second person confirms it: kept as an approval, or by the second rating of a nomination. */
  second?: ApprovalKind | 'rating';
  /** Calls by which the same person does not act on what came of it. */
  apart?: readonly ChangingCallName[];
}

/** Those that the rows of the calls name: a new one gets its words here, or it does not compile. */
export const acts = {
  award: { own: said.notYourself, second: 'recognise' },
  nomination: {
    own: texts.ownNomination,
    second: 'rating',
    apart: ['donexusnomreviewreward', 'donexusnomreviewdecline'],
  },
  idea: { own: texts.ownIdea, second: 'idea' },
  winner: { own: texts.ownWinner },
  ballot: { own: texts.ownBallot },
  order: { own: texts.ownOrder },
  budget: {
    own: texts.ownBudget,
    second: 'budgets',
  },
  pot: { own: texts.ownPot, second: 'pots' },
  price: {
    own: texts.ownPrice,
    second: 'prices',
    apart: ['placeOrder'],
  },
  code: {
    own: texts.ownCode,
    second: 'codes',
    apart: ['placeOrder'],
  },
  programme: { second: 'programme' },
  circle: { own: texts.ownCircle },
  correction: { own: texts.ownCorrection, second: 'correction' },
  person: { own: texts.ownRecord },
  merger: { own: texts.ownMerger, second: 'merger' },
  contact: { own: texts.ownContact },
  report: { own: texts.ownReport },
  case: { own: texts.ownCase },
  role: { own: texts.ownRole, apart: ['giverole'] },
  delegation: { own: texts.ownDelegation },
  approval: {
    own: texts.ownApproval,
    apart: ['confirmapproval', 'declineapproval'],
  },
} as const satisfies Record<ActName, Act>;

/** Acts that somebody could do towards themselves. */
export type OwnAct = {
  [Name in ActName]: (typeof acts)[Name] extends { own: Message } ? Name : never;
}[ActName];

/** What nobody does by the hands of who is away: each rule by what it says to who tries it. */
export const awayRules = {
  /** What they asked, gave, nominated or get something by. */
  concernsThem: texts.awayConcerned,
  /** They have rated it, or somebody for them. */
  inTheirHands: texts.awayHandled,
  /** The other way round: somebody has rated or asked it for the reader. */
  doneForYou: texts.doneForYou,
} as const satisfies Record<string, Message>;
export type AwayRule = keyof typeof awayRules;
