import { drawnHeight, drawnWidth, strokePointsMax, strokesMax } from '#limits';

/** The lines of a drawn signature, each as x0, y0, x1, y1, …: whole numbers of 0–1000 by 0–400. */
export type Strokes = number[][];

/** Whether it is one: no more lines and points than there may be, each line of pairs, each number within what it is drawn on. */
export function isDrawing(strokes: readonly (readonly number[])[]): boolean {
  const numbers = strokes.reduce((sum, line) => sum + line.length, 0);
  return strokes.length <= strokesMax && numbers <= strokePointsMax * 2 && strokes.every(isLine);
}

function isLine(line: readonly number[]): boolean {
  return line.length >= 2 && line.length % 2 === 0 && line.every(isWithin);
}

function isWithin(number: number, place: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= (place % 2 === 0 ? drawnWidth : drawnHeight);
}
