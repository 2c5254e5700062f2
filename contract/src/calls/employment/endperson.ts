import * as z from 'zod/mini';
import { call } from '#call';
import { memberId } from '#shapes/wire';
import { asking, changedMeanwhile, confirmed, neededReason, ofPerson } from './record.ts';

/** Somebody leaves: signed off at once, their points kept for the days of grace. A roster that still names them does not bring them back. */
export const endperson = call(
  'endperson',
  z.strictObject({
    ...ofPerson,
    reason: neededReason,
    /** Who is the manager of their reports from now on; null leaves these as they are. */
    reportsToId: z.nullable(memberId),
    confirmed,
  }),
  z.object({ message: z.string(), dateForfeit: z.iso.date() }),
  { refusals: { ruleBroken: asking, changedMeanwhile } },
);
