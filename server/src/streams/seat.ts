import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { othersReports, placesFor, type QueueLimits, type Wish } from './queue.ts';

/**
 * What the transaction of a place is for. `reads`: the report itself, which is of one moment. `holds`: the place alone, for
 * as long as a report may take elsewhere; between its statements it keeps no snapshot, so nothing of the primary waits for it.
 */
export type SeatUse = 'reads' | 'holds';

const beginnings: Record<SeatUse, string> = {
  reads: 'begin isolation level repeatable read read only',
  holds: `begin isolation level read committed read only; set local idle_in_transaction_session_timeout to '11min'`,
};

const placeTriesMs = 200;

/** A transaction that holds one of the company's places until it ends. */
export async function seated(
  pool: pg.Pool,
  { purpose, signal }: Wish,
  limits: QueueLimits,
  use: SeatUse,
): Promise<pg.PoolClient> {
  const last = Date.now() + limits.waitMs;
  const places = placesFor(purpose, limits.atOnce);
  // loop: until one of the places is free
  for (;;) {
    const client = await pool.connect();
    try {
      const answers = (await client.query(
        `${beginnings[use]};
         -- limit: one place is all that a report needs
         select place from generate_series(1, ${places}) place where pg_try_advisory_xact_lock(${laneKey}, place) limit 1`,
      )) as unknown as pg.QueryResult[];
      if (answers.at(-1)?.rowCount) return client;
      await client.query('rollback');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (Date.now() >= last) throw othersReports();
    await sleep(placeTriesMs, undefined, { signal });
  }
}

/** Of advisory locks: only reports take them. */
const laneKey = 722_613;

export async function committed(client: pg.PoolClient): Promise<void> {
  await client.query('commit').then(
    () => client.release(),
    () => client.release(true),
  );
}
