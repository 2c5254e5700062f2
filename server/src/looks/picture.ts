import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { append } from '#events/append';
import type { EncodedPicture } from '#pictures/encode';
import { storePicture } from '#pictures/store';

/** Keeps a picture for looks, and throws away those of before that no look ever named. */
export async function addPicture(tx: Tx, { actor, now }: { actor: Actor; now: Date }, picture: EncodedPicture) {
  await forgetUnused(tx, now);
  const { width, height } = picture;
  const id = await storePicture(tx, 'look', picture, now);
  await append(tx, {
    type: 'look.picture.added',
    at: now,
    actorId: actor.id,
    subject: `picture:${id}`,
    facts: {},
  });
  return { picture: id, width, height };
}

/** For so many days somebody may come back to what they began. */
const daysKept = 7;

async function forgetUnused(tx: Tx, now: Date): Promise<void> {
  await sql`
    delete from pictures p where kind = 'look' and created_at < ${now}::timestamptz - ${daysKept} * interval '1 day'
      and not exists (select from look_versions v where position(p.id in v.document::text) > 0)`.execute(tx);
}
