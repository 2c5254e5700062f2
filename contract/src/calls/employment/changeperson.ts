import * as z from 'zod/mini';
import { call } from '#call';
import { asking, changedMeanwhile, confirmed, ofPerson, reason, recordShape } from './record.ts';

/** Changes what the roster says of one person, until a roster says otherwise. */
export const changeperson = call(
  'changeperson',
  z.strictObject({ ...ofPerson, ...recordShape, reason, confirmed }),
  z.object({ message: z.string(), changed: z.number() }),
  { refusals: { ruleBroken: asking, changedMeanwhile } },
);
