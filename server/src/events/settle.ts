import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { advance, type Log } from './advance.ts';
import { horizonOf } from './horizon.ts';
import type { Subscriber } from './subscriber.ts';

/** Returns when everything that was committed before the call has been handled, here or by another instance. */
export async function settle(db: Db, subscribers: readonly Subscriber[], log: Log): Promise<void> {
  const { rows } = await sql<{ id: number }>`select coalesce(pg_sequence_last_value('event_ids'), 0) as id`.execute(db);
  const goal = rows[0]?.id ?? 0;
  const horizon = horizonOf(db);
  while ((await horizon()).decided < goal) await sleep(5);
  // loop: a few subscribers
  for (const subscriber of subscribers) {
    // loop: a batch of events each
    while (await isBehind(db, subscriber, goal)) {
      const isMore = await advance(subscriber, { db, horizon: goal, log });
      if (!isMore && (await isBehind(db, subscriber, goal))) await sleep(5);
    }
  }
}

async function isBehind(db: Db, { name }: Subscriber, goal: number): Promise<boolean> {
  const { position } = await db
    .selectFrom('subscribers')
    .select('position')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return position < goal;
}
