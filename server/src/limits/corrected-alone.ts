import { correctionDays } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import * as texts from './texts.ts';

interface ByWhom {
  byId: number;
  now: Date;
}

/**
 * Points that somebody has set right or forgiven without a second person within the last days, whosever they were. Until the transaction ends
 * nobody counts for the same person beside it, so that many at once stay within a limit together; who else corrects does not wait.
 */
export async function aloneBefore(tx: Tx, who: ByWhom): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`corrections of ${who.byId}`}, 0))`.execute(tx);
  return aloneSoFar(tx, who);
}

/** The same, to be shown: it may be more in a moment. */
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
export function aboveWords(most: number): string {
  return say(texts.correctedAlone, { most, days: correctionDays });
}
