import { type Capability, type Grant, mayGiveRole, type ScopeKind } from '@laurel/contract/access';
import { say } from '@laurel/contract/say';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { refuse } from '#errors/refuse';
import * as texts from './texts.ts';

/** Who gives or ends a role. Null: the operator, who holds everything. */
export interface Deciding {
  by: Actor | null;
  now: Date;
}

/** Nobody gives more than they hold, nor anything to themselves. */
export function mustBeTheirsToDecide({ by }: Deciding, role: Grant & { memberId: number }): void {
  mustNotBeOwn('role', by?.id ?? null, [role.memberId]);
  if (by && !mayGiveRole(role, by)) refuse('forbidden', say(texts.administratorsOnly));
}

export interface HeldRole {
  id: number;
  capability: Capability;
  scopeKind: ScopeKind;
  scopeCode: string;
  from: Date;
  until: Date | null;
}

/** As events tell it. */
export function roleFacts({ id, capability, scopeKind, scopeCode, from, until }: HeldRole) {
  const span = { from: from.toISOString(), until: until?.toISOString() ?? null };
  return { roleAssignmentId: id, capability, scopeKind, scopeCode, ...span };
}
