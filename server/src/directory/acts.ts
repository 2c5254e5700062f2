import type { ApprovalKind } from '@laurel/contract/approval-kinds';
import type { ActName, ChangingCallName } from '@laurel/contract/call-rows';
import { notYourself } from '@laurel/contract/words';

/**
 * What moves points, budgets, prices, codes or rights towards somebody. Nobody does any of it towards themselves; some of it
 * nobody does alone above a ceiling; and who did it does not do the other act with it.
 */
interface Act {
  /** What somebody reads who tries it for themselves. */
  own: string;
  /** Above a ceiling a second person confirms it: kept as an approval, or by the second rating of a nomination. */
  second?: ApprovalKind | 'rating';
  /** Calls by which the same person does not act on what came of it. */
  apart?: readonly ChangingCallName[];
}

/** Those that the rows of the calls name: a new one gets its words here, or it does not compile. */
export const acts = {
  award: { own: notYourself, second: 'recognise' },
  nomination: {
    own: 'You cannot review your own nomination, nor one that you made.',
    second: 'rating',
    apart: ['donexusnomreviewreward', 'donexusnomreviewdecline'],
  },
  idea: { own: 'You cannot review your own idea.', second: 'idea' },
  order: { own: 'This is your own order: another administrator must decide about it.' },
  budget: {
    own: 'Nobody grants points to award to themselves: another administrator must upload this.',
    second: 'budgets',
  },
  price: {
    own: 'You gave this its price yourself, or confirmed it. It is yours to order when somebody else has uploaded the same price.',
    second: 'prices',
    apart: ['placeOrder'],
  },
  code: {
    own: 'You uploaded this promotional code yourself, or confirmed it. It is yours to use when somebody else has uploaded the same.',
    second: 'codes',
    apart: ['placeOrder'],
  },
  role: { own: 'Nobody changes their own roles: another administrator must do it.', apart: ['giverole'] },
  approval: {
    own: 'You asked for this, or it concerns you: somebody else must decide about it.',
    apart: ['confirmapproval', 'declineapproval'],
  },
} as const satisfies Record<ActName, Act>;
