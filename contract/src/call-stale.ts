import type { CallName } from './paths.ts';

/** What everybody sees may have changed: people, points, prices. */
export type Stale = readonly CallName[] | 'everything';

/** After a nomination was handed in: what lists nominations, and the points in the header. */
const nominated = ['nomlist', 'mynominations', 'waiting', 'memberheader'] as const;
const reviewed = [...nominated, 'nomget', 'quarterlyawards', 'competitionreport'] as const;
/** What stands in the shop beside the basket: what is left, and of what. */
const shelves = ['categorylist', 'productlist', 'getCheckoutOrderSummary'] as const;
const paid = ['statement', 'memberheader'] as const;

/**
 * What an answer of these calls makes stale of what was answered before, free of schemas, so that the browser need not
 * load them. What a call answers itself, such as the basket after a change of it, is not asked for again.
 */
const callStale = {
  newnom: nominated,
  competitionnewnom: nominated,
  donexusnomreviewreward: reviewed,
  donexusnomreviewdecline: reviewed,
  doreward: [
    ...[
      'payitforwardstatement',
      'managementstatement',
      'reportmanagement',
      'myrecognitions',
      'rewardquote',
      'approvals',
    ],
    ...paid,
  ] as const,
  ideasubmit: ['myideas', 'idealist', 'waiting'],
  donexusideareview: ['myideas', 'idealist', 'approvals', 'waiting', 'memberheader'],
  /** What is confirmed is done: points, prices, budgets. */
  confirmapproval: 'everything',
  declineapproval: ['approvals', 'waiting', 'idealist'],
  withdrawapproval: ['approvals', 'waiting', 'idealist'],
  addNewQuarter: ['quartersList'],
  addtobasket: ['getbasket', 'getCheckoutOrderSummary'],
  changebasketqty: ['getCheckoutOrderSummary'],
  setbasketqty: ['getCheckoutOrderSummary'],
  placeOrder: ['getbasket', 'orders', 'waiting', ...shelves, ...paid],
  cancelOrder: ['orders', 'waiting', ...shelves, ...paid],
  admincompetitionupdate: ['admincompetitionget', 'memberheader'],
  adminbannerupload: ['admincompetitionget'],
  productpicupload: ['categorylist', 'productlist'],
  deskimport: ['desklist', 'waiting'],
  /** The buyer may be the one at the desk. What is changed of the line is shown in its place, so that the queue stays. */
  deskrefund: ['memberheader'],
  dataupload: 'everything',
} as const satisfies Partial<Record<CallName, Stale>>;

/** What is no longer as it was seen where one of these calls is refused. */
const refusalStale = {
  /** The points may have gone elsewhere. */
  doreward: ['memberheader'],
  confirmapproval: ['approvals', 'waiting'],
  declineapproval: ['approvals', 'waiting'],
  withdrawapproval: ['approvals', 'waiting'],
  setbasketqty: ['getbasket', ...shelves],
  placeOrder: ['getbasket'],
  /** It may have been sent meanwhile. */
  cancelOrder: ['orders'],
  deskrefund: ['desklist'],
} as const satisfies Partial<Record<CallName, readonly CallName[]>>;

/** After an answer of this call, or after its refusal. */
export function staleAfter(name: CallName, outcome: 'done' | 'refused'): Stale {
  const table: Partial<Record<CallName, Stale>> = outcome === 'done' ? callStale : refusalStale;
  return table[name] ?? [];
}
