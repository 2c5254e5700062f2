import * as z from 'zod/mini';
import { call } from '#call';
import { answered, daysInOrder, named, pointsWithBudget } from './delegation.ts';

/** The caller names who stands in for them. */
export const namedelegate = call(
  'namedelegate',
  z.strictObject(named).check(z.superRefine(daysInOrder), z.superRefine(pointsWithBudget)),
  answered,
);
