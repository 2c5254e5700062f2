import { signatureHeight, signatureWidth } from '@laurel/contract/limits';
import { handOf, nameOf, wordsOf } from './letters.ts';
import { type Direction, directionOf, type Letters, linesOf } from './lines.ts';
import { margin } from './paper.ts';
import type { PdfPaper } from './pdf.ts';

export interface Signed {
  name: string;
  words: string;
  dir: string;
  picture?: ImageBitmap | undefined;
  strokes?: number[][] | undefined;
  /** A name in a hand-written script. */
  script?: string | undefined;
}

/** What stands below each other in the frame of one who signed. */
export type Item = { height: number } & (
  | { kind: 'space' }
  | { kind: 'picture'; picture: ImageBitmap }
  | { kind: 'drawing'; strokes: number[][] }
  | { kind: 'line'; words: string; letters: Letters; dir: Direction; isName: boolean }
);

export interface Frame {
  items: Item[];
  x: number;
  y: number;
  width: number;
  height: number;
  dir: Direction;
}

export type Measure = (words: string, letters: Letters) => number;

const padding = 14;
const gap = 14;
/** Where the number of the page stands. */
const footHeight = 22;
/** Few have a page that is theirs. */
const aloneMost = 2;

interface Layout {
  paper: PdfPaper;
  /** The first column is on its side. */
  dir: Direction;
  measure: Measure;
}

/** A frame for each who signed, page by page: each in the column that is shortest, in their order. */
export function pagesOf(signed: readonly Signed[], { paper, dir, measure }: Layout): Frame[][] {
  const isAlone = signed.length <= aloneMost;
  const columns = isAlone ? 1 : 2;
  const inner = { width: paper.width - 2 * margin, height: paper.height - 2 * margin - footHeight };
  const width = isAlone ? Math.min(inner.width, 380) : (inner.width - gap) / 2;
  const left = (paper.width - columns * width - (columns - 1) * gap) / 2;
  const pages: Frame[][] = [];
  let heights: number[] = [];
  const place = (frame: Omit<Frame, 'x' | 'y'>) => {
    const lowest = Math.min(...heights);
    if (pages.length === 0 || lowest + frame.height > inner.height) {
      pages.push([]);
      heights = Array.from({ length: columns }, () => 0);
    }
    const column = heights.indexOf(Math.min(...heights));
    const seen = dir === 'rtl' ? columns - 1 - column : column;
    pages.at(-1)?.push({ ...frame, x: left + seen * (width + gap), y: margin + (heights[column] ?? 0) });
    heights[column] = (heights[column] ?? 0) + frame.height + gap;
  };
  for (const one of signed) {
    const items = itemsOf(one, { isAlone, width: width - 2 * padding, measure });
    for (const part of partsThatFit(items, inner.height - 2 * padding))
      place({
        items: part,
        width,
        height: heightOf(part) + 2 * padding,
        dir: directionOf(one.dir, one.words || one.name),
      });
  }
  return isAlone ? pages.map((frames) => inTheMiddle(frames, inner.height)) : pages;
}

function inTheMiddle(frames: Frame[], height: number): Frame[] {
  const last = frames.at(-1);
  const free = last ? Math.max(0, height - (last.y + last.height - margin)) : 0;
  return frames.map((frame) => ({ ...frame, y: frame.y + free / 2.5 }));
}

const heightOf = (items: readonly Item[]) => items.reduce((sum, { height }) => sum + height, 0);

/** What is longer than a page goes on in a frame on the next. */
function partsThatFit(items: readonly Item[], height: number): Item[][] {
  const parts: Item[][] = [[]];
  for (const item of items) {
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && heightOf(part) + item.height > height) parts.push([item]);
    else part.push(item);
  }
  return parts;
}

function itemsOf(
  { name, words, dir, picture, strokes, script }: Signed,
  { isAlone, width, measure }: { isAlone: boolean; width: number; measure: Measure },
): Item[] {
  const items: Item[] = [];
  const write = (said: string, letters: Letters, isName = false) => {
    const wide = (line: string) => measure(line, letters);
    for (const line of linesOf(said, width, wide))
      items.push({ kind: 'line', words: line, letters, height: letters.leading, dir: directionOf(dir, said), isName });
  };
  const space = (height: number) => {
    if (items.length > 0) items.push({ kind: 'space', height });
  };
  if (picture) {
    const asWide = (width / picture.width) * picture.height;
    items.push({ kind: 'picture', picture, height: Math.min(asWide, width) });
  }
  if (words.trim()) {
    space(10);
    write(words, wordsOf(isAlone));
  }
  if (strokes?.length) {
    space(6);
    items.push({
      kind: 'drawing',
      strokes,
      height: (Math.min(width, drawingWidth(isAlone)) * signatureHeight) / signatureWidth,
    });
  }
  if (script?.trim()) {
    space(6);
    write(script, handOf(isAlone));
  }
  space(8);
  write(name, nameOf(isAlone), true);
  return items;
}

const drawingWidth = (isAlone: boolean) => (isAlone ? 300 : 190);
