import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { MetricValues } from '#http/metrics';
import type { ToPrimary, ToWorker } from './worker-words.ts';

/** A process that is busy for longer is left out: figures of most are better than none. */
const answerMsMax = 2_000;

/** Hears what processes say of their metrics: whichever is asked for them, the figures are those of all. */
export function gatherMetrics(patience: number): (worker: Worker, words: ToPrimary) => void {
  let questions = 0;
  const answers = new Map<number, (values: MetricValues) => void>();

  async function ofAll(): Promise<string> {
    const asked = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected());
    const told = await Promise.all(asked.map((one) => valuesOf(one as Worker)));
    const known = told.filter((values) => values !== undefined);
    return AggregatorRegistry.aggregate(known).metrics();
  }

  function valuesOf(worker: Worker): Promise<MetricValues | undefined> {
    const id = ++questions;
    const { promise, resolve } = Promise.withResolvers<MetricValues>();
    answers.set(id, resolve);
    worker.send({ kind: 'metricsAsked', id } satisfies ToWorker);
    return Promise.race([promise, sleep(answerMsMax * patience, undefined, { ref: false })]).finally(() =>
      answers.delete(id),
    );
  }

  return (worker, words) => {
    if (words.kind === 'metricsTold') answers.get(words.id)?.(words.values);
    if (words.kind !== 'metricsWanted') return;
    void ofAll().then((text) => {
      if (worker.isConnected()) worker.send({ kind: 'metricsOfAll', id: words.id, text } satisfies ToWorker);
    });
  };
}
