import { type Capability, type DelegationScope, mayGiveRole, type ScopeKind } from '@laurel/contract/access';
import type { Facts } from '@laurel/contract/events';
import type { Actor } from '#directory/actor';

/** Who decides, and when. */
export interface Deciding {
  by: Actor;
  now: Date;
}

/** What a delegate does, and until when. */
export interface Lending {
  scopes: readonly DelegationScope[];
  points: number | null;
}

/** The roles that reviewing and confirming lend; a budget is a manager's. */
export function mayLendFor(
  by: Actor,
  scopes: readonly DelegationScope[],
  roles: readonly { capability: Capability; scopeKind: ScopeKind }[],
): boolean {
  const lent = scopes.some((scope) => scope !== 'budget')
    ? roles
    : roles.filter(({ capability }) => capability === 'manager');
  return lent.every((role) => mayGiveRole(role, by));
}

export function delegationFacts(
  { delegateId, scopes, points }: Lending & { delegateId: number },
  { from, until }: { from: Date; until: Date },
): Facts<'delegation.named'> {
  return {
    memberId: delegateId,
    scopes: [...scopes],
    points: points ?? 0,
    from: from.toISOString(),
    until: until.toISOString(),
  };
}
