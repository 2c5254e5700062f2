import { sql } from 'kysely';
import type { Db } from '#db/pool';

export interface Horizon {
  decided: number;
  /** The last id that was drawn: behind `decided`, somebody is writing. */
  drawn: number;
}

/**
 * Up to which id every event is decided: committed and to be seen, or never there. Ids are drawn before their transactions
 * commit, so 8 may be seen before 7. Candidates are the last id drawn and those who were writing then; when these have ended, it holds.
 * Only who writes events is waited for, however long others take.
 */
export function horizonOf(db: Db): () => Promise<Horizon> {
  let decided = 0;
  let candidate: { lastId: number; writers: readonly string[] } | undefined;
  let looking: Promise<Horizon> | undefined;

  async function look(): Promise<Horizon> {
    const { rows } = await sql<{ lastId: number; writers: string[] }>`
      select last_id as "lastId", writers from events_horizon()`.execute(db);
    const now = rows[0] as { lastId: number; writers: string[] };
    // Behind a failover that lost the last ids, what was learnt before counts no more.
    if (candidate && candidate.lastId > now.lastId) candidate = undefined;
    decided = Math.min(decided, now.lastId);
    if (now.writers.length === 0) decided = now.lastId;
    else if (candidate?.writers.every((writer) => !now.writers.includes(writer))) decided = candidate.lastId;
    else if (candidate) return { decided, drawn: now.lastId };
    candidate = now;
    return { decided, drawn: now.lastId };
  }

  // Subscribers that ask at once share one look.
  return () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
