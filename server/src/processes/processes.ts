import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Place } from '#company';
import type { Config } from '#config/config';
import { connectionsOfProcess, connectionsOfWork } from '#config/connections';
import type { Stops } from '#config/stopping';
import { compiledFolder, freePort } from '#config/surroundings';
import { PlainError } from '#errors/plain-error';
import { memberShares, shareLimitsOf } from '#http/shares';
import { gatherMetrics } from './process-metrics.ts';
import { handOut } from './process-shares.ts';
import { type Order, orderName, type ToPrimary, type ToWorker } from './worker-words.ts';

export interface Crew {
  config: Pick<Config, 'host' | 'port' | 'processes' | 'patience' | 'requestsAtOnce' | 'databasePoolSize'>;
  place: Place;
  log: Logger;
}

/**
 * Starts the processes that serve a company: some that answer requests on the one port, and one that does what is done without
 * being asked. One that dies is followed by another; one that cannot start at the beginning ends the whole with its words.
 */
export async function startProcesses({ config, place, log }: Crew, stops: Stops) {
  const { processes } = config;
  const port = String(await freePort(config));
  cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'worker.ts'), args: [] });
  const connections = connectionsOfProcess(config);
  const web = Array.from({ length: processes }, () => post({ role: 'web', port, place, connections }, log));
  const work = post({ role: 'work', port, place, connections: connectionsOfWork }, log);
  const all = [work, ...web];
  const gather = gatherMetrics(config.patience);
  cluster.on('message', gather);
  stops.push(async () => void cluster.off('message', gather));
  const shares = handOut(memberShares(shareLimitsOf(config)));
  cluster.on('message', shares.hear).on('exit', shares.end);
  stops.push(async () => void cluster.off('message', shares.hear).off('exit', shares.end));
  // Requests first: what they begin, such as a message, the other one may still do.
  stops.push(() => work.stop());
  stops.push(() => Promise.all(web.map((each) => each.stop())));
  await Promise.all(all.map((each) => each.started));
}

interface Post {
  /** When the first process of this post is ready; refused when it could not start. */
  started: Promise<void>;
  stop(): Promise<void>;
}

const pauseMost = 30_000;
const pauseFirst = 100;
/** A process that lived so long did not die of its start. */
const steadyMs = 60_000;

/** A place in the crew that is never empty for long. */
function post(order: Order, log: Logger): Post {
  const started = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let worker: Worker | undefined;

  async function keep(): Promise<void> {
    let deaths = 0;
    while (!signal.aborted) {
      const begin = Date.now();
      worker = cluster.fork({
        [orderName]: JSON.stringify(order),
        PORT: order.port,
        NODE_COMPILE_CACHE: compiledFolder,
      });
      const failed = heard(worker, started.resolve);
      const { code, killed } = await ended(worker);
      if (signal.aborted) return;
      // Without effect once the first one was ready.
      started.reject(new PlainError(failed.words ?? `A process of the portal ended at its start (${killed ?? code}).`));
      if (Date.now() - begin > steadyMs) deaths = 0;
      const pauseMs = Math.min(pauseMost, pauseFirst * 2 ** deaths++);
      const { role } = order;
      log.error(
        { role, process: worker.process.pid, code, killed, pauseMs, words: failed.words },
        'a process ended; another follows',
      );
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
  }

  const kept = keep();
  return {
    started: started.promise,
    stop: async () => {
      stopping.abort();
      if (worker?.isConnected()) worker.send({ kind: 'stop' } satisfies ToWorker);
      await kept;
    },
  };
}

function ended(worker: Worker): Promise<{ code: number | null; killed: string | null }> {
  return new Promise((resolve) => worker.once('exit', (code, killed) => resolve({ code, killed })));
}

/** What a process told of why it could not start. */
function heard(worker: Worker, ready: () => void): { words?: string } {
  const failed: { words?: string } = {};
  worker.on('message', (told: ToPrimary) => {
    if (told.kind === 'ready') ready();
    if (told.kind === 'failed') failed.words = told.words;
  });
  // One that dies while it is spoken to is missed by its exit.
  worker.on('error', () => {});
  return failed;
}
