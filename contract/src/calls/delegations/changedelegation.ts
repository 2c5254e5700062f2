import * as z from 'zod/mini';
import { call } from '#call';
import { count } from '#shapes/wire';
import { answered, lent, one, pointsWithBudget } from './delegation.ts';

/** Of one that is to come or runs: until when and for what, by who is away. */
export const changedelegation = call(
  'changedelegation',
  z.strictObject({ ...one, revision: count, ...lent }).check(z.superRefine(pointsWithBudget)),
  answered,
);
