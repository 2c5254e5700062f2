import { pictureMegapixelsMax } from '@laurel/contract/limits';
import { say } from '@laurel/contract/say';
import sharp from 'sharp';
import { refuse, tookTooLong } from '#errors/refuse';
import * as texts from './texts.ts';

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

/** How a picture is encoded anew. */
export interface Encoding {
  size: { width: number; height: number; fit: 'cover' | 'inside' };
  /** Where its refusal stands. */
  field: string;
  /** Whether a drawing (SVG) is taken too: nothing but its pixels is kept. */
  takesDrawing?: true;
  /** By how much longer than usual it may take. */
  patience: number;
}

/** Until the work on a picture is given up: forty times what one of the most megapixels takes. */
const secondsMax = 30;

const taken = new Set(['jpeg', 'png', 'webp']);

// of the process: pictures are decoded one after another, two large ones at once are memory that requests need
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes an uploaded JPEG, PNG or WebP within bounds and encodes it anew as WebP, upright and without metadata: nothing
 * of what was uploaded is kept but its pixels.
 */
export function encodePicture(uploaded: PictureFile, encoding: Encoding): Promise<EncodedPicture> {
  const next = last.then(async () => encode(await uploaded.bytes(), encoding));
  last = next.catch(() => {});
  return next;
}

async function encode(uploaded: Buffer, { size, field, patience, takesDrawing }: Encoding): Promise<EncodedPicture> {
  const limitInputPixels = pictureMegapixelsMax * 1_000_000;
  const no = (words: string): never => refuse('badInput', words, { [field]: words });
  const unreadable = say(texts.unreadable);
  const metadata = await sharp(uploaded, { limitInputPixels: false })
    .metadata()
    .catch(() => no(unreadable));
  const isDrawing = metadata.format === 'svg' && takesDrawing === true;
  if ((!taken.has(metadata.format ?? '') && !isDrawing) || (metadata.pages ?? 1) > 1) no(unreadable);
  if (metadata.width * metadata.height > limitInputPixels) no(say(texts.tooLarge, { max: pictureMegapixelsMax }));
  const { data, info } = await sharp(uploaded, {
    ...{ limitInputPixels, failOn: 'truncated', sequentialRead: true },
    ...(isDrawing ? { density: densityOf(metadata) } : {}),
  })
    .rotate()
    .resize({ ...size, withoutEnlargement: size.fit === 'inside', position: 'attention' })
    .webp({ quality: 82 })
    .timeout({ seconds: secondsMax * patience })
    .toBuffer({ resolveWithObject: true })
    .catch((error: Error) => {
      if (isTimeUp(error)) throw tookTooLong();
      return no(say(texts.damaged));
    });
  return { mimeType: 'image/webp', width: info.width, height: info.height, bytes: data };
}

/** Pixels of the longer side of a drawing, which has no size of its own. */
const drawnSide = 800;

function densityOf({ width, height }: { width: number; height: number }): number {
  return Math.min(Math.max((72 * drawnSide) / Math.max(width, height), 1), 100_000);
}

/** sharp has no code for it. */
function isTimeUp(error: Error): boolean {
  return /^timeout: \d+% complete/m.test(error.message);
}
