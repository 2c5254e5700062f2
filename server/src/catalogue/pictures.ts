import { randomBytes } from 'node:crypto';
import { callRows } from '@laurel/contract/call-rows';
import { productPictureHeights, productPictureWidths } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import type { Tx } from '#db/transaction';
import { notFound, refuse } from '#errors/refuse';
import { append } from '#events/append';
import { type EncodedPicture, encodePicture, type PictureFile } from '#pictures/encode';
import type { StoredPicture } from '#pictures/store';
import { picturePath } from '#shop/offers';
import * as texts from './texts.ts';

const { field } = callRows.productpicupload.file;

/** The name by which catalogues find an uploaded file: its own, without ending. */
export function pictureNameOf(fileName: string): string {
  const name = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .toLowerCase();
  if (/^[a-z0-9][a-z0-9._-]{0,99}$/.test(name)) return name;
  const words = say(texts.pictureName);
  return refuse('badInput', words, { [field]: words });
}

/** In every width, the widest last. Smaller originals stay as they are. */
export function encodeProductPicture(uploaded: PictureFile, patience: number): Promise<EncodedPicture[]> {
  return Promise.all(
    productPictureWidths.map((width, i) => {
      const size = { width, height: productPictureHeights[i] ?? width, fit: 'inside' } as const;
      return encodePicture(uploaded, { size, field, patience });
    }),
  );
}

/** Puts a product picture into the place of the one of that name. Answers where it is and how many products show it. */
export async function changeProductPicture(
  tx: Tx,
  { name, pictures, actorId, now }: { name: string; pictures: readonly EncodedPicture[]; actorId: number; now: Date },
): Promise<{ imageFile: string; products: number }> {
  const pictureId = randomBytes(16).toString('hex');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`product picture ${name}`}, 0))`.execute(tx);
  const before = await tx.deleteFrom('product_pictures').where('name', '=', name).returning('picture_id').execute();
  await tx
    .insertInto('product_pictures')
    .values(
      pictures.map(({ bytes }, i) => ({
        name,
        picture_id: pictureId,
        width: productPictureWidths[i] ?? 0,
        bytes,
        updated_at: now,
      })),
    )
    .execute();
  await append(tx, {
    type: 'product.picture.changed',
    at: now,
    actorId,
    subject: `productPicture:${name}`,
    facts: { before: before[0]?.picture_id ?? null, after: pictureId },
  });
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from products where is_active and lower(image_file) = ${name}`.execute(tx);
  return { imageFile: picturePath({ imageFile: name, pictureId }), products: rows[0]?.count ?? 0 };
}

export async function productPicture(db: Db, picId: string, width: number): Promise<StoredPicture> {
  const picture = await db
    .selectFrom('product_pictures')
    .select('bytes')
    .where('picture_id', '=', picId)
    .where('width', '=', width)
    .executeTakeFirst();
  if (!picture) notFound();
  return { bytes: picture.bytes, mimeType: 'image/webp', isImmutable: true };
}
