import type { PersonSignOn } from '@laurel/contract/calls/personnel/personsignons';
import { sessionsMax, tokenIdleSeconds } from '@laurel/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#db/pool';

type Found = Pick<PersonSignOn, 'browser' | 'system' | 'isLive'> & { beganAt: Date; usedAt: Date; total: number };

/** The browsers that somebody was given tokens in, as long as these are kept. */
export async function signOnsOfPerson(on: Db, memberId: number, now: Date) {
  const idleSince = new Date(now.getTime() - tokenIdleSeconds * 1000);
  const { rows } = await sql<Found>`
    select (array_agg(browser order by created_at desc))[1] as browser, (array_agg(system order by created_at desc))[1] as system,
      min(created_at) as "beganAt", max(last_used_at) as "usedAt", count(*) over ()::int as total,
      bool_or(revoked_at is null and expires_at > ${now} and last_used_at > ${idleSince}) as "isLive"
    from tokens where member_id = ${memberId} group by browser_hash order by "usedAt" desc, browser_hash
    limit ${sessionsMax}`.execute(on); // limit: the rest is told by total
  const bound = await sql<{ at: Date | null }>`
    select min(bound_at) as at from identities where member_id = ${memberId}`.execute(on);
  return {
    signOns: rows.map(({ beganAt, usedAt, total: _, ...row }) => ({
      ...row,
      dateBegan: beganAt.toISOString(),
      dateLastUsed: usedAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    dateBound: bound.rows[0]?.at?.toISOString() ?? null,
  };
}
