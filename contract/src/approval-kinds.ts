import { type Access, type Holder, holdersOf, holds } from './access.ts';
import type { UploadKind } from './upload-kinds.ts';

/** What somebody does not do alone, and who may be the second person: never who asks, nor whom it concerns. */
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
} as const satisfies Record<string, Exclude<Access, 'open' | 'signedOn' | 'member'>>;
export type ApprovalKind = keyof typeof approvalKinds;
export const approvalKindNames = Object.keys(approvalKinds) as ApprovalKind[];

/** Whether somebody is the second person for anything, by their own right or for who is away. */
export function isSecondPerson(who: Holder): boolean {
  const isOwn = approvalKindNames.some((kind) => holds(who, ...holdersOf(approvalKinds[kind])));
  return who.siteTemplate !== '' && (isOwn || (who.lent?.includes('approver') ?? false));
}

/** Of which file each of these is asked. */
export const fileOfApproval = {
  budgets: 'budgets',
  prices: 'products',
  codes: 'promos',
} as const satisfies Partial<Record<ApprovalKind, UploadKind>>;
export type FileApproval = keyof typeof fileOfApproval;

export const approvalStates = ['waiting', 'confirmed', 'declined', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Share of an order that a promotional code may take without a second person, and of its former price to which a price may fall. */
export const codeShareAloneMax = 0.5;
export const priceShareAloneMin = 0.1;
