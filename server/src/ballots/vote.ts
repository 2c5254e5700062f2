import type { Input } from '@laurel/contract/call';
import type { ballotvote } from '@laurel/contract/calls/ballots/ballotvote';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { keepWords } from '#words/keep';
import { type Acting, lockedBallot } from './locked.ts';
import { entriesOf } from './queries.ts';
import * as texts from './texts.ts';

/** One vote each: a second one takes the place of the first. Whoever stands for election has none, and does not hear that they do. */
export async function voteIn(tx: Tx, { actor, now }: Acting, wish: Input<typeof ballotvote>): Promise<string> {
  const ballot = (await lockedBallot(tx, wish.ballotId, 'share')) ?? notFound();
  const entries = await entriesOf(tx, ballot.id);
  if (entries.some(({ nomineeId }) => nomineeId === actor.id)) notFound();
  if (ballot.state !== 'open' || now >= ballot.closesAt) refuse('ruleBroken', say(texts.hasEnded));
  const entry = entries.find(({ lineId }) => String(lineId) === wish.lineId);
  if (!entry || entry.hasLeft) {
    const words = entry ? say(texts.hasLeft, { name: entry.memberName }) : say(texts.notStanding);
    refuse('badInput', words, { lineId: words });
  }
  const { rows } = await sql<{ id: number; isFirst: boolean }>`
    insert into ballot_votes as v (ballot_id, voter_id, summary_id, created_at, changed_at)
    values (${ballot.id}, ${actor.id}, ${entry.lineId}, ${now}, ${now})
    on conflict (ballot_id, voter_id) do update set summary_id = excluded.summary_id, changed_at = excluded.changed_at
    returning v.id, v.xmax = 0 as "isFirst"`.execute(tx);
  const [vote] = rows as [{ id: number; isFirst: boolean }];
  await tx.deleteFrom('words').where('of', '=', 'vote.words').where('of_id', '=', vote.id).execute();
  await keepWords(tx, [
    { of: 'vote.words', ofId: vote.id, byId: actor.id, aboutId: entry.nomineeId, text: wish.words.trim() },
  ]);
  await append(tx, {
    type: 'ballot.voted',
    at: now,
    actorId: actor.id,
    subject: `ballot:${ballot.id}`,
    facts: { isFirst: vote.isFirst },
  });
  return say(vote.isFirst ? said.votedFor : texts.votedAnew, { name: entry.memberName });
}
