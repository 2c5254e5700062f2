import { say } from '@laurel/contract/say';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { readsOnly } from '#db/standing';
import { transaction } from '#db/transaction';
import { Refusal } from '#errors/refuse';
import * as texts from './texts.ts';

export interface ReadyDeps {
  db: Db;
  patience: number;
  /** Whether this process has been told to stop: it still answers, but is given nothing new. */
  isLeaving: () => boolean;
}

/** Long before whoever asks gives up: one that hangs is not ready. */
const statementMs = 2_000;

/** /readyz, for load balancers: whether requests can be done here, writing ones too. */
export function ready(app: FastifyInstance, { db, patience, isLeaving }: ReadyDeps): void {
  app.get('/readyz', async (request) => {
    if (isLeaving()) throw notReady(say(texts.stopping));
    const options = { reads: true, tries: 1, limits: { statementMs: statementMs * patience } };
    const { rows } = await transaction(db, (tx) => isReadOnly.execute(tx), options);
    if (rows[0]?.isReadOnly) {
      request.log.warn('the database can only be read');
      throw notReady(say(texts.readOnly));
    }
    return { status: 'ready' };
  });
}

const isReadOnly = sql<{ isReadOnly: boolean }>`select ${sql.raw(readsOnly)} as "isReadOnly"`;

function notReady(words: string): Refusal {
  return new Refusal('unavailable', words, { retryAfterSeconds: 2, isLogged: true });
}
