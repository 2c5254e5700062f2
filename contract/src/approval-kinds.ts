import { type Access, type Holder, mayUse } from './access.ts';
import type { AwardKind } from './points.ts';
import { type StepApprover, stepApprovers } from './programme/approval-rules.ts';
import type { UploadKind } from './upload-kinds.ts';

/**
 * What somebody does not do alone, and who may be the second person: never who asks, nor whom it concerns. Awards and ratings by a rule of the
 * programme go through its steps; here is who confirms those that have none.
 */
export const approvalKinds = {
  recognise: 'adminReports',
  idea: 'ideaReviewer',
  budgets: 'finance',
  prices: 'adminReports',
  codes: 'adminReports',
  programme: 'programme',
  correction: 'finance',
  pots: 'finance',
  merger: 'people',
  adhoc: 'adminReports',
  payitforward: 'adminReports',
  nomination: 'adminReports',
} as const satisfies Record<string, Exclude<Access, 'open' | 'signedOn' | 'member'>>;
export type ApprovalKind = keyof typeof approvalKinds;
export const approvalKindNames = Object.keys(approvalKinds) as ApprovalKind[];

/** Whether somebody is the second person for anything, by their own right or for who is away. */
export function isSecondPerson(who: Holder): boolean {
  return mayUse({ access: 'approver', reads: false }, who);
}

/** Of which file each of these is asked. */
export const fileOfApproval = {
  budgets: 'budgets',
  prices: 'products',
  codes: 'promos',
} as const satisfies Partial<Record<ApprovalKind, UploadKind>>;
export type FileApproval = keyof typeof fileOfApproval;

/** As which kind each award waits. */
export const kindOfAward = {
  adhoc: 'adhoc',
  reward: 'recognise',
  payitforward: 'payitforward',
} as const satisfies Partial<Record<AwardKind, ApprovalKind>>;
export type AwardApproval = (typeof kindOfAward)[keyof typeof kindOfAward];

/** Who confirms in a step, of what waits by a rule or by its kind. */
export const approvers = [...stepApprovers, 'ideaReviewer'] as const satisfies (StepApprover | Access)[];
export type Approver = (typeof approvers)[number];

export const approvalStates = ['waiting', 'confirmed', 'declined', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Share of an order that a promotional code may take without a second person, and of its former price to which a price may fall. */
export const codeShareAloneMax = 0.5;
export const priceShareAloneMin = 0.1;
