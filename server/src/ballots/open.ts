import type { Input } from '@laurel/contract/call';
import type { ballotopen } from '@laurel/contract/calls/ballots/ballotopen';
import { ballotDaysMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { votersOf } from '#directory/ballot-scope';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { type Acting, lockedBallot } from './locked.ts';
import { ballotOfQuarter, candidates, countOf, entriesOf } from './queries.ts';
import { firstOf } from './rules.ts';
import * as texts from './texts.ts';

/** Lets the committee vote among some of a quarter's summary. A vote that nobody has won gives way to the new one. */
export async function openBallot(tx: Tx, by: Acting, wish: Input<typeof ballotopen>): Promise<number> {
  const { actor, now } = by;
  const quarterId = await lockQuarter(tx, wish.quarterId);
  const closesAt = new Date(wish.dateCloses);
  mustEndInTime(closesAt, now);
  const stand = await candidates(tx, wish.quarterId, wish.lineIds);
  if (stand.length < wish.lineIds.length) refuseEntries(say(texts.notInSummary));
  const [gone] = stand.filter(({ hasLeft }) => hasLeft);
  if (gone) refuseEntries(say(texts.hasLeft, { name: gone.name }));
  mustNotBeOwn(
    'ballot',
    actor.id,
    stand.map(({ nomineeId }) => nomineeId),
    'lineIds',
  );
  await mustBeNone(tx, wish.quarterId, by);
  const { id } = await tx
    .insertInto('ballots')
    .values({ quarter_id: quarterId, opened_by_id: actor.id, opened_at: now, closes_at: closesAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ballot_entries')
    .values(stand.map((one) => ({ ballot_id: id, summary_id: one.id })))
    .execute();
  if ((await countOf(tx, votersOf(now), id)) === 0) refuse('ruleBroken', say(texts.nobodyCouldVote));
  await append(tx, {
    type: 'ballot.opened',
    at: now,
    actorId: actor.id,
    subject: `ballot:${id}`,
    facts: { quarterId, people: stand.length, closes: closesAt.toISOString() },
  });
  return id;
}

/** Votes of one quarter are opened one after the other. */
async function lockQuarter(tx: Tx, quarterId: string): Promise<number> {
  const { rows } = await sql<{ id: number; isDone: boolean }>`
    select id, summarised_at is not null as "isDone" from quarters where id = ${quarterId} for no key update`.execute(
    tx,
  );
  const quarter = rows[0] ?? notFound();
  if (!quarter.isDone) refuse('ruleBroken', say(texts.notSummarised));
  return quarter.id;
}

function mustEndInTime(closesAt: Date, now: Date): void {
  const latest = now.getTime() + ballotDaysMax * 86_400_000;
  const words =
    closesAt.getTime() < now.getTime() + 3_600_000
      ? say(texts.endsTooSoon)
      : closesAt.getTime() > latest
        ? say(texts.endsTooLate, { days: ballotDaysMax })
        : '';
  if (words) refuse('badInput', words, { dateCloses: words });
}

async function mustBeNone(tx: Tx, quarterId: string, { actor, now }: Acting): Promise<void> {
  const before = await ballotOfQuarter(tx, quarterId);
  const ballot = before === undefined ? undefined : await lockedBallot(tx, before);
  if (!ballot) return;
  const isInVain =
    ballot.state === 'closed' && ballot.winnerId === null && firstOf(await entriesOf(tx, ballot.id)).length === 0;
  if (!isInVain) refuse('alreadyExists', say(texts.thereIsOne));
  await tx
    .updateTable('ballots')
    .set({ state: 'withdrawn', withdrawn_at: now, withdrawn_by_id: actor.id })
    .where('id', '=', ballot.id)
    .execute();
}

function refuseEntries(words: string): never {
  refuse('badInput', words, { lineIds: words });
}
