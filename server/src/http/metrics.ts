import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { release } from '#config/surroundings';
import { type Db, poolOf } from '#db/pool';
import { type PoolFigures, poolFigures, type WatchedPool } from '#db/pool-figures';
import { watchRetries } from '#db/transaction';

/** What a process counts of itself. */
export interface Metrics {
  registry: Registry;
  /** Tells how this pool is from now on. */
  watchPool(name: string, watched: WatchedPool): void;
  /** Of every process that serves the company together with this one, as one text. */
  ofAllProcesses(): Promise<string>;
  stop(): void;
}

/** A registry as it goes from process to process. */
export type MetricValues = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Where a process asks its company's database. */
interface Asked {
  db: Db;
  lane: { pools: Readonly<Record<string, WatchedPool>> };
}

/** `gathered` asks the other processes; alone, a process tells its own figures. */
export function metricsOf({ db, lane }: Asked, gathered?: () => Promise<string>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  aboutTheProcess(registry);
  const retries = new Counter({
    name: 'laurel_transaction_retries',
    help: 'Transactions run again.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const stop = watchRetries(db, (reason) => retries.inc({ reason }));
  const watchPool = aboutPools(registry);
  const requests = poolOf(db);
  if (requests) watchPool('requests', requests);
  for (const [name, watched] of Object.entries(lane.pools)) watchPool(name, watched);
  return { registry, watchPool, stop, ofAllProcesses: gathered ?? (() => registry.metrics()) };
}

function aboutTheProcess(registry: Registry): void {
  new Gauge({
    name: 'laurel_build_info',
    help: 'Always 1; its label tells the release.',
    labelNames: ['version'],
    registers: [registry],
    aggregator: 'first',
  }).set({ version: release }, 1);
  // Added up like all others, which makes it their number.
  new Gauge({
    name: 'laurel_processes',
    help: 'Processes whose figures these are.',
    registers: [registry],
  }).set(1);
}

function aboutPools(registry: Registry): Metrics['watchPool'] {
  const pools = new Map<string, () => PoolFigures>();
  new Gauge({
    name: 'laurel_database_connections',
    help: 'Connections that are used and idle, and how many wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, figures] of pools)
        for (const [state, count] of Object.entries(figures().connections)) this.set({ pool, state }, count);
    },
  });
  new Counter({
    name: 'laurel_database_errors',
    help: 'Errors of PostgreSQL by the first two characters of their SQL state, and lost or refused connections.',
    labelNames: ['pool', 'class'],
    registers: [registry],
    collect() {
      // Counted where it happens; here it is only told.
      this.reset();
      for (const [pool, figures] of pools)
        for (const [kind, count] of figures().errors) this.inc({ pool, class: kind }, count);
    },
  });
  return (name, watched) => void pools.set(name, poolFigures(watched));
}
