import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Db } from '#db/pool';
import { pictureById } from './store.ts';

/** Pixels of a drawing in an e-mail: twice its width on the page, for sharp screens. */
const width = 1120;

/** Draws the SVG files of a folder as PNG, each once. */
export function drawingsOf(folder: string): (name: string) => Promise<Buffer | null> {
  const drawn = new Map<string, Promise<Buffer | null>>();
  return (name) => {
    const known = drawn.get(name) ?? draw(path.join(folder, `${path.basename(name)}.svg`));
    drawn.set(name, known);
    return known;
  };
}

/** The same of a picture that was uploaded, as every reader of e-mails shows it; null where it is gone. */
export async function uploadedPicture(on: Db, id: string): Promise<Buffer | null> {
  try {
    const { bytes } = await pictureById(on, id);
    return await sharp(bytes).resize({ width, withoutEnlargement: true }).png({ quality: 90 }).toBuffer();
  } catch {
    return null;
  }
}

/** A message is worth more than its picture: one that cannot be drawn is left out. */
async function draw(file: string): Promise<Buffer | null> {
  try {
    return await sharp(await readFile(file), { density: 144 })
      .resize({ width })
      .png({ palette: true, quality: 90 })
      .toBuffer();
  } catch {
    return null;
  }
}
