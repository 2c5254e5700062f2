import type { Socket } from 'node:net';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { TemplateCompiler } from './compiler.ts';
import { isPlanOutdated } from './pg-errors.ts';
import { Prepared } from './prepared.ts';
import { Turns } from './turns.ts';

/** PostgreSQL by a pool whose connections take further statements before the first is answered, and keep the plans of those that come again. */
export class PipelineDialect implements Dialect {
  readonly #pool: pg.Pool;
  readonly turns: Turns;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    const { max, connectionTimeoutMillis } = pool.options;
    this.turns = new Turns({ atOnce: max, waitMs: connectionTimeoutMillis ?? 0 });
  }

  createDriver(): Driver {
    return new PipelineDriver(this.#pool, this.turns);
  }

  createQueryCompiler(): TemplateCompiler {
    return new TemplateCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: so Kysely has it.
  createIntrospector(db: Kysely<any>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }
}

class PipelineDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #turns: Turns;
  readonly #prepared = new Prepared();

  constructor(pool: pg.Pool, turns: Turns) {
    this.#pool = pool;
    this.#turns = turns;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const endTurn = await this.#turns.take();
    try {
      return new Line(await this.#pool.connect(), this.#prepared, endTurn);
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async releaseConnection({ client, endTurn }: Line): Promise<void> {
    client.release();
    endTurn();
  }

  beginTransaction(line: Line, { isolationLevel = 'read committed', accessMode = 'read write' }: TransactionSettings) {
    return run(line, `begin isolation level ${isolationLevel} ${accessMode}`);
  }

  commitTransaction(line: Line) {
    return run(line, 'commit');
  }

  rollbackTransaction(line: Line) {
    return run(line, 'rollback');
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

async function run(line: Line, text: string): Promise<void> {
  await line.executeQuery(CompiledQuery.raw(text));
}

/** A connection. What it is asked it sends at once, in the order in which it is asked, whether or not what came before is answered. */
class Line implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly endTurn: () => void;
  readonly #prepared: Prepared;

  constructor(client: pg.PoolClient, names: Prepared, endTurn: () => void) {
    this.client = client;
    this.endTurn = endTurn;
    this.#prepared = names;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = parameters.length === 0 ? undefined : this.#prepared.nameOf(text);
    try {
      return await this.#ask<Row>(text, parameters, name);
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      this.#prepared.forget();
      // In a transaction, which has failed, this fails too, and the whole is tried again.
      return await this.#ask<Row>(text, parameters).catch(() => Promise.reject(error));
    }
  }

  async #ask<Row>(text: string, values: readonly unknown[], name?: string): Promise<QueryResult<Row>> {
    this.#holdBack();
    const query = { text, values: values as unknown[], ...(name === undefined ? {} : { name }) };
    const { command, rowCount, rows } = await this.client.query(query);
    // What ends a transaction says how: COMMIT of one that had failed is answered with ROLLBACK.
    if (command === 'ROLLBACK') return { rows: [{ command }] as Row[] };
    return changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
  }

  /** What is asked in one go leaves in one packet: a system call for each would cost more than all the rest. pg has no public way to say so. */
  #holdBack(): void {
    const { stream } = (this.client as pg.PoolClient & { connection: { stream: Socket } }).connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  // biome-ignore lint/correctness/useYield: refused.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('A cursor needs a connection of its own.');
  }
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
