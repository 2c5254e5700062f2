import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { Db } from '#db/pool';
import { watchRetries } from '#db/transaction';

/** What a process counts of itself. */
export interface Metrics {
  registry: Registry;
  /** Of every process that serves the company together with this one, as one text. */
  ofAllProcesses(): Promise<string>;
  stop(): void;
}

/** A registry as it goes from process to process. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** `gathered` asks the other processes; alone, a process tells its own figures. */
export function metricsOf(db: Db, gathered?: () => Promise<string>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const retries = new Counter({
    name: 'laurel_transaction_retries',
    help: 'Transactions run again.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const stop = watchRetries(db, (reason) => retries.inc({ reason }));
  return { registry, stop, ofAllProcesses: gathered ?? (() => registry.metrics()) };
}
