import { randomBytes } from 'node:crypto';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';
import type { EncodedPicture } from './encode.ts';

/** Stores a picture under an id that nobody can guess, because an `<img>` sends no token. */
export async function storePicture(
  tx: Tx,
  kind: 'profile' | 'banner' | 'content' | 'look' | 'announcement' | 'groupCard',
  picture: EncodedPicture,
  now: Date,
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await tx
    .insertInto('pictures')
    .values({
      id,
      kind,
      mime_type: picture.mimeType,
      width: picture.width,
      height: picture.height,
      bytes: picture.bytes,
      created_at: now,
    })
    .execute();
  return id;
}

export async function forgetPicture(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('pictures').where('id', '=', id).execute();
}

export interface StoredPicture {
  bytes: Buffer;
  mimeType: string;
  /** A new picture has a new id. */
  isImmutable: true;
}

/** A stored picture; replaced ones are gone. */
export async function pictureById(on: Db, id: string): Promise<StoredPicture> {
  const picture = await on
    .selectFrom('pictures')
    .select(['bytes', 'mime_type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!picture) notFound();
  return { bytes: picture.bytes, mimeType: picture.mime_type, isImmutable: true };
}
