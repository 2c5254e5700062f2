import type { DelegationScope } from './access.ts';
import type { Message } from './message.ts';
import * as texts from './texts.ts';

/** For what somebody stands in, as a list names it. */
export const delegationScopeWords: Readonly<Record<DelegationScope, Message>> = {
  reviews: texts.scopeReviews,
  approvals: texts.scopeApprovals,
  budget: texts.scopeBudget,
};
