import * as z from 'zod/mini';
import { call } from '#call';
import { id, isoInstant } from '#shapes/wire';
import { deed, person, reason, row } from './reported.ts';

const report = z.object({ by: person, reason, text: z.string(), date: isoInstant, isWithdrawn: z.boolean() });

/** One reported card: who reported it and why, what was done, and what else of its giver was reported. */
export const reportedone = call(
  'reportedone',
  z.strictObject({ cardId: id }),
  z.extend(row, {
    said: z.array(report),
    deeds: z.array(deed),
    others: z.array(row),
  }),
);
