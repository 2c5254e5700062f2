import * as z from 'zod/mini';
import { signatureHeight, signaturePointsMax, signatureStrokesMax, signatureWidth } from '#limits';
import { told } from '#told';
import * as texts from './texts.ts';

/** What a hand drew, line by line: `[x0, y0, x1, y1, …]` of each. A line of one point is a dot; without a line nothing is drawn. */
export type Strokes = number[][];

/** Points of all lines. */
export function pointsOf(strokes: Strokes): number {
  return strokes.reduce((sum, stroke) => sum + stroke.length / 2, 0);
}

function isStroke(stroke: readonly number[]): boolean {
  return (
    stroke.length >= 2 &&
    stroke.length % 2 === 0 &&
    stroke.every((at, i) => Number.isInteger(at) && at >= 0 && at <= (i % 2 ? signatureHeight : signatureWidth))
  );
}

const stroke = z.array(z.number(told(texts.noDrawing)), told(texts.noDrawing)).check(
  // Ahead of looking at each: nobody sends more than a whole drawing.
  z.maxLength(2 * signaturePointsMax, told(texts.drawingTooLong)),
  z.refine(isStroke, told(texts.noDrawing)),
);

export const strokes = z.array(stroke, told(texts.noDrawing)).check(
  z.maxLength(signatureStrokesMax, told(texts.drawingTooLong)),
  z.refine((drawn) => pointsOf(drawn) <= signaturePointsMax, told(texts.drawingTooLong)),
);
