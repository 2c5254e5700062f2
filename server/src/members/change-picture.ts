import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import type { EncodedPicture } from '#pictures/encode';
import { forgetPicture, storePicture } from '#pictures/store';

interface Change {
  actor: Actor;
  now: Date;
}

/** Replaces one's own picture; the former one is gone at once. */
export async function changePicture(tx: Tx, { actor, now }: Change, picture: EncodedPicture): Promise<string> {
  const before = await pictureOf(tx, actor);
  const picId = await storePicture(tx, 'profile', picture, now);
  await put(tx, { actor, now }, { before, picId });
  return picId;
}

/** Takes one's own picture away, if there is one. */
export async function removePicture(tx: Tx, { actor, now }: Change): Promise<void> {
  const before = await pictureOf(tx, actor);
  if (before !== null) await put(tx, { actor, now }, { before, picId: null });
}

async function pictureOf(tx: Tx, actor: Actor): Promise<string | null> {
  const { picture_id } = await tx
    .selectFrom('profiles')
    .select('picture_id')
    .where('member_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return picture_id;
}

async function put(
  tx: Tx,
  { actor, now }: Change,
  { before, picId }: { before: string | null; picId: string | null },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ picture_id: picId, asks_picture: false })
    .where('member_id', '=', actor.id)
    .execute();
  const type = picId === null ? 'picture.removed' : 'picture.changed';
  await append(tx, {
    type,
    at: now,
    actorId: actor.id,
    subject: `member:${actor.id}`,
    concerns: [actor.id],
    facts: {},
  });
  if (before !== null) await forgetPicture(tx, before);
}

/** Whoever was asked for a picture, and wants none now, is not asked again. */
export async function askNoMore(tx: Tx, { actor }: Pick<Change, 'actor'>): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ asks_picture: false })
    .where('member_id', '=', actor.id)
    .where('asks_picture', '=', true)
    .execute();
}
