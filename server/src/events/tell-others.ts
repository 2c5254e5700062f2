import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { onAppended } from './wake.ts';

export const eventsChannel = 'laurel_events';

/** What happens together is told once. */
const tellMs = 50;

/** Tells the processes that follow events of those that are written through `own`; answers how to stop. */
export function tellOthers(own: Db, through: Db = own): () => void {
  const tell = () => void sql`select pg_notify(${eventsChannel}, '')`.execute(through).catch(() => {});
  return onAppended(own, debounced(tell, tellMs));
}

export function debounced(run: () => void, ms: number): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      run();
    }, ms).unref();
  };
}
