import * as z from 'zod/mini';
import { call } from '#call';
import { table } from '#shapes/table';
import { count, month } from '#shapes/wire';
import { recognitionEntry } from './recognition-entry.ts';

export const myrecognitions = call(
  'myrecognitions',
  z.strictObject({ selMonth: month, doCount: z.optional(z.boolean()) }),
  z.object({
    report: table(recognitionEntry),
    msgCountFrom: count,
    rewardCountFrom: count,
    msgCountTo: count,
    rewardCountTo: count,
  }),
);
