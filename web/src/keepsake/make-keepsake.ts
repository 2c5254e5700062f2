import { Sheet } from './draw.ts';
import { pagesOf, type Signed } from './layout.ts';
import { lettersHere } from './letters.ts';
import { directionOf } from './lines.ts';
import { paperHere } from './paper.ts';
import { type PdfPage, pdfOf } from './pdf.ts';

export interface KeepsakeSignature {
  name: string;
  words: string;
  /** 'ltr', 'rtl' or 'auto': then the words say it. */
  dir: string;
  picture?: Blob;
  strokes?: number[][];
  /** The name in a hand-written script, of who did not draw. */
  script?: string;
}

export interface Keepsake {
  title: string;
  subtitle: string;
  dir: string;
  signatures: KeepsakeSignature[];
}

/** Pixels to a point: fine enough for a printer, and small enough for a telephone. */
const fineness = 2.5;

/** A card that many signed, as a file to keep: a cover, and all who signed. */
export async function makeKeepsake({ title, subtitle, dir, signatures }: Keepsake): Promise<Blob> {
  const [signed] = await Promise.all([Promise.all(signatures.map(readable)), lettersHere()]);
  const canvas = document.createElement('canvas');
  const paper = paperHere();
  Object.assign(canvas, { width: Math.round(paper.width * fineness), height: Math.round(paper.height * fineness) });
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) throw new Error('This browser draws nothing.');
  brush.scale(fineness, fineness);
  const sheet = new Sheet(brush, paper);
  try {
    sheet.cover({ title, subtitle });
    const pages = [await taken(canvas, sheet)];
    const frames = pagesOf(signed, { paper, dir: directionOf(dir, title), measure: sheet.measure });
    for (const [i, page] of frames.entries()) {
      sheet.clear('paper');
      for (const frame of page) sheet.frame(frame);
      sheet.foot(i + 1);
      // One after the other: there is one canvas.
      pages.push(await taken(canvas, sheet));
    }
    return await pdfOf(paper, pages, title);
  } finally {
    for (const { picture } of signed) picture?.close();
  }
}

/** A picture that this browser cannot read is left out: the words are there. */
async function readable({ picture, ...signature }: KeepsakeSignature): Promise<Signed> {
  return { ...signature, picture: picture && (await createImageBitmap(picture).catch(() => undefined)) };
}

/** The sheet as it is now. */
async function taken(canvas: HTMLCanvasElement, sheet: Sheet): Promise<PdfPage> {
  const { width, height } = canvas;
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  if (!drawn) throw new Error('This browser kept nothing of what it drew.');
  return {
    jpeg: new Uint8Array(await drawn.arrayBuffer()),
    pixels: { width, height },
    written: [...sheet.written],
  };
}
