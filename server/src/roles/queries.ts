import { type Capability, mayGiveRole } from '@laurel/contract/access';
import type { RoleAssignment } from '@laurel/contract/calls/roles';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Actor } from '#directory/actor';
import { publicIdOf } from '#directory/member-id';
import { orderOfNames } from '#directory/order-of-names';

export interface AssignmentsWish {
  /** Null: the operator. */
  reader: Actor | null;
  now: Date;
  memberId?: string | undefined;
  capability?: Capability | undefined;
  withEnded?: boolean | undefined;
  offset: number;
  limit: number;
}

/** A page of who holds what, by name; what has begun or will, and what has ended where that is asked for. */
export async function assignments(
  on: Db,
  wish: AssignmentsWish,
): Promise<{ assignments: RoleAssignment[]; total: number }> {
  const { reader, now, memberId, capability, withEnded = false } = wish;
  const where = sql`
    where m.deactivated_at is null
      and (${memberId ? publicIdOf(memberId) : null}::text is null or m.public_id = ${memberId ? publicIdOf(memberId) : null})
      and (${capability ?? null}::text is null or r.capability = ${capability ?? null})
      and (${withEnded}::boolean or r.until_at is null or r.until_at > ${now})`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from role_assignments r join members m on m.id = r.member_id ${where}`.execute(on);
  const { rows } = await sql<Found>`
    select r.id::text as "roleAssignmentId", (case when m.registered_at is null then '0.' else '1.' end) || m.public_id as "memberId",
      m.display_name as "memberName", m.member_number as "memberNumber",
      r.capability, r.scope_kind as "scopeKind", r.scope_code as "scopeCode", r.from_at as "from", r.until_at as "until",
      r.from_at <= ${now} and (r.until_at is null or r.until_at > ${now}) as "isInForce", r.source,
      coalesce(giver.display_name, '') as "givenByMember", r.given_at as given,
      coalesce(ender.display_name, '') as "endedByMember", r.ended_at as ended,
      r.member_id is distinct from ${reader?.id ?? null}::bigint and (r.until_at is null or r.until_at > ${now}) as "isOpenToOthers"
    from role_assignments r join people m on m.id = r.member_id
    left join people giver on giver.id = r.given_by left join people ender on ender.id = r.ended_by
    ${where}
    -- limit: the page that was asked for, its total is counted beside
    order by ${orderOfNames('m')}, m.id, r.id limit ${wish.limit} offset ${wish.offset}`.execute(on);
  return { assignments: rows.map((row) => rowOf(row, reader)), total: counted[0]?.total ?? 0 };
}

type Found = Omit<RoleAssignment, 'dateFrom' | 'dateUntil' | 'dateGiven' | 'dateEnded' | 'mayEnd'> & {
  from: Date;
  until: Date | null;
  given: Date;
  ended: Date | null;
  isOpenToOthers: boolean;
};

function rowOf({ from, until, given, ended, isOpenToOthers, ...row }: Found, reader: Actor | null): RoleAssignment {
  return {
    ...row,
    dateFrom: from.toISOString(),
    dateUntil: until?.toISOString() ?? null,
    dateGiven: given.toISOString(),
    dateEnded: ended?.toISOString() ?? null,
    mayEnd: isOpenToOthers && (!reader || mayGiveRole(row, reader)),
  };
}
