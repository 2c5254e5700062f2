import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#db/transaction';

export interface Act {
  at: Date;
  /** Null for the portal itself and for commands. */
  actorId: number | null;
  /** What was done, in a few words of the glossary. */
  act: string;
  /** To what: a noun and its id. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Records an administrative act with the act itself, in one transaction. The database chains the entries by hash. */
export async function recordAct(tx: Tx, { at, actorId, act, subject, before, after }: Act): Promise<void> {
  await lockChain(tx);
  await tx
    .insertInto('audit_entries')
    .values({
      at,
      actor_id: actorId,
      act,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      previous_hash: Buffer.alloc(0),
      hash: Buffer.alloc(0),
    })
    .execute();
}

/** The same act on many subjects, in one statement: the query finds subject, before and after, in the order of the entries. */
export async function recordActs(
  tx: Tx,
  { at, actorId, act }: Pick<Act, 'at' | 'actorId' | 'act'>,
  query: RawBuilder<unknown>,
): Promise<void> {
  await lockChain(tx);
  await sql`
    insert into audit_entries (at, actor_id, act, subject, before, after, previous_hash, hash)
    select ${at}, ${actorId}::bigint, ${act}, subject, before, after, ''::bytea, ''::bytea from (${query}) acts`.execute(
    tx,
  );
}

/**
 * The trigger's own lock, taken before the INSERT draws its id: else two at once would be chained in another order than
 * that of their ids, and nothing could follow them.
 */
async function lockChain(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7202611201)`.execute(tx);
}
