import type { Input, Output } from '@laurel/contract/call';
import type { voteidea } from '@laurel/contract/calls/ideas/voteidea';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustBeOn } from '#directory/features';
import { isOpenTo } from '#directory/idea-scope';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import * as texts from './texts.ts';

/** Gives the actor's vote to an idea of a colleague, once, or takes it back; whoever votes at once with others waits for the idea. */
export async function voteIdea(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { ideaBoxId, isVoted }: Input<typeof voteidea>,
): Promise<Output<typeof voteidea>> {
  mustBeOn('ideas', actor);
  const { rows } = await sql<{ id: number; byId: number }>`
    select i.id, i.by_id as "byId" from ideas i where i.id = ${ideaBoxId}::bigint and ${isOpenTo(actor)} for no key update`.execute(
    tx,
  );
  const idea = rows[0] ?? notFound();
  if (idea.byId === actor.id) refuse('ruleBroken', say(texts.ownVote));
  const { numAffectedRows } = isVoted
    ? await sql`
        insert into idea_votes (idea_id, member_id, created_at) values (${idea.id}, ${actor.id}, ${now}) on conflict do nothing`.execute(
        tx,
      )
    : await sql`delete from idea_votes where idea_id = ${idea.id} and member_id = ${actor.id}`.execute(tx);
  if (Number(numAffectedRows ?? 0) > 0)
    await append(tx, {
      ...{ type: 'idea.voted', at: now, actorId: actor.id, subject: `idea:${idea.id}` },
      ...{ concerns: [actor.id], facts: { voted: isVoted } },
    });
  const { rows: counted } = await sql<{
    count: number;
  }>`select votes as count from ideas where id = ${idea.id}`.execute(tx);
  return { votes: { ideaBoxId, count: counted[0]?.count ?? 0, isMine: isVoted, mayVote: true } };
}
