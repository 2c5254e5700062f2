import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '#db/pool';
import { watchRetries } from '#db/transaction';
import { type Lag, lags } from '#events/lag';
import { Refusal } from '#refuse';
import { secretHash } from '#secrets';

export interface HealthDeps {
  db: Db;
  metricsToken: string | undefined;
  /** The demonstration shows its metrics to anyone who can reach it. */
  isOpen: boolean;
}

/** For operators: /healthz (the process lives), /readyz (the database answers), /metrics. */
export function health(app: FastifyInstance, { db, metricsToken, isOpen }: HealthDeps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'laurel_request_seconds',
    help: 'Duration of answered requests.',
    labelNames: ['path', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  });
  const retries = new Counter({
    name: 'laurel_transaction_retries',
    help: 'Transactions run again.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `laurel_subscriber_${name}`, help, labelNames: ['subscriber'], registers: [registry] });
  const gauges = {
    behind: gauge('behind_events', 'Ids of events that the subscriber has not passed.'),
    seconds: gauge('oldest_seconds', 'Age of the oldest event that it has not passed.'),
    setAside: gauge('set_aside_events', 'Events that it could not handle, and those that wait behind them.'),
  };
  const unwatch = watchRetries(db, (reason) => retries.inc({ reason }));
  app.addHook('onClose', async () => unwatch());
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
    // Without the database the rest of the figures is needed the more.
    for (const lag of await lags(db).catch((): Lag[] => []))
      for (const [name, each] of Object.entries(gauges))
        each.set({ subscriber: lag.subscriber }, lag[name as keyof typeof gauges]);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isToken(header: string | undefined, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(secretHash(header ?? ''), secretHash(`Bearer ${token}`));
}
