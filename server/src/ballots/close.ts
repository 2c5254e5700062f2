import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { votersLeft } from '#directory/ballot-scope';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { type Acting, type LockedBallot, ledBallot, lockedBallot } from './locked.ts';
import { countOf, type EntryRow, entriesOf } from './queries.ts';
import { firstOf, remindsAt } from './rules.ts';
import * as texts from './texts.ts';

/** Ends a vote in which everybody has voted, before its time. */
export async function closeBallot(tx: Tx, by: Acting, ballotId: string): Promise<string> {
  const { entries, ...ballot } = await ledBallot(tx, ballotId, by);
  if (ballot.state !== 'open') refuse('ruleBroken', say(texts.hasEnded));
  const open = await countOf(tx, votersLeft(by.now), ballot.id);
  if (open > 0 && by.now < ballot.closesAt) refuse('ruleBroken', say(texts.votesOpen, { count: open }));
  await close(tx, ballot, entries, { actorId: by.actor.id, now: by.now });
  return say(texts.ended);
}

/** Ends the votes whose time is over, and reminds of those that end soon: each once, whoever else tries. Answers how many ended. */
export async function lookAfterBallots(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from ballots where state = 'open' order by id`.execute(db);
  let ended = 0;
  // loop: those that run, a few at most
  for (const { id } of rows) ended += await transaction(db, (tx) => lookAfter(tx, id, now));
  return ended;
}

async function lookAfter(tx: Tx, ballotId: number, now: Date): Promise<number> {
  const ballot = await lockedBallot(tx, ballotId);
  if (ballot?.state !== 'open') return 0;
  if (now >= ballot.closesAt) {
    await close(tx, ballot, await entriesOf(tx, ballot.id), { actorId: null, now });
    return 1;
  }
  if (now >= remindsAt(ballot.openedAt, ballot.closesAt)) await remind(tx, ballot.id, now);
  return 0;
}

interface Closing {
  actorId: number | null;
  now: Date;
}

/** Counts the votes: the most of those who are still here win; between equals somebody decides. */
async function close(
  tx: Tx,
  { id }: LockedBallot,
  entries: readonly EntryRow[],
  { actorId, now }: Closing,
): Promise<void> {
  const [first, ...equals] = firstOf(entries);
  const winnerId = first && equals.length === 0 ? first.lineId : null;
  await tx
    .updateTable('ballots')
    .set({ state: 'closed', closed_at: now, winner_id: winnerId })
    .where('id', '=', id)
    .execute();
  await append(tx, {
    type: 'ballot.closed',
    at: now,
    actorId,
    subject: `ballot:${id}`,
    facts: { voted: entries.reduce((sum, { votes }) => sum + votes, 0), most: first?.votes ?? 0, winnerId },
  });
}

async function remind(tx: Tx, ballotId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ people: number }>`
    with reminded as (update ballots set reminded_at = ${now} where id = ${ballotId} and reminded_at is null returning id)
    select (select count(*) from (${votersLeft(now)}) v) as people
    from reminded r join ballots b on b.id = r.id`.execute(tx);
  const [found] = rows;
  if (!found || found.people === 0) return;
  await append(tx, {
    type: 'ballot.reminded',
    at: now,
    actorId: null,
    subject: `ballot:${ballotId}`,
    facts: { people: found.people },
  });
}
