import type pg from 'pg';
import type { Mode } from '#db/begin';
import { reportBeginning } from '#db/report-pool';
import { type CopiedRow, copiedRows } from './copied-rows.ts';

/**
 * A connection while a report has it. It counts what it was asked and has not answered: with anything in hand, or after a
 * failure, it is closed and never given to anybody else, and PostgreSQL gives up with it.
 */
export interface Lent {
  /** Begins its transaction with this statement, where there is one, and tells its rows. */
  begin(mode: Mode, limitMs: number, statement?: string): Promise<unknown[]>;
  query(sql: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  copied(sql: string): AsyncIterable<CopiedRow[]>;
  /** At once, also in the middle of something. From then on it answers nobody. */
  giveBack(): Promise<void>;
}

/** A silent machine keeps nobody for longer at the end. */
const commitMsMax = 5_000;

/** Is given back when nobody waits for it any more, also one that comes only then. */
export async function lent(pool: pg.Pool, signal: AbortSignal): Promise<Lent> {
  const client = await connected(pool, signal);
  let inHand = 0;
  let hasBegun = false;
  let back: Promise<void> | undefined;
  const giveBack = () => {
    back ??= end();
    return back;
  };
  const end = async () => {
    signal.removeEventListener('abort', giveBack);
    if (inHand > 0) client.release(true);
    else if (hasBegun) await ask('commit', commitMsMax).then(release, () => client.release(true));
    else release();
  };
  const release = () => client.release();
  const mustBeLent = () => {
    if (!back) return;
    signal.throwIfAborted();
    throw new Error('This connection was given back.');
  };
  const ask = (text: string, limitMs: number) => client.query({ text, query_timeout: limitMs } as pg.QueryConfig);
  /** What fails stays in hand. */
  const answered = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    mustBeLent();
    inHand += 1;
    try {
      const answer = await question();
      inHand -= 1;
      return answer;
    } catch (error) {
      mustBeLent();
      throw error;
    }
  };
  signal.addEventListener('abort', giveBack);
  if (signal.aborted) await giveBack();
  signal.throwIfAborted();
  return {
    giveBack,
    begin: (mode, limitMs, statement) =>
      answered(async () => {
        const statements = [reportBeginning(client, mode), ...(statement === undefined ? [] : [statement])];
        const answers = [await ask(statements.join('; '), limitMs)].flat();
        hasBegun = true;
        return answers.at(-1)?.rows ?? [];
      }),
    query: (sql, values = []) => answered(() => client.query(sql, [...values])),
    async *copied(sql) {
      mustBeLent();
      inHand += 1;
      try {
        for await (const slice of copiedRows(client, sql)) {
          mustBeLent();
          yield slice;
        }
      } catch (error) {
        mustBeLent();
        throw error;
      }
      inHand -= 1;
    },
  };
}

async function connected(pool: pg.Pool, signal: AbortSignal): Promise<pg.PoolClient> {
  signal.throwIfAborted();
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave);
  const coming = pool.connect();
  try {
    return await Promise.race([coming, left]);
  } catch (error) {
    coming.then(
      (client) => client.release(),
      () => {},
    );
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
