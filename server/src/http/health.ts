import { timingSafeEqual } from 'node:crypto';
import { say } from '@laurel/contract/say';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Db } from '#db/pool';
import { notFound, Refusal } from '#errors/refuse';
import { secretHash } from '#secrets/secrets';
import type { Metrics } from './metrics.ts';
import * as texts from './texts.ts';

export interface HealthDeps {
  db: Db;
  metrics: Metrics;
  lane: { counts(): { running: number; waiting: number }; replicaCounts(): Record<string, number> };
  metricsToken: string | undefined;
  /** The demonstration shows its metrics to anyone who can reach it. */
  isOpen: boolean;
  /** Figures of the database and not of a process, as texts: asked anew each time. */
  figures: readonly ((db: Db) => Promise<string>)[];
}

/** For operators: /healthz (the process lives) and /metrics. */
export function health(app: FastifyInstance, deps: HealthDeps): void {
  const { db, lane, metrics, metricsToken, isOpen, figures } = deps;
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
    if (request.routeOptions.config.isOpenEnded) return;
    seconds.observe({ path: request.routeOptions.url ?? 'other', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/metrics', async (request, reply) => {
    if (!isOpen && metricsToken === undefined) notFound();
    if (!isOpen && !isToken(request.headers.authorization, metricsToken)) {
      reply.header('www-authenticate', 'Bearer realm="metrics"');
      throw new Refusal('signedOut', say(texts.figuresTold));
    }
    const parts = [await metrics.ofAllProcesses(), ...(await Promise.all(figures.map((each) => each(db))))];
    return reply.type(metrics.registry.contentType).send(parts.join('\n'));
  });
}

function isToken(header: string | undefined, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(secretHash(header ?? ''), secretHash(`Bearer ${token}`));
}
