import * as z from 'zod/mini';
import { call } from '#call';
import { memberNumberMax } from '#limits';
import { requiredLine } from '#shapes/text';
import { memberId } from '#shapes/wire';
import { asking, confirmed, reason, recordShape } from './record.ts';

/** Adds one joiner. They stay until a roster has named them once, and then the roster decides. */
export const addperson = call(
  'addperson',
  z.strictObject({ memberNumber: requiredLine(memberNumberMax), ...recordShape, reason, confirmed }),
  z.object({ message: z.string(), memberId }),
  { refusals: { ruleBroken: asking } },
);
