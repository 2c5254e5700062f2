import type { Db } from '#db/pool';

// of each database: who waits for its events in this process; what others write is found by LISTEN and by looking
const waiting = new WeakMap<Db, Set<() => void>>();

export function onAppended(db: Db, listener: () => void): () => void {
  const listeners = waiting.get(db) ?? new Set();
  waiting.set(db, listeners.add(listener));
  return () => void listeners.delete(listener);
}

export function wake(db: Db): void {
  for (const listener of waiting.get(db) ?? []) listener();
}
