import type { CompiledQuery, RawBuilder } from 'kysely';
import type pg from 'pg';
import { type CopiedRow, copiedRows } from './copied-rows.ts';
import { givingWay } from './giving-way.ts';
import { withLiterals } from './literals.ts';
import { committed } from './seat.ts';

/** One report at work: everything it reads is of one moment. */
export interface Reading {
  /** The one row of a query. */
  one<Row>(query: RawBuilder<Row>): Promise<Row>;
  rows(query: RawBuilder<unknown>): AsyncIterable<CopiedRow[]>;
  /** After this error: the same report begun anew where it can be read. Nothing where the error is the report's own. */
  anewAfter(error: unknown): Promise<Reading | undefined>;
  /** Ends it: at once, also in the middle of its rows. */
  close(): Promise<void>;
}

export interface ReadingAt {
  compiled: (query: RawBuilder<unknown>) => CompiledQuery;
  signal: AbortSignal;
  /** Whether somebody else's work waits for the same machine. */
  isBusy: () => boolean;
  /** When it is closed, and not begun anew. */
  end: () => void | Promise<void>;
  anewAfter?: (error: unknown) => (() => Promise<Reading>) | undefined;
}

/** A report on a connection whose transaction has begun. */
export function reading(client: pg.PoolClient, { compiled, signal, isBusy, end, anewAfter }: ReadingAt): Reading {
  let isOpen = true;
  let isReading = false;
  const over = () => {
    isOpen = false;
    signal.removeEventListener('abort', close);
  };
  const close = async () => {
    if (!isOpen) return;
    over();
    // What is still on its way is wanted by nobody: the connection is closed, and PostgreSQL gives up with it.
    if (isReading) client.release(true);
    else await committed(client);
    await end();
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
      yield* givingWay(copiedRows(client, withLiterals(compiled(query))), isBusy);
      isReading = false;
    },
    async anewAfter(error) {
      const begin = isOpen ? anewAfter?.(error) : undefined;
      if (!begin) return undefined;
      over();
      client.release(true);
      return begin();
    },
    close,
  };
}
