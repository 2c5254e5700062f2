import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Db } from '#db/pool';
import { watchRetries } from '#db/transaction';
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
  const unwatch = watchRetries((reason) => retries.inc({ reason }));
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
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isToken(header: string | undefined, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(secretHash(header ?? ''), secretHash(`Bearer ${token}`));
}
