import type { Input } from '@laurel/contract/call';
import type { ballotdecide } from '@laurel/contract/calls/ballots/ballotdecide';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import { type Acting, ledBallot } from './locked.ts';
import { firstOf } from './rules.ts';
import * as texts from './texts.ts';

/** Where several have as many votes, somebody names one of them and says why. */
export async function decideBallot(tx: Tx, by: Acting, wish: Input<typeof ballotdecide>): Promise<string> {
  const { entries, ...ballot } = await ledBallot(tx, wish.ballotId, by);
  const first = firstOf(entries);
  if (ballot.state !== 'closed' || ballot.winnerId !== null || first.length === 0)
    refuse('ruleBroken', say(texts.nothingToDecide));
  const winner = first.find(({ lineId }) => String(lineId) === wish.lineId);
  if (!winner) refuse('badInput', say(texts.notAmongFirst), { lineId: say(texts.notAmongFirst) });
  await tx
    .updateTable('ballots')
    .set({ winner_id: winner.lineId, decided_by_id: by.actor.id })
    .where('id', '=', ballot.id)
    .execute();
  await keepWords(tx, [
    {
      ...{ of: 'ballot.decision', ofId: ballot.id, byId: by.actor.id, aboutId: winner.nomineeId },
      text: wish.words.trim(),
    },
  ]);
  await append(tx, {
    type: 'ballot.decided',
    at: by.now,
    actorId: by.actor.id,
    subject: `ballot:${ballot.id}`,
    facts: { winnerId: winner.lineId },
  });
  return say(texts.decided, { name: winner.memberName });
}
