import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import { notFound, refuse } from '#refuse';
import { type Deciding, type HeldRole, mustBeTheirsToDecide, roleFacts } from './rules.ts';

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
  mustBeTheirsToDecide(deciding, role.capability, role.memberId);
  if (role.until && role.until <= now) return 'This role has ended already.';
  if (role.capability === 'administrator') await mustLeaveAnother(tx, role, now);
  await sql`
    update role_assignments set until_at = greatest(from_at, ${now}), ended_at = ${now}, ended_by = ${by?.id ?? null}::bigint
    where id = ${role.id}`.execute(tx);
  await append(tx, {
    type: 'role.ended',
    at: now,
    actorId: by?.id ?? null,
    subject: `member:${role.memberId}`,
    concerns: [role.memberId],
    facts: roleFacts(role),
  });
  if (role.source === 'given') return 'The role is ended.';
  return 'The role is ended. It came from the roster: a roster that still says so gives it again.';
}

/** Two who end each other's wait here, so that the second finds the first's deed done. */
async function lockAdministrators(tx: Tx): Promise<void> {
  await sql`
    select id from role_assignments where capability = 'administrator' and until_at is null order by id for update`.execute(
    tx,
  );
}

/** Whoever is left must be able to sign on and must not end by themselves. */
async function mustLeaveAnother(tx: Tx, { id }: Ending, now: Date): Promise<void> {
  const { rows } = await sql<{ others: boolean }>`
    select exists (
      select from role_assignments r join members m on m.id = r.member_id
      where r.capability = 'administrator' and r.id <> ${id} and r.from_at <= ${now} and r.until_at is null
        and m.deactivated_at is null and m.site_template <> ''
        and r.member_id <> (select member_id from role_assignments where id = ${id})) as others`.execute(tx);
  if (!rows[0]?.others) refuse('ruleBroken', 'This is the last administrator of reports: give another the role first.');
}
