import * as z from 'zod/mini';
import { call } from '#call';
import { asking, changedMeanwhile, confirmed, neededReason, ofPerson } from './record.ts';

/** Brings somebody back who has left: within the days of grace with all that they had, later with a new wallet and no rights. */
export const returnperson = call(
  'returnperson',
  z.strictObject({ ...ofPerson, reason: neededReason, confirmed }),
  z.object({ message: z.string(), isLate: z.boolean() }),
  { refusals: { ruleBroken: asking, changedMeanwhile } },
);
