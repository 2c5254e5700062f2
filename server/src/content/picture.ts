import { contentPictureSideMax } from '@laurel/contract/limits';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { append } from '#events/append';
import type { EncodedPicture } from '#pictures/encode';
import { pictureById, type StoredPicture, storePicture } from '#pictures/store';
import type { Writer } from './locked-text.ts';
import { pictureAddress } from './render.ts';

/** Pixels that it may fill; it keeps its shape. */
export const pictureSize = { width: contentPictureSideMax, height: contentPictureSideMax, fit: 'inside' } as const;

/** Keeps a picture for texts, and tells the address by which they name it. */
export async function addPicture(tx: Tx, { actor, now }: Writer, picture: EncodedPicture) {
  const { width, height } = picture;
  const id = await storePicture(tx, 'content', picture, now);
  await append(tx, {
    type: 'content.picture.added',
    at: now,
    actorId: actor.id,
    subject: `picture:${id}`,
    facts: {},
  });
  return { address: pictureAddress({ id, width, height }), width, height };
}

/** A picture at its own size: another address is none. */
export async function contentPicture(on: Db, { picId, size }: { picId: string; size: string }): Promise<StoredPicture> {
  const found = await on.selectFrom('pictures').select(['width', 'height']).where('id', '=', picId).executeTakeFirst();
  if (!found || `${found.width}x${found.height}` !== size) notFound();
  return pictureById(on, picId);
}
