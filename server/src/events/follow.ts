import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionSettings } from '#db/connection';
import { createDb, type Db, poolOf } from '#db/pool';
import type { WatchedPool } from '#db/pool-figures';
import { advance, type Log } from './advance.ts';
import { everyMs, hearEvents, undecidedMs } from './hear.ts';
import { horizonOf } from './horizon.ts';
import type { Subscriber } from './subscriber.ts';
import { tellOf } from './tell.ts';

interface Following {
  /** Through which this process writes its events. */
  db: Db;
  settings: ConnectionSettings;
  /** Without a pooler between: who listens needs a session. */
  direct: ConnectionSettings;
  subscribers: readonly Subscriber[];
  log: Log;
  watchPool?: (name: string, watched: WatchedPool) => void;
}

/** Lets the subscribers follow what happens; answers how to stop them. */
export async function followEvents(following: Following): Promise<() => Promise<void>> {
  const { db: own, settings, direct, subscribers, log, watchPool } = following;
  const db = createDb(settings, { max: 1 + subscribers.length, applicationName: 'laurel subscribers' });
  const pool = poolOf(db);
  if (pool) watchPool?.('subscribers', pool);
  const horizon = horizonOf(db);
  const stopping = new AbortController();
  const { signal } = stopping;
  let woken = Promise.withResolvers<void>();
  const wakeAll = () => {
    woken.resolve();
    woken = Promise.withResolvers();
  };
  const stopsTelling = [own, db].map((each) => tellOf(each, db));

  async function follow(subscriber: Subscriber): Promise<void> {
    while (!signal.aborted) {
      const waking = woken.promise;
      try {
        await catchUp(subscriber, signal);
      } catch (error) {
        log.warn({ err: error, subscriber: subscriber.name }, 'events could not be read');
      }
      await Promise.race([waking, sleep(everyMs, undefined, { signal, ref: false }).catch(() => {})]);
    }
  }

  /** To the end, and as long as somebody writes a little further: what they write is waited for in small steps. */
  async function catchUp(subscriber: Subscriber, ended: AbortSignal): Promise<void> {
    // loop: ten steps
    for (let steps = 0; steps < 10 && !ended.aborted; steps += 1) {
      const { decided, drawn } = await horizon();
      // loop: a batch of events each
      while (!ended.aborted && (await advance(subscriber, { db, horizon: decided, log })));
      if (decided === drawn) return;
      await sleep(undecidedMs);
    }
  }

  const all = subscribers.map(follow);
  const stopListening = hearEvents(direct, { wake: wakeAll, signal, log });
  return async () => {
    stopping.abort();
    for (const stopTelling of stopsTelling) stopTelling();
    wakeAll();
    await Promise.all(all);
    await stopListening();
    await db.destroy();
  };
}
