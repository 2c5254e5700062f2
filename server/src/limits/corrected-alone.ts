import { correctionDays } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { rules } from '#programme/rules';
import * as texts from './texts.ts';

interface ByWhom {
  byId: number;
  now: Date;
}

/**
 * Whether somebody would set right or forgive more than they do alone within the last days, whosever points it were. Until the transaction
 * ends nobody counts for the same person beside it, so that many at once stay within the limit together; who else corrects does not wait.
 */
export async function isAboveAlone(tx: Tx, { points, ...who }: ByWhom & { points: number }): Promise<boolean> {
  const { alone: most } = rules().corrections;
  if (most === 'none') return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`corrections of ${who.byId}`}, 0))`.execute(tx);
  return points + (await aloneSoFar(tx, who)) > most;
}

/** What they did without a second person until now; it may be more in a moment. */
export async function aloneSoFar(on: Db | Tx, { byId, now }: ByWhom): Promise<number> {
  const since = new Date(now.getTime() - correctionDays * 24 * 3600 * 1000);
  const { rows } = await sql<{ points: number }>`
    select (coalesce((select sum(abs(l.points)) from corrections c join correction_lines l on l.correction_id = c.id
        where c.by_id = ${byId} and c.created_at > ${since} and c.second_id is null and c.kind <> 'undo'), 0)
      + coalesce((select sum(points) from debt_changes
        where by_id = ${byId} and created_at > ${since} and second_id is null and kind = 'forgiven'), 0))::bigint as points`.execute(
    on,
  );
  return rows[0]?.points ?? 0;
}

/** Why a second person is needed. */
export function aboveWords(): string {
  return say(texts.correctedAlone, { most: rules().corrections.alone as number, days: correctionDays });
}
