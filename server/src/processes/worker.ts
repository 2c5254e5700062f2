import { joinCompany } from '#company';
import { startWork } from '#company-work';
import { readConfig } from '#config/config';
import { type Stops, stopAll } from '#config/stopping';
import { logOf, webDist } from '#config/surroundings';
import { PlainError } from '#errors/plain-error';
import { tellOf } from '#events/tell';
import { type Metrics, metricsOf } from '#http/metrics';
import { sharesOfAll } from './process-shares.ts';
import { serve } from './serving.ts';
import { type Order, orderName, type ToPrimary, type ToWorker } from './worker-words.ts';

/** One of the processes that serve a company together; the primary (processes.ts) starts it, tells it to stop, and starts another when it dies. */
const order: Order = JSON.parse(process.env[orderName] ?? '{}');
// of the process: what it has started
const stops: Stops = [];

const tell = (words: ToPrimary, then = () => {}) => void process.send?.(words, then);

// of the process: who waits for the figures of all, by the number of the question
const waiting = new Map<number, (text: string) => void>();

// The terminal and the service manager signal every process: the primary decides when each one stops.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const begun = begin();
begun.then(
  () => tell({ kind: 'ready' }),
  (error: unknown) => {
    if (!(error instanceof PlainError)) console.error(error);
    tell({ kind: 'failed', words: error instanceof Error ? error.message : String(error) }, () => process.exit(1));
  },
);

async function begin(): Promise<void> {
  const config = readConfig(process.env);
  const { place, connections, role } = order;
  const company = joinCompany({ config, log: logOf(config), clock: () => new Date(), place, connections }, stops);
  const metrics = metricsOf(company.db, metricsOfAll);
  stops.push(async () => metrics.stop());
  process.on('message', (words: ToWorker) => void hear(words, metrics));
  if (role === 'work') return startWork(company, { webDist, metrics }, stops);
  const { shares, hear: hearShare } = sharesOfAll(config.requestsAtOnce, tell);
  process.on('message', (words: ToWorker) => void (words.kind === 'shareTold' && hearShare(words)));
  const stopTelling = tellOf(company.db);
  stops.push(async () => stopTelling());
  const isLimited = Number.isFinite(config.requestsAtOnce);
  await serve(company, { metrics, sharesPort: true, ...(isLimited ? { shares } : {}) }, stops);
}

async function hear(words: ToWorker, { registry }: Metrics): Promise<void> {
  if (words.kind === 'stop') return stop();
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
    await stopAll(stops, readConfig(process.env).patience);
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
