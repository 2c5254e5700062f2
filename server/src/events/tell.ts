import { sql } from 'kysely';
import type { Db } from '#db/pool';

export const eventsChannel = 'laurel_events';

/** What happens together is told once. */
const tellMs = 50;

// of each database: who tells of the events that are written through it in this process
const tellers = new WeakMap<Db, Set<() => void>>();

/** After the commit of an event: outside of it, because NOTIFY takes a global lock at COMMIT. */
export function tellFollowers(db: Db): void {
  for (const teller of tellers.get(db) ?? []) teller();
}

/** Tells whoever follows events, in whichever process, of those that are written through `own`; answers how to stop. */
export function tellOf(own: Db, through: Db = own): () => void {
  let isWaiting = false;
  const teller = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      void sql`select pg_notify(${eventsChannel}, '')`.execute(through).catch(() => {});
    }, tellMs).unref();
  };
  const others = tellers.get(own) ?? new Set();
  tellers.set(own, others.add(teller));
  return () => void others.delete(teller);
}
