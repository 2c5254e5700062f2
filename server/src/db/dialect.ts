import type { Socket } from 'node:net';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { beginning, type Limits, limiting, type Mode, silenceMsOf } from './begin.ts';
import { TemplateCompiler } from './compiler.ts';
import { isConsequence, isPlanOutdated, isReadOnly, NotWritable, silenceWords } from './pg-errors.ts';
import { Prepared } from './prepared.ts';
import { standingOf } from './standing.ts';
import { Turns } from './turns.ts';

interface Habits {
  limits: Limits;
  /** Whether a pooler keeps the plans of statements that have a name. */
  namedBehindPooler: boolean;
}

/** PostgreSQL by a pool whose connections take further statements before the first is answered, and keep the plans of those that come again. */
export class PipelineDialect implements Dialect {
  readonly #pool: pg.Pool;
  readonly #habits: Habits;
  readonly turns: Turns;

  constructor(pool: pg.Pool, habits: Habits) {
    this.#pool = pool;
    this.#habits = habits;
    const { max, connectionTimeoutMillis } = pool.options;
    this.turns = new Turns({ atOnce: max, waitMs: connectionTimeoutMillis ?? 0 });
  }

  createDriver(): Driver {
    return new PipelineDriver(this.#pool, { turns: this.turns, habits: this.#habits });
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
  readonly #habits: Habits;

  constructor(pool: pg.Pool, { turns, habits }: { turns: Turns; habits: Habits }) {
    this.#pool = pool;
    this.#turns = turns;
    this.#habits = habits;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const endTurn = await this.#turns.take();
    try {
      const client = await this.#pool.connect();
      const { limits, namedBehindPooler } = this.#habits;
      const isNamed = namedBehindPooler || !standingOf(client).isPooled;
      return new Line(client, { limits, prepared: isNamed ? this.#prepared : undefined, endTurn });
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async releaseConnection(line: Line): Promise<void> {
    line.giveBack();
  }

  async beginTransaction(line: Line): Promise<void> {
    await line.begin('writes');
  }

  async commitTransaction(line: Line): Promise<void> {
    await line.end('commit');
  }

  async rollbackTransaction(line: Line): Promise<void> {
    await line.end('rollback');
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

interface Lending {
  limits: Limits;
  prepared: Prepared | undefined;
  endTurn: () => void;
}

/**
 * A connection. What it is asked it sends at once, in the order in which it is asked, whether or not what came before is answered. A statement
 * outside of a transaction is one by itself, in the same round trip.
 */
export class Line implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #lending: Lending;
  #limits: Limits;
  #inTransaction = false;
  #unanswered = 0;
  #silence: NodeJS.Timeout | undefined;

  constructor(client: pg.PoolClient, lending: Lending) {
    this.#client = client;
    this.#lending = lending;
    this.#limits = lending.limits;
  }

  begin(mode: Mode, limits: Partial<Limits> = {}): Promise<unknown> {
    this.#inTransaction = true;
    this.#limits = { ...this.#lending.limits, ...limits };
    const text = beginning(mode, { role: standingOf(this.#client).role, limits: this.#limits });
    return this.#ask(endedByNext(this.#client) ? `rollback; ${text}` : text);
  }

  /** For the rest of the transaction. */
  setLimits(limits: Partial<Limits>): Promise<unknown> {
    this.#limits = { ...this.#limits, ...limits };
    return this.#ask(limiting(limits));
  }

  /** Ends the transaction, and answers how it ended: COMMIT of one that had failed is a ROLLBACK. */
  async end(how: 'commit' | 'rollback'): Promise<string> {
    this.#inTransaction = false;
    return (await this.#ask(how)).command;
  }

  /** Ends what only read: nobody waits for it. */
  leave(): void {
    this.#inTransaction = false;
    leaveToNext(this.#client);
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#inTransaction ? this.#execute(query) : this.#alone(query);
  }

  giveBack(): void {
    this.#client.release();
    this.#lending.endTurn();
  }

  async #alone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const begun = this.begin('writes');
    const answer = this.#execute<Row>(query);
    const [first, own, last] = await Promise.allSettled([begun, answer, this.end('commit')]);
    if (own.status === 'fulfilled' && last.status === 'fulfilled') return own.value;
    const reasons = [own, first, last].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    const reason = reasons.find((one) => !isConsequence(one));
    // Its plan is forgotten by now.
    if (isPlanOutdated(reason)) return this.#alone(query);
    throw isReadOnly(reason) ? new NotWritable() : reason;
  }

  async #execute<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { prepared } = this.#lending;
    const name = parameters.length === 0 ? undefined : prepared?.nameOf(text);
    try {
      const { command, rowCount, rows } = await this.#ask<Row>(text, parameters, name);
      return changing.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      // The transaction has failed, and the whole is tried again.
      if (isPlanOutdated(error)) prepared?.forget();
      throw error;
    }
  }

  async #ask<Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<pg.QueryResult<Row & object>> {
    this.#holdBack();
    this.#unanswered += 1;
    this.#listen();
    try {
      return await this.#client.query({ text, values: values as unknown[], ...(name === undefined ? {} : { name }) });
    } finally {
      this.#unanswered -= 1;
      this.#listen();
    }
  }

  /** A database that hangs answers nothing, not even that it gives up: after so much silence the connection is cut. */
  #listen(): void {
    clearTimeout(this.#silence);
    if (this.#unanswered === 0) return;
    const { stream } = (this.#client as pg.PoolClient & { connection: { stream: Socket } }).connection;
    this.#silence = setTimeout(() => stream.destroy(new Error(silenceWords)), silenceMsOf(this.#limits));
  }

  /** What is asked in one go leaves in one packet: a system call for each would cost more than all the rest. pg has no public way to say so. */
  #holdBack(): void {
    const { stream } = (this.#client as pg.PoolClient & { connection: { stream: Socket } }).connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  // biome-ignore lint/correctness/useYield: refused.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('A cursor needs a connection of its own.');
  }
}

// of each database: the connections whose reading nobody has ended yet, and when it is ended for want of a next user
const left = new WeakMap<pg.PoolClient, NodeJS.Timeout>();

const nextWithinMs = 5;

/**
 * What has read is ended by the connection's next user, in the packet of their own BEGIN: a packet for it alone would cost a system call and wake
 * PostgreSQL. Where none comes soon it ends by itself, and behind a pooler, whose sessions others wait for, at once.
 */
function leaveToNext(client: pg.PoolClient): void {
  const end = () => {
    left.delete(client);
    // A connection that is lost has ended it.
    client.query('rollback').catch(() => {});
  };
  if (standingOf(client).isPooled) end();
  else left.set(client, setTimeout(end, nextWithinMs));
}

function endedByNext(client: pg.PoolClient): boolean {
  clearTimeout(left.get(client));
  return left.delete(client);
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
