import * as z from 'zod/mini';
import { call } from '#call';
import { memberNumberMax } from '#limits';
import { requiredLine } from '#shapes/text';

/** Puts the number of the first administrator right, by which the roster knows them. */
export const setupnumber = call(
  'setupnumber',
  z.strictObject({ memberNumber: requiredLine(memberNumberMax) }),
  z.object({ message: z.string() }),
);
