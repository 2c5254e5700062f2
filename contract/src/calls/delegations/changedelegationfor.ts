import * as z from 'zod/mini';
import { call } from '#call';
import { count } from '#shapes/wire';
import { answered, lent, one, pointsWithBudget, reason } from './delegation.ts';

/** Of one that is to come or runs, of somebody who cannot do it themselves: until when and for what. */
export const changedelegationfor = call(
  'changedelegationfor',
  z.strictObject({ ...one, revision: count, ...lent, reason }).check(z.superRefine(pointsWithBudget)),
  answered,
);
