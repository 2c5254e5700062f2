import { calls } from '@laurel/contract';
import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import { query, verb } from '#http/call-context';
import { announceWinner } from './announce.ts';
import { closeBallot } from './close.ts';
import { decideBallot } from './decide.ts';
import type { Acting } from './locked.ts';
import { openBallot } from './open.ts';
import { ballotOfQuarter, electorsNow } from './queries.ts';
import { candidatesShown, shownBallot } from './shown.ts';
import * as texts from './texts.ts';
import { voteIn } from './vote.ts';
import { withdrawBallot } from './withdraw.ts';

const { ballots } = calls;

export const ballotCalls = () => [
  query(ballots.quarterballot, async (tx, { actor, now, input }) => {
    const id = await ballotOfQuarter(tx, input.quarterId);
    return {
      ballot: id === undefined ? null : await shownBallot(tx, id, { actor, now }),
      voters: await electorsNow(tx, now),
    };
  }),
  query(ballots.ballotcandidates, (tx, { actor, input }) => candidatesShown(tx, input, actor)),
  query(ballots.ballotget, async (tx, { actor, now, input }) => ({
    ballot: await shownBallot(tx, input.ballotId, { actor, now }),
  })),
  verb(ballots.ballotopen, async (tx, { actor, now, input }) => {
    const id = await openBallot(tx, { actor, now }, input);
    return { message: say(texts.opened), ballot: await shownBallot(tx, id, { actor, now }) };
  }),
  verb(ballots.ballotvote, (tx, { actor, now, input }) => changed(tx, { actor, now }, input, voteIn)),
  verb(ballots.ballotclose, (tx, { actor, now, input }) =>
    changed(tx, { actor, now }, input, (on, by) => closeBallot(on, by, input.ballotId)),
  ),
  verb(ballots.ballotdecide, (tx, { actor, now, input }) => changed(tx, { actor, now }, input, decideBallot)),
  verb(ballots.ballotwithdraw, (tx, { actor, now, input }) => changed(tx, { actor, now }, input, withdrawBallot)),
  verb(ballots.ballotannounce, (tx, { actor, now, input }) => changed(tx, { actor, now }, input, announceWinner)),
];

/** What somebody did with a vote, and what it is now. */
async function changed<Wish extends { ballotId: string }>(
  tx: Tx,
  by: Acting,
  wish: Wish,
  act: (tx: Tx, by: Acting, wish: Wish) => Promise<string>,
) {
  return { message: await act(tx, by, wish), ballot: await shownBallot(tx, wish.ballotId, by) };
}
