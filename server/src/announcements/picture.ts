import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { append } from '#events/append';
import type { EncodedPicture } from '#pictures/encode';
import { storePicture } from '#pictures/store';
import type { Writer } from './locked.ts';

/** Pixels: twice as wide as high, on every card. */
export const pictureSize = { width: 1200, height: 600, fit: 'cover' } as const;

/** Keeps a picture for announcements, and throws away those of before that none names. */
export async function addPicture(tx: Tx, { actor, now }: Writer, picture: EncodedPicture): Promise<string> {
  await sql`
    delete from pictures p where kind = 'announcement' and created_at < ${now}::timestamptz - ${daysKept} * interval '1 day'
      and not exists (select from announcements a where a.picture = p.id)`.execute(tx);
  const id = await storePicture(tx, 'announcement', picture, now);
  await append(tx, {
    type: 'announcement.picture.added',
    at: now,
    actorId: actor.id,
    subject: `picture:${id}`,
    facts: {},
  });
  return id;
}

/** For so many days somebody may come back to what they began. */
const daysKept = 7;
