import { type Holder, holds } from '@laurel/contract/access';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';

/** Whether somebody administrates who is here, has a site to enter and does not end by themselves. Without them nobody could give it to another. */
export async function hasAdministrator(on: Db | Tx, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from role_assignments r join members m on m.id = r.member_id
    where r.capability = 'administrator' and r.from_at <= ${at} and r.until_at is null and m.deactivated_at is null and m.site_template <> ''
    -- limit: one is enough
    limit 1`.execute(on);
  return rows.length > 0;
}

/** Whether the actor may do to administrators what takes the role, or the way in, from them. The operator may. */
export function mayTouchAdministrators(holder: Holder | null): boolean {
  return holder === null || holds(holder, 'administrator');
}

/** Two who take the role, or the way in, from each other wait here, so that the second finds the first's deed done. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await sql`
    select id from role_assignments where capability = 'administrator' and until_at is null order by id for update`.execute(
    tx,
  );
}
