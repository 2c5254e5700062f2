import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#db/pool';

interface Job {
  name: string;
  run(): Promise<void>;
}

export interface JobRuns {
  job: string;
  done: number;
  failed: number;
  lastSuccessAt: Date | null;
  /** How long the last one took that succeeded. */
  lastSeconds: number | null;
}

/** Runs what is done by the clock, and keeps how it went; one that failed is told, and tried again by the queue. */
export async function kept(
  { db, clock, log }: { db: Db; clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> },
  { name, run }: Job,
): Promise<void> {
  const begin = performance.now();
  try {
    await run();
  } catch (error) {
    log.error({ err: error, job: name }, 'a job failed');
    // Why it failed says more than that this could not be kept either.
    await sql`update job_runs set failed = failed + 1 where job = ${name}`.execute(db).catch(() => {});
    throw error;
  }
  const seconds = (performance.now() - begin) / 1000;
  await sql`update job_runs set done = done + 1, last_success_at = ${clock()}, last_seconds = ${seconds} where job = ${name}`.execute(
    db,
  );
}

/** From its first start on a job is among those that are told, so that one which never runs is seen. */
export async function knownFrom(db: Db, jobs: readonly Pick<Job, 'name'>[]): Promise<void> {
  const names = jobs.map(({ name }) => name);
  await sql`insert into job_runs (job) select unnest(${names}::text[]) on conflict do nothing`.execute(db);
  await sql`delete from job_runs where job <> all(${names}::text[])`.execute(db);
}

export function jobRuns(db: Db): Promise<JobRuns[]> {
  return db
    .selectFrom('job_runs')
    .select(['job', 'done', 'failed', 'last_success_at as lastSuccessAt', 'last_seconds as lastSeconds'])
    .orderBy('job')
    .execute();
}
