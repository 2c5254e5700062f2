import { pictureMegapixelsMax } from '@laurel/contract/limits';
import sharp from 'sharp';
import { refuse } from '#refuse';

export interface EncodedPicture {
  mimeType: 'image/webp';
  width: number;
  height: number;
  bytes: Buffer;
}

/** Read when its turn has come, so that those that wait are not held in memory. */
export interface PictureFile {
  bytes(): Promise<Buffer>;
}

const taken = new Set(['jpeg', 'png', 'webp']);

// of the process: pictures are decoded one after another, two large ones at once are memory that requests need
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes an uploaded JPEG, PNG or WebP within bounds and encodes it anew as WebP, upright and without metadata: nothing
 * of what was uploaded is kept but its pixels. `field` is where the refusal stands.
 */
export function encodePicture(
  uploaded: PictureFile,
  size: { width: number; height: number; fit: 'cover' | 'inside' },
  field: string,
): Promise<EncodedPicture> {
  const next = last.then(async () => encode(await uploaded.bytes(), size, field));
  last = next.catch(() => {});
  return next;
}

async function encode(
  uploaded: Buffer,
  size: { width: number; height: number; fit: 'cover' | 'inside' },
  field: string,
): Promise<EncodedPicture> {
  const limitInputPixels = pictureMegapixelsMax * 1_000_000;
  const no = (words: string): never => refuse('badInput', words, { [field]: words });
  const unreadable = 'Please choose a JPEG, PNG or WebP picture.';
  const metadata = await sharp(uploaded, { limitInputPixels: false })
    .metadata()
    .catch(() => no(unreadable));
  if (!taken.has(metadata.format ?? '') || (metadata.pages ?? 1) > 1) no(unreadable);
  if (metadata.width * metadata.height > limitInputPixels)
    no(`This picture is larger than ${pictureMegapixelsMax} megapixels.`);
  const { data, info } = await sharp(uploaded, { limitInputPixels, failOn: 'truncated', sequentialRead: true })
    .rotate()
    .resize({ ...size, withoutEnlargement: size.fit === 'inside', position: 'attention' })
    .webp({ quality: 82 })
    .timeout({ seconds: 5 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => no('This picture is damaged. Please choose another one.'));
  return { mimeType: 'image/webp', width: info.width, height: info.height, bytes: data };
}
