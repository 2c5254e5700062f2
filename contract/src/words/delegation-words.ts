import type { DelegationScope } from '#access';
import type { Message } from '#message';
import * as texts from '#texts';

/** For what somebody stands in, as a list names it. */
export const delegationScopeWords: Readonly<Record<DelegationScope, Message>> = {
  reviews: texts.scopeReviews,
  approvals: texts.scopeApprovals,
  budget: texts.scopeBudget,
};
