import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import type { EncodedPicture } from '#pictures/encode';
import { forgetPicture, storePicture } from '#pictures/store';

/** Replaces one's own picture; the former one is gone at once. */
export async function changePicture(
  tx: Tx,
  { actor, now }: { actor: Actor; now: Date },
  picture: EncodedPicture,
): Promise<string> {
  const before = await tx
    .selectFrom('profiles')
    .select('picture_id')
    .where('member_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const picId = await storePicture(tx, 'profile', picture, now);
  await tx.updateTable('profiles').set({ picture_id: picId }).where('member_id', '=', actor.id).execute();
  const subject = `member:${actor.id}` as const;
  await append(tx, { type: 'picture.changed', at: now, actorId: actor.id, subject, concerns: [actor.id], facts: {} });
  if (before.picture_id) await forgetPicture(tx, before.picture_id);
  return picId;
}
