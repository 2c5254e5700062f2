import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { refuse } from '#errors/refuse';
import { limitsOf } from '#programme/rules';
import * as texts from './texts.ts';

/** Points of today's orders; what was cancelled has not been spent. Read behind the basket's lock, so that orders placed together count each other. */
export async function spentToday(tx: Tx, { by, now }: { by: Actor; now: Date }): Promise<number> {
  if (limitsOf(by).spentInDay === 'none') return 0;
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(o.points), 0)::bigint as spent from orders o join order_states s on s.order_id = o.id
    where o.member_id = ${by.id} and s.status_id <> 90 and o.created_at >= ${now.toISOString().slice(0, 10)}::date at time zone 'UTC'`.execute(
    tx,
  );
  return rows[0]?.spent ?? 0;
}

export function mustBeWithinDay({ by, points, spent }: { by: Actor; points: number; spent: number }): void {
  const max = limitsOf(by).spentInDay;
  if (max === 'none' || points === 0 || points <= max - spent) return;
  const left = Math.max(0, max - spent);
  refuse('ruleBroken', say(texts.dayMax, { max, left, points }));
}
