import type { Input, Output } from '@laurel/contract/call';
import type { beginviewing } from '@laurel/contract/calls/viewing';
import { viewingSeconds } from '@laurel/contract/limits';
import type { Message } from '@laurel/contract/message';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { type Actor, actorById, type Viewer } from '#directory/actor';
import { idOfAnybody } from '#directory/people';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { newSecret, secretHash } from '#secrets/secrets';
import * as texts from './texts.ts';

interface Beginning {
  by: Actor;
  now: Date;
  /** The token of who looks. */
  sessionHash: Buffer;
}

/** Begins to look at the portal as somebody, or as a role, sees it: whom it concerns is told, and the audit says why. */
export async function beginViewing(
  tx: Tx,
  { by, now, sessionHash }: Beginning,
  { memberId, role, reason }: Input<typeof beginviewing>,
): Promise<Output<typeof beginviewing>> {
  const viewed = memberId === undefined ? null : await viewable(tx, { by, now, memberId });
  const until = new Date(now.getTime() + viewingSeconds * 1000);
  const token = newSecret();
  const { id } = await tx
    .insertInto('viewings')
    .values({
      token_hash: secretHash(token),
      session_hash: sessionHash,
      viewer_id: by.id,
      member_id: viewed,
      role: role ?? null,
      began_at: now,
      until,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const concerns = viewed ?? by.id;
  await append(tx, {
    type: 'viewing.begun',
    at: now,
    actorId: by.id,
    subject: `member:${concerns}`,
    concerns: [concerns],
    facts: { viewingId: id, role: role ?? null, until: until.toISOString() },
    particulars: { about: [concerns, by.id], values: { reason } },
  });
  return { token, until: until.toISOString() };
}

/** Somebody else, who is here and may enter. */
async function viewable(tx: Tx, { by, now, memberId }: { by: Actor; now: Date; memberId: string }): Promise<number> {
  const id = (await idOfAnybody(tx, memberId)) ?? notFound();
  const refuseWith = (words: Message) => refuse('ruleBroken', say(words), { memberId: say(words) });
  if (id === by.id) refuseWith(texts.oneself);
  const person = (await actorById(tx, id, now)) ?? refuseWith(texts.hasLeft);
  if (person.siteTemplate === '') refuseWith(texts.noSite);
  return id;
}

/** The token shows nothing any more; what is over is over. */
export async function endViewing(
  tx: Tx,
  { actor, viewer, now }: { actor: Actor; viewer: Viewer; now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update viewings set ended_at = ${now} where id = ${viewer.viewingId} and ended_at is null returning id`.execute(tx);
  if (rows.length === 0) return;
  await append(tx, {
    type: 'viewing.ended',
    at: now,
    actorId: viewer.id,
    subject: `member:${actor.id}`,
    concerns: [actor.id],
    facts: { viewingId: viewer.viewingId },
  });
}
