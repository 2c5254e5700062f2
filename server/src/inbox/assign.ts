import type { Input, Output } from '@laurel/contract/call';
import { inboxassign } from '@laurel/contract/calls/inbox/inboxassign';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { publicIdOf } from '#directory/member-id';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { aboutContact, changed, type Doing, lockAsSeen } from './locked.ts';
import { isKeeper } from './queries.ts';
import * as texts from './texts.ts';

const kinds = { take: 'taken', giveBack: 'givenBack', hand: 'handed' } as const;

/** Who answers a message from now on. */
export async function assignContact(
  tx: Tx,
  doing: Doing,
  { way, memberId, ...seen }: Input<typeof inboxassign>,
): Promise<Output<typeof inboxassign>> {
  const contact = await lockAsSeen(tx, doing, inboxassign, seen);
  const to = memberId === undefined ? undefined : await keeperOf(tx, memberId, doing.now);
  if (to !== undefined && to.id === contact.memberId) refuse('badInput', '', { memberId: say(texts.ownWriter) });
  const takenById = way === 'giveBack' ? null : (to?.id ?? doing.actor.id);
  if (takenById === contact.takenById) refuse('ruleBroken', say(texts.asItIs));
  const { entryId: _, ...now } = await changed(tx, doing, contact, {
    ...{ kind: kinds[way], takenById },
    ...(to && { toId: to.id }),
  });
  await append(tx, {
    ...{ type: 'contact.assigned', at: doing.now, actorId: doing.actor.id, facts: { way, memberId: to?.id ?? null } },
    ...aboutContact(contact),
    concerns: to ? [to.id] : [],
  });
  return { ...now, message: say(texts.assigned, { way, name: to?.name ?? '' }) };
}

async function keeperOf(tx: Tx, memberId: string, now: Date): Promise<{ id: number; name: string }> {
  const { rows } = await sql<{ id: number; name: string }>`
    select k.id, k.display_name as name from people k where k.public_id = ${publicIdOf(memberId)} and ${isKeeper(now)}`.execute(
    tx,
  );
  return rows[0] ?? refuse('badInput', '', { memberId: say(texts.noKeeper) });
}
