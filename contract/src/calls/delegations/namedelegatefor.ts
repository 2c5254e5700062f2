import * as z from 'zod/mini';
import { call } from '#call';
import { memberId } from '#shapes/wire';
import { answered, daysInOrder, named, pointsWithBudget, reason } from './delegation.ts';

/** For somebody who cannot do it themselves. */
export const namedelegatefor = call(
  'namedelegatefor',
  z.strictObject({ memberId, ...named, reason }).check(z.superRefine(daysInOrder), z.superRefine(pointsWithBudget)),
  answered,
);
