import { sql } from 'kysely';
import type { Subscriber } from '#events/subscriber';

/** Seals administrative acts into the audit: one chain, in the order in which they are read, and no act waits for it. */
export const audit: Subscriber = {
  name: 'audit',
  handle: async (tx, events) => {
    const ids = events.filter(({ isAct }) => isAct).map(({ id }) => id);
    if (ids.length > 0) await sql`select audit_seal(${ids}::bigint[])`.execute(tx);
  },
};
