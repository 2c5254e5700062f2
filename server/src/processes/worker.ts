import { readConfig } from '#config/config';
import { guardProcess } from '#config/guard';
import { type Stops, stopAll } from '#config/stopping';
import { logOf, webDist } from '#config/surroundings';
import { PlainError } from '#errors/plain-error';
import type { Metrics } from '#http/metrics';
import { type Order, orderName, type ToPrimary, type ToWorker } from './worker-words.ts';

/** One of the processes that serve a company together; the primary (processes.ts) starts it, tells it to stop, and starts another when it dies. */
const order: Order = JSON.parse(process.env[orderName] ?? '{}');
// of the process: what it has started
const stops: Stops = [];
const config = readConfig(process.env);
const log = logOf(config);
// of the process: its end, once begun
let stopped: Promise<void> | undefined;
const endAll = () => (stopped ??= stopAll(stops, config));
// Before all else is loaded, so that whatever goes wrong in that is told too.
guardProcess(log, endAll);

const tell = (words: ToPrimary, then = () => {}) => void process.send?.(words, then);

// of the process: who waits for the figures of all, by the number of the question
const waiting = new Map<number, (text: string) => void>();

// The terminal and the service manager signal every process: the primary decides when each one stops.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('message', (words: ToWorker) => void (words.kind === 'stop' && stop()));

const begun = begin();
begun.then(
  () => tell({ kind: 'ready' }),
  (error: unknown) => {
    if (!(error instanceof PlainError)) log.fatal({ err: error }, 'a process could not start');
    tell({ kind: 'failed', words: error instanceof Error ? error.message : String(error) }, () => process.exit(1));
  },
);

async function begin(): Promise<void> {
  const { place, connections, role } = order;
  const [{ joinCompany }, { metricsOf }] = await Promise.all([import('#company'), import('#http/metrics')]);
  const company = joinCompany({ config, log, clock: () => new Date(), place, connections }, stops);
  const metrics = metricsOf(company, metricsOfAll);
  stops.push(async () => metrics.stop());
  process.on('message', (words: ToWorker) => void hear(words, metrics));
  if (role === 'work') {
    const { startWork } = await import('#company-work');
    return startWork(company, { webDist, metrics }, stops);
  }
  const [{ tellOf }, { sharesOfAll }, { serve }] = await Promise.all([
    import('#events/tell'),
    import('./process-shares.ts'),
    import('./serving.ts'),
  ]);
  const { shares, hear: hearShare } = sharesOfAll(config.requestsAtOnce, tell);
  process.on('message', (words: ToWorker) => void (words.kind === 'shareTold' && hearShare(words)));
  const stopTelling = tellOf(company.db);
  stops.push(async () => stopTelling());
  const isLimited = Number.isFinite(config.requestsAtOnce);
  await serve(company, { metrics, sharesPort: true, ...(isLimited ? { shares } : {}) }, stops);
}

async function hear(words: ToWorker, { registry }: Metrics): Promise<void> {
  if (words.kind === 'metricsAsked')
    return tell({ kind: 'metricsTold', id: words.id, values: await registry.getMetricsAsJSON() });
  if (words.kind !== 'metricsOfAll') return;
  waiting.get(words.id)?.(words.text);
  waiting.delete(words.id);
}

function metricsOfAll(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const id = Math.max(0, ...waiting.keys()) + 1;
  waiting.set(id, resolve);
  tell({ kind: 'metricsWanted', id });
  return promise;
}

async function stop(): Promise<void> {
  // What has begun to start is stopped when it has.
  await begun.catch(() => {});
  try {
    await endAll();
    process.exit(0);
  } catch (error) {
    log.error({ err: error }, 'the process could not be stopped properly');
    process.exit(1);
  }
}
