import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Lent, lent } from './lent.ts';
import { othersReports, placesFor, type QueueLimits, type Wish } from './queue.ts';

/**
 * What the transaction of a place is for. `reads`: the report itself, which is of one moment. `holds`: the place alone, for
 * as long as a report may take elsewhere; between its statements it keeps no snapshot, so nothing of the primary waits for it.
 */
export type SeatUse = 'reads' | 'holds';

const placeTriesMs = 200;

/** A transaction that holds one of the company's places until it ends. */
export async function seated(
  pool: pg.Pool,
  { purpose, signal }: Wish,
  limits: QueueLimits,
  use: SeatUse,
): Promise<Lent> {
  const last = Date.now() + limits.waitMs;
  const places = placesFor(purpose, limits.atOnce);
  // loop: until one of the places is free
  for (;;) {
    const line = await lent(pool, signal);
    try {
      const taken = await line.begin(
        use,
        limits.waitMs,
        // limit: one place is all that a report needs
        `select place from generate_series(1, ${places}) place where pg_try_advisory_xact_lock(${laneKey}, place) limit 1`,
      );
      if (taken.length > 0) return line;
    } catch (error) {
      await line.giveBack();
      throw error;
    }
    await line.giveBack();
    if (Date.now() >= last) throw othersReports();
    await sleep(placeTriesMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** Of advisory locks: only reports take them. */
const laneKey = 722_613;
