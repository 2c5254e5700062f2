import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { hasAdministrator, lockAdministrators } from '#directory/administrators';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { type Deciding, type HeldRole, mustBeTheirsToDecide, roleFacts } from './rules.ts';
import * as texts from './texts.ts';

interface Ending extends HeldRole {
  memberId: number;
  source: 'roster' | 'given';
}

/** Ends a role now; one that has not begun never will. What has ended stays as it is. */
export async function endRole(tx: Tx, deciding: Deciding, roleAssignmentId: string): Promise<string> {
  const { by, now } = deciding;
  await lockAdministrators(tx);
  const { rows } = await sql<Ending>`
    select id, member_id as "memberId", capability, scope_kind as "scopeKind", scope_code as "scopeCode", from_at as "from",
      until_at as "until", source
    from role_assignments where id = ${roleAssignmentId} for update`.execute(tx);
  const role = rows[0] ?? notFound();
  mustBeTheirsToDecide(deciding, role);
  if (role.until && role.until <= now) return say(texts.endedBefore);
  await sql`
    update role_assignments set until_at = greatest(from_at, ${now}), ended_at = ${now}, ended_by = ${by?.id ?? null}::bigint
    where id = ${role.id}`.execute(tx);
  if (role.capability === 'administrator' && !(await hasAdministrator(tx, now)))
    refuse('ruleBroken', say(texts.lastAdministrator));
  await append(tx, {
    type: 'role.ended',
    at: now,
    actorId: by?.id ?? null,
    subject: `member:${role.memberId}`,
    concerns: [role.memberId],
    facts: roleFacts(role),
  });
  return say(role.source === 'given' ? texts.ended : texts.endedOfRoster);
}
