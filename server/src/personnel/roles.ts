import type { PersonRole } from '@laurel/contract/calls/personnel/person';
import { sql } from 'kysely';
import type { Db } from '#db/pool';

type Found = Omit<PersonRole, 'dateFrom' | 'dateUntil' | 'dateGiven'> & { from: Date; until: Date | null; given: Date };

/** What somebody holds or will hold, in the order in which it begins. What a leaver held begins again when they come back. */
export async function rolesOf(on: Db, memberId: number, now: Date): Promise<PersonRole[]> {
  const { rows } = await sql<Found>`
    select r.id::text as "roleAssignmentId", r.capability, r.scope_kind as "scopeKind", r.scope_code as "scopeCode",
      coalesce(d.name, r.scope_code) as "scopeName", r.from_at as "from", r.until_at as until,
      r.from_at <= ${now} and m.deactivated_at is null as "isInForce", r.source,
      coalesce(giver.display_name, '') as "givenByMember", r.given_at as given
    from role_assignments r join members m on m.id = r.member_id
    left join divisions d on r.scope_kind = 'division' and d.code = r.scope_code left join people giver on giver.id = r.given_by
    where r.member_id = ${memberId} and (r.until_at is null or r.until_at > ${now}) order by r.from_at, r.id`.execute(
    on,
  );
  return rows.map(({ from, until, given, ...role }) => ({
    ...role,
    dateFrom: from.toISOString(),
    dateUntil: until?.toISOString() ?? null,
    dateGiven: given.toISOString(),
  }));
}
