import type pg from 'pg';

/** A pool, and how many wait for their turn before they ask it. */
export interface WatchedPool {
  pool: pg.Pool;
  waiting?: () => number;
}

export interface PoolFigures {
  connections: { used: number; idle: number; waiting: number };
  /** How many errors there were of each class of SQL states, and with connections. */
  errors: ReadonlyMap<string, number>;
}

/** Counts from now on what a pool goes through; answers how it is at this moment. */
export function poolFigures({ pool, waiting = () => 0 }: WatchedPool): () => PoolFigures {
  const errors = new Map<string, number>();
  const count = (kind: string) => errors.set(kind, (errors.get(kind) ?? 0) + 1);
  pool.on('connect', (client) => {
    client.on('error', () => count('connection'));
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
    connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
      if (code !== consequence) count(code.slice(0, 2));
    });
  });
  // pg has no event for a connection that never came to be; it tells its log.
  const { log } = pool as unknown as Internals;
  (pool as unknown as Internals).log = (...words) => {
    if (words[0] === 'client failed to connect') count('connection');
    log(...words);
  };
  return () => {
    const { totalCount, idleCount, waitingCount } = pool;
    const connections = { used: totalCount - idleCount, idle: idleCount, waiting: waiting() + waitingCount };
    return { connections, errors };
  };
}

type Internals = { log: (...words: unknown[]) => void };

/** Said of each statement behind one that failed. */
const consequence = '25P02';
