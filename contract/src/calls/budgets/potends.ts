import * as z from 'zod/mini';
import { call } from '#call';
import { count, isoDate, nothing } from '#shapes/wire';

/** Of the caller's own pot: what ends when, the next first. */
export const potends = call(
  'potends',
  nothing,
  z.object({ ends: z.array(z.object({ lastDay: isoDate, points: count, carries: z.boolean() })) }),
);
