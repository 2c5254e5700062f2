import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refuse } from '#refuse';

/** Counted under the wallet's lock, so that orders placed together count each other. What was cancelled has not been spent. */
export async function mustBeWithinDay(
  tx: Tx,
  { by, now, redemptionMaxPerDay }: { by: Actor; now: Date; redemptionMaxPerDay: number | undefined },
  points: number,
): Promise<void> {
  if (redemptionMaxPerDay === undefined || points === 0) return;
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(o.points), 0)::bigint as spent from orders o join order_states s on s.order_id = o.id
    where o.member_id = ${by.id} and s.status_id <> 90 and o.created_at >= ${now.toISOString().slice(0, 10)}::date at time zone 'UTC'`.execute(
    tx,
  );
  const left = redemptionMaxPerDay - (rows[0]?.spent ?? 0);
  if (points <= left) return;
  refuse(
    'ruleBroken',
    `At most ${redemptionMaxPerDay.toLocaleString('en')} points may be spent in a day; ${Math.max(0, left).toLocaleString('en')} are left for today, and this order takes ${points.toLocaleString('en')}.`,
  );
}
