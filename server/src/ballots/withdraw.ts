import type { Input } from '@laurel/contract/call';
import type { ballotwithdraw } from '@laurel/contract/calls/ballots/ballotwithdraw';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import { prizeAsked } from '#asking/subject-asked';
import type { Tx } from '#db/transaction';
import { prize } from '#directory/ballot-scope';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import { type Acting, ledBallot } from './locked.ts';
import * as texts from './texts.ts';

/** Takes a vote back before its prize is given or asked for: those who voted hear why, and another one may be opened. */
export async function withdrawBallot(tx: Tx, by: Acting, wish: Input<typeof ballotwithdraw>): Promise<string> {
  const ballot = await ledBallot(tx, wish.ballotId, by);
  if (ballot.state === 'withdrawn') refuse('ruleBroken', say(texts.isWithdrawn));
  const { rows } = await sql<{ isGiven: boolean; isAsked: boolean }>`
    select exists (${prize}) as "isGiven",
      exists (${prizeAsked}) as "isAsked"
    from ballots b where b.id = ${ballot.id}`.execute(tx);
  if (rows[0]?.isGiven) refuse('ruleBroken', say(texts.prizeGiven));
  if (rows[0]?.isAsked) refuse('ruleBroken', say(texts.prizeAsked));
  await tx
    .updateTable('ballots')
    .set({ state: 'withdrawn', withdrawn_at: by.now, withdrawn_by_id: by.actor.id })
    .where('id', '=', ballot.id)
    .execute();
  await keepWords(tx, [
    { of: 'ballot.withdrawal', ofId: ballot.id, byId: by.actor.id, aboutId: null, text: wish.words.trim() },
  ]);
  await append(tx, {
    type: 'ballot.withdrawn',
    at: by.now,
    actorId: by.actor.id,
    subject: `ballot:${ballot.id}`,
    facts: { wasClosed: ballot.state === 'closed' },
  });
  return say(texts.withdrawn);
}
