import type { ConnectionProvider, DatabaseConnection, QueryResult, RawBuilder } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transactionOver } from '#db/transaction';
import type { CopiedRow } from './copied-rows.ts';
import { givingWay } from './giving-way.ts';
import type { Lent } from './lent.ts';
import { withLiterals } from './literals.ts';

/** One report at work: everything it reads is of one moment. Closed, it refuses to be read. */
export interface Reading {
  /** The one row of a query. */
  one<Row>(query: RawBuilder<Row>): Promise<Row>;
  rows(query: RawBuilder<unknown>): AsyncIterable<CopiedRow[]>;
  /** For queries that are written for others too. */
  tx: Tx;
  /** After this error: the same report begun anew where it can be read. Nothing where the error is the report's own. */
  anewAfter(error: unknown): Promise<Reading | undefined>;
  /** Ends it: at once, also in the middle of its rows. */
  close(): Promise<void>;
}

export interface ReadingAt {
  /** Writes its statements; they are sent on the report's own connection. */
  db: Db;
  signal: AbortSignal;
  /** Whether somebody else's work waits for the same machine. */
  isBusy: () => boolean;
  /** When it is closed, and not begun anew. */
  end: () => void | Promise<void>;
  anewAfter?: (error: unknown) => (() => Promise<Reading>) | undefined;
}

/** A report on a connection whose transaction has begun. */
export function reading(line: Lent, { db, signal, isBusy, end, anewAfter }: ReadingAt): Reading {
  let isOpen = true;
  const over = () => {
    isOpen = false;
    signal.removeEventListener('abort', close);
    return line.giveBack();
  };
  const close = async () => {
    if (!isOpen) return;
    await over();
    await end();
  };
  signal.addEventListener('abort', close);
  return {
    tx: transactionOver(db, oneAtATime(line)),
    async one<Row>(query: RawBuilder<Row>) {
      const { sql, parameters } = query.compile(db);
      const { rows } = await line.query(sql, parameters);
      return rows[0] as Row;
    },
    rows: (query) => givingWay(line.copied(withLiterals(query.compile(db))), isBusy),
    async anewAfter(error) {
      const begin = isOpen ? anewAfter?.(error) : undefined;
      if (!begin) return undefined;
      await over();
      return begin();
    },
    close,
  };
}

/** What is asked together goes one after the other: this connection takes a statement when it has answered the last one. */
function oneAtATime(line: Lent): ConnectionProvider {
  let before: Promise<unknown> = Promise.resolve();
  const connection: DatabaseConnection = {
    executeQuery<Row>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      const answer = before.then(() => line.query(sql, parameters)) as Promise<QueryResult<Row>>;
      before = answer.catch(() => {});
      return answer;
    },
    streamQuery() {
      throw new Error('Rows are read by COPY.');
    },
  };
  return { provideConnection: (consumer) => consumer(connection) };
}
