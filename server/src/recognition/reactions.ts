import type { Input, Output } from '@laurel/contract/call';
import type { reactionlist } from '@laurel/contract/calls/recognition/reactionlist';
import type { setreaction } from '@laurel/contract/calls/recognition/setreaction';
import { feedPeoplePageMax } from '@laurel/contract/limits';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound } from '#errors/refuse';
import { append } from '#events/append';
import { hearing, inSight, receiversToTell } from '#items/sight';
import { peopleReacting, reactionsAt, saveReaction, takeReactionBack } from './reaction-queries.ts';

/** Says something to what was given, in the place of what was said before. Its giver is told, and its receivers where they are not too many. */
export async function reactTo(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  { place, reaction }: Input<typeof setreaction>,
): Promise<Output<typeof setreaction>> {
  const { onlooker, item } = await inSight(tx, actor, place);
  const reactionId =
    reaction === null
      ? await takeReactionBack(tx, actor.id, place)
      : await saveReaction(tx, item, { memberId: actor.id, kind: reaction, now });
  if (reactionId !== undefined) {
    // What a receiver says is between them and the giver: the others may not see their card. What the giver says tells nobody anything new.
    const others =
      item.ownCardId === null && item.giverId !== actor.id
        ? await receiversToTell(tx, onlooker, { item, by: 'reactions' })
        : [];
    const told = await hearing(tx, [item.giverId, ...others], { item, by: 'reactions' });
    await append(tx, {
      ...{ type: 'item.reacted', at: now, actorId: actor.id },
      subject: item.awardId === null ? `nomination:${item.nominationId}` : `award:${item.awardId}`,
      concerns: [...new Set([actor.id, ...told])],
      facts: { reactionId, reaction },
    });
  }
  const shown = await reactionsAt(tx, onlooker, [place]);
  return { reactions: shown.get(place) ?? notFound() };
}

/** Who reacted to what the reader sees, and how. */
export async function reactionList(
  tx: Tx,
  actor: Actor,
  { place, limit = feedPeoplePageMax, after }: Input<typeof reactionlist>,
): Promise<Output<typeof reactionlist>> {
  const { onlooker } = await inSight(tx, actor, place);
  const found = await peopleReacting(tx, onlooker, { place, after, limit: limit + 1 });
  const people = found.slice(0, limit).map(({ id: _, ...person }) => person);
  return { people, next: found.length > limit ? (found[limit - 1]?.id ?? null) : null };
}
