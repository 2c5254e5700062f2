import { sql } from 'kysely';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Db } from '#db/pool';
import { type Lag, lags } from '#events/lag';
import { type JobRuns, jobRuns } from '#jobs/runs';
import { type LastProof, lastProofs } from '#ledger/proofs';

/** Of the database and not of a process: asked anew each time, and never added up. */
export async function ofDatabase(db: Db): Promise<string> {
  const registry = new Registry();
  // Without the database the rest of the figures is needed the more.
  const known = <Row>(asked: Promise<Row[]>) => asked.catch((): Row[] => []);
  aboutSubscribers(registry, await known(lags(db)));
  aboutJobs(registry, await known(jobRuns(db)));
  aboutProofs(registry, await known(lastProofs(db)));
  aboutFiles(registry, await known(filesMissing(db)));
  return registry.metrics();
}

function aboutSubscribers(registry: Registry, all: readonly Lag[]): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `laurel_subscriber_${name}`, help, labelNames: ['subscriber'], registers: [registry] });
  const behindEvents = gauge('behind_events', 'Ids of events that the subscriber has not passed.');
  const oldest = gauge('oldest_seconds', 'Age of the oldest event that it has not passed.');
  const setAsideEvents = gauge('set_aside_events', 'Events that it could not handle, and those that wait behind them.');
  for (const { subscriber, behind, seconds, setAside } of all) {
    behindEvents.set({ subscriber }, behind);
    oldest.set({ subscriber }, seconds);
    setAsideEvents.set({ subscriber }, setAside);
  }
}

function aboutJobs(registry: Registry, all: readonly JobRuns[]): void {
  const runs = new Counter({
    name: 'laurel_job_runs',
    help: 'Runs of what is done by the clock, on whichever instance.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const success = new Gauge({
    name: 'laurel_job_last_success_timestamp_seconds',
    help: 'When the job last ended well; left out where it never has.',
    labelNames: ['job'],
    registers: [registry],
  });
  const seconds = new Gauge({
    name: 'laurel_job_last_seconds',
    help: 'How long the last run took that ended well.',
    labelNames: ['job'],
    registers: [registry],
  });
  for (const { job, done, failed, lastSuccessAt, lastSeconds } of all) {
    runs.inc({ job, outcome: 'done' }, done);
    runs.inc({ job, outcome: 'failed' }, failed);
    if (lastSuccessAt) success.set({ job }, lastSuccessAt.getTime() / 1000);
    if (lastSeconds !== null) seconds.set({ job }, lastSeconds);
  }
}

function aboutProofs(registry: Registry, all: readonly LastProof[]): void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `laurel_proof_${name}`, help, labelNames: ['of'], registers: [registry] });
  const success = gauge('last_success_timestamp_seconds', 'When the ledger, and the audit, last proved to be right.');
  const seconds = gauge('last_seconds', 'How long their last proof took.');
  const findings = gauge('findings', 'Invariants that did not hold in their last proof.');
  for (const proof of all) {
    const { of } = proof;
    if (proof.lastSuccessAt) success.set({ of }, proof.lastSuccessAt.getTime() / 1000);
    seconds.set({ of }, proof.lastSeconds);
    findings.set({ of }, proof.findings);
  }
}

/** Sources whose expected file is still missing. */
async function filesMissing(db: Db): Promise<{ count: number }[]> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct m.source_id) as count from missed_files m join upload_sources s on s.id = m.source_id and s.expects <> 'none'
    where m.arrived_at is null`.execute(db);
  return rows;
}

function aboutFiles(registry: Registry, [missing]: readonly { count: number }[]): void {
  const gauge = new Gauge({
    name: 'laurel_feeds_missing',
    help: 'Sources whose expected file has not come yet.',
    registers: [registry],
  });
  if (missing) gauge.set(missing.count);
}
