import { setTimeout as sleep } from 'node:timers/promises';
import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { ConnectionSettings } from '#db/connection';
import { type ReportPoolOptions, reportPool } from '#db/report-pool';
import type { Database } from '#db/tables';
import { type CopiedRow, copiedRows } from './copied-rows.ts';
import { withLiterals } from './literals.ts';
import { othersReports, placesFor, type QueueLimits, reportQueue, type Wish } from './queue.ts';

/** One report at work: everything it reads is of one moment. */
export interface Reading {
  /** The one row of a query. */
  one<Row>(query: RawBuilder<Row>): Promise<Row>;
  rows(query: RawBuilder<unknown>): AsyncIterable<CopiedRow[]>;
  /** Ends it: at once, also in the middle of its rows. */
  close(): Promise<void>;
}

/** Where the reports of a company are read: beside everybody else's work, and never in its way. */
export interface ReportLane {
  open(wish: Wish): Promise<Reading>;
  counts(): { running: number; waiting: number };
  close(): Promise<void>;
}

export const laneLimits: QueueLimits = { atOnce: 2, waitingMax: 20, waitMs: 15_000 };

/** A pool of its own with as many connections as there may be reports. The queue is the process's; the places are the company's, whatever processes it has. */
export function reportLane(
  settings: ConnectionSettings,
  { limits = laneLimits, ...options }: Omit<ReportPoolOptions, 'max'> & { limits?: QueueLimits } = {},
): ReportLane {
  const pool = reportPool(settings, { ...options, max: limits.atOnce });
  const compiler = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const compiled = (query: RawBuilder<unknown>) => query.compile(compiler);
  const queue = reportQueue(limits);
  return {
    counts: queue.counts,
    close: () => pool.end(),
    async open(wish) {
      const leave = await queue.enter(wish);
      try {
        const client = await begun(pool, wish, limits);
        const begunReading = reading(client, { compiled, leave, signal: wish.signal });
        if (wish.signal.aborted) await begunReading.close();
        wish.signal.throwIfAborted();
        return begunReading;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

const placeTriesMs = 200;

/** A transaction that holds one of the company's places until it ends. */
async function begun(pool: pg.Pool, { purpose, signal }: Wish, limits: QueueLimits): Promise<pg.PoolClient> {
  const last = Date.now() + limits.waitMs;
  const places = placesFor(purpose, limits.atOnce);
  // loop: until one of the places is free
  for (;;) {
    const client = await pool.connect();
    try {
      const [, taken] = (await client.query(
        `begin isolation level repeatable read read only;
         -- limit: one place is all that a report needs
         select place from generate_series(1, ${places}) place where pg_try_advisory_xact_lock(${laneKey}, place) limit 1`,
      )) as unknown as pg.QueryResult[];
      if (taken?.rowCount) return client;
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

async function committed(client: pg.PoolClient): Promise<void> {
  await client.query('commit').then(
    () => client.release(),
    () => client.release(true),
  );
}

interface At {
  compiled: (query: RawBuilder<unknown>) => CompiledQuery;
  leave: () => void;
  signal: AbortSignal;
}

function reading(client: pg.PoolClient, { compiled, leave, signal }: At): Reading {
  let isOpen = true;
  let isReading = false;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    signal.removeEventListener('abort', close);
    // What is still on its way is wanted by nobody: the connection is closed, and PostgreSQL gives up with it.
    if (isReading) client.release(true);
    else await committed(client);
    leave();
  };
  signal.addEventListener('abort', close);
  return {
    async one<Row>(query: RawBuilder<Row>) {
      const { sql, parameters } = compiled(query);
      const { rows } = await client.query(sql, [...parameters]);
      return rows[0] as Row;
    },
    async *rows(query) {
      isReading = true;
      yield* copiedRows(client, withLiterals(compiled(query)));
      isReading = false;
    },
    close,
  };
}
