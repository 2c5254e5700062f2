import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { transaction } from '#db/transaction';
import { moveThing } from './move.ts';
import { latecomers } from './things.ts';

const hoursLater = 48;

/** Each hour: what came to a doubled account at the very moment of its merger follows to who stays. Answers how many rows. */
export async function followMergers(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - hoursLater * 3_600_000);
  const { rows } = await sql<{ id: number; doubled: number; stays: number }>`
    select g.id, g.doubled_id as doubled, m.merged_into_id as stays from mergers g join members m on m.id = g.doubled_id
    where g.created_at > ${since} order by g.id`.execute(db);
  let moved = 0;
  // loop: a few mergers of two days, a few tables each
  for (const { id, ...pair } of rows)
    moved += await transaction(db, async (tx) => {
      let each = 0;
      // loop: a table each, all of its rows at once
      for (const thing of latecomers) each += await moveThing(tx, id, { ...pair, now }, thing);
      return each;
    });
  return moved;
}
