import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';

/** A job; those of a former release do not say when their message was queued. */
export interface Queued {
  messageId: number;
  queuedAt?: string;
}

interface Feed {
  boss: PgBoss;
  pool: pg.Pool;
  queue: string;
  /** The channels that have a transport; messages of the others wait in the outbox. */
  channels: readonly string[];
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const everyMs = 500;
const batch = 500;

/**
 * Hands promised messages to the queue. Marking a message and adding its job are one transaction, so that each gets one
 * job however many instances feed. Reading the table is what counts; it is cheap, because an index holds the waiting ones only.
 */
export function feedQueue({ boss, pool, queue, channels, log }: Feed): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function feed(): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ id: string; queuedAt: string }>(
        `with fresh as (
           select id from messages where state = 'promised' and queued_at is null and channel = any($1)
           -- limit: a batch, the next follows until none is left
           order by id limit ${batch} for update skip locked
         ), postponed as (
           select id from messages where not_before <= now() and state = 'promised' and channel = any($1)
           -- limit: a batch, the next follows until none is left
           order by not_before limit ${batch} for update skip locked
         )
         update messages set queued_at = now(), not_before = null where id in (select id from fresh union all select id from postponed)
         returning id, queued_at::text as "queuedAt"`,
        [channels],
      );
      if (rows.length > 0) {
        const jobs = rows.map(({ id, queuedAt }) => ({ data: { messageId: Number(id), queuedAt } satisfies Queued }));
        await boss.insert(queue, jobs, {
          db: { executeSql: (text, values) => client.query(text, values as unknown[]) },
        });
      }
      await client.query('commit');
      client.release();
    } catch (error) {
      // Whatever it has in hand ends with it.
      client.release(true);
      throw error;
    }
  }

  function next(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = feed()
        .catch((error) => log.warn({ err: error }, 'jobs: the outbox could not be read'))
        .finally(next);
    }, everyMs);
  }
  if (channels.length > 0) next();

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
