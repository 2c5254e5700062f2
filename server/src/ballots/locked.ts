import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { announcedBy } from '#directory/ballot-scope';
import { mustNotBeOwn } from '#directory/decides';
import { notFound } from '#errors/refuse';
import { type EntryRow, entriesOf } from './queries.ts';

export interface Acting {
  actor: Actor;
  now: Date;
}

export interface LockedBallot {
  id: number;
  quarterId: number;
  state: 'open' | 'closed' | 'withdrawn';
  openedAt: Date;
  closesAt: Date;
  winnerId: number | null;
  announcementId: number | null;
}

/** The vote for who changes it: they come one after the other; who votes comes beside others who vote. */
export async function lockedBallot(
  tx: Tx,
  ballotId: number | string,
  how: 'update' | 'share' = 'update',
): Promise<LockedBallot | undefined> {
  await sql`select from ballots where id = ${ballotId} for ${how === 'update' ? sql`update` : sql`share`}`.execute(tx);
  const { rows } = await sql<LockedBallot>`
    select id, quarter_id as "quarterId", state, opened_at as "openedAt", closes_at as "closesAt", winner_id as "winnerId",
      ${announcedBy} as "announcementId"
    from ballots b where id = ${ballotId}`.execute(tx);
  return rows[0];
}

/** The same with who stands in it, for somebody who leads it: nobody does who stands for election. */
export async function ledBallot(
  tx: Tx,
  ballotId: string,
  { actor }: Acting,
): Promise<LockedBallot & { entries: EntryRow[] }> {
  const ballot = (await lockedBallot(tx, ballotId)) ?? notFound();
  const entries = await entriesOf(tx, ballot.id);
  mustNotBeOwn(
    'ballot',
    actor.id,
    entries.map(({ nomineeId }) => nomineeId),
  );
  return { ...ballot, entries };
}
