import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '#db/pool';
import { Refusal } from '#errors/refuse';
import { type Lag, lags } from '#events/lag';
import { secretHash } from '#secrets/secrets';
import type { Metrics } from './metrics.ts';

export interface HealthDeps {
  db: Db;
  metrics: Metrics;
  lane: { counts(): { running: number; waiting: number }; replicaCounts(): Record<string, number> };
  metricsToken: string | undefined;
  /** The demonstration shows its metrics to anyone who can reach it. */
  isOpen: boolean;
  /** Figures of the database and not of a process, as texts: asked anew each time. */
  figures: readonly (() => Promise<string>)[];
}

/** For operators: /healthz (the process lives), /readyz (the database answers), /metrics. */
export function health(app: FastifyInstance, { db, lane, metrics, metricsToken, isOpen, figures }: HealthDeps): void {
  const seconds = new Histogram({
    name: 'laurel_request_seconds',
    help: 'Duration of answered requests.',
    labelNames: ['path', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [metrics.registry],
  });
  new Gauge({
    name: 'laurel_reports',
    help: 'Reports that are being made, and those that wait.',
    labelNames: ['state'],
    registers: [metrics.registry],
    collect() {
      for (const [state, count] of Object.entries(lane.counts())) this.set({ state }, count);
    },
  });
  new Counter({
    name: 'laurel_replica',
    help: 'Reports read on the replica, and those read on the primary because it was behind, away or left alone for that.',
    labelNames: ['outcome'],
    registers: [metrics.registry],
    collect() {
      // Counted where it happens; here it is only told.
      this.reset();
      for (const [outcome, count] of Object.entries(lane.replicaCounts())) this.inc({ outcome }, count);
    },
  });
  app.addHook('onClose', async () => metrics.stop());
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe({ path: request.routeOptions.url ?? 'other', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db);
    return { status: 'ready' };
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOpen && !isToken(request.headers.authorization, metricsToken))
      throw new Refusal('notFound', 'This does not exist.');
    const parts = [
      await metrics.ofAllProcesses(),
      await lagsAsText(db),
      ...(await Promise.all(figures.map((each) => each()))),
    ];
    return reply.type(metrics.registry.contentType).send(parts.join('\n'));
  });
}

/** Of the database and not of a process: asked anew each time, and never added up. */
async function lagsAsText(db: Db): Promise<string> {
  const registry = new Registry();
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `laurel_subscriber_${name}`, help, labelNames: ['subscriber'], registers: [registry] });
  const gauges = {
    behind: gauge('behind_events', 'Ids of events that the subscriber has not passed.'),
    seconds: gauge('oldest_seconds', 'Age of the oldest event that it has not passed.'),
    setAside: gauge('set_aside_events', 'Events that it could not handle, and those that wait behind them.'),
  };
  // Without the database the rest of the figures is needed the more.
  for (const lag of await lags(db).catch((): Lag[] => []))
    for (const [name, each] of Object.entries(gauges))
      each.set({ subscriber: lag.subscriber }, lag[name as keyof typeof gauges]);
  return registry.metrics();
}

function isToken(header: string | undefined, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(secretHash(header ?? ''), secretHash(`Bearer ${token}`));
}
