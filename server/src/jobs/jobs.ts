import type { FastifyBaseLogger } from 'fastify';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { ConnectionSettings } from '#db/connection';
import type { Db } from '#db/pool';
import type { WatchedPool } from '#db/pool-figures';
import { SurePool } from '#db/sure-pool';
import { type Delivery, deliver, getStuck } from '#outbox/deliver';
import type { Transports } from '#outbox/transports';
import { deliverPush, type PushWay } from '#push/deliver';
import { feedQueue, type Queued } from './feed.ts';
import { kept, knownFrom } from './runs.ts';

export interface JobDeps extends Delivery {
  transports: Transports;
  /** Undefined where no device is told anything: what was promised to one waits. */
  push?: PushWay | undefined;
  db: Db;
  /** Without a pooler between. */
  direct: ConnectionSettings;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  /** Work to be done at a time of day (UTC, cron), once however many instances run. */
  schedules: readonly Schedule[];
  watchPool?: (name: string, watched: WatchedPool) => void;
}

export interface Schedule {
  name: string;
  cron: string;
  run(): Promise<void>;
}

/** A database that hangs answers nothing: the jobs then begin anew on another connection. */
const jobStatementMs = 60_000;

const deliverQueue = 'deliver';
/** A quarter of an hour between late tries: about three days in all. */
const delivery = {
  retryLimit: 300,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 120,
  deleteAfterSeconds: 3600,
};

/** A queue of their own: a push service that lets everybody wait holds up no e-mail. */
const pushQueue = 'push';

const working = {
  pollingIntervalSeconds: 0.5,
  batchSize: 20,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;

/** Starts the queue's workers; answers how to stop them. Jobs in hand are ended or handed back. */
export async function startJobs(deps: JobDeps): Promise<() => Promise<void>> {
  const { log, transports } = deps;
  const pool = new SurePool(deps.direct, {
    max: 3,
    application_name: 'laurel jobs',
    connectionTimeoutMillis: 10_000,
    query_timeout: jobStatementMs,
    onIdleError: (error) => log.warn({ err: error }, 'jobs: idle connection lost'),
  });
  deps.watchPool?.('jobs', { pool });
  const executeSql = async (text: string, values?: unknown[]) => pool.query(text, values as unknown[]);
  const boss = new PgBoss({ db: { executeSql }, schema: 'pgboss' });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
  await boss.start();
  const { push } = deps;
  const ways = [
    {
      queue: deliverQueue,
      channels: transports.channels,
      send: (job: Queued) => deliver(deps, job.messageId, job.queuedAt),
    },
    ...(push
      ? [
          {
            queue: pushQueue,
            channels: ['push'],
            send: (job: Queued) => deliverPush({ ...deps, push }, job.messageId, job.queuedAt),
          },
        ]
      : []),
  ];
  // loop: the two ways by which messages leave
  for (const { queue, send } of ways) {
    await boss.createQueue(queue, delivery);
    await boss.updateQueue(queue, delivery);
    await boss.work(queue, working, (jobs: JobWithMetadata<Queued>[]) =>
      Promise.all(jobs.map((job) => deliverJob(deps, job, send))),
    );
  }
  await knownFrom(deps.db, deps.schedules);
  for (const { name, cron, run } of deps.schedules) {
    await boss.createQueue(name, { retryLimit: 3, retryDelay: 60, expireInSeconds: 3600 });
    await boss.work(name, { pollingIntervalSeconds: 10 }, () => kept(deps, { name, run }));
    await boss.schedule(name, cron, null, { tz: 'UTC' });
  }
  const stopFeeding = ways.map(({ queue, channels }) => feedQueue({ boss, pool, queue, channels, log }));
  return async () => {
    await Promise.all(stopFeeding.map((stop) => stop()));
    await boss.stop({ graceful: true, timeout: 10_000, close: false });
    await pool.end();
    transports.close();
  };
}

/** Each message of a batch succeeds or fails by itself. */
async function deliverJob(
  deps: JobDeps,
  job: JobWithMetadata<Queued>,
  send: (job: Queued) => Promise<void>,
): Promise<JobResult> {
  const { messageId, queuedAt } = job.data;
  try {
    await send(job.data);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    if (job.retryCount >= job.retryLimit) await getStuck(deps, messageId, queuedAt);
    return {
      id: job.id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}
