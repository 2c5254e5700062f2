import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { settledSteps } from '#shapes/setup-steps';
import { told } from '#told';

/** Says that a step stays as it is, or takes that back. */
export const setupmark = call(
  'setupmark',
  z.strictObject({
    step: z.enum(settledSteps, told(texts.chooseStep)),
    isSettled: z.boolean(told(texts.chooseStep)),
  }),
  z.object({ message: z.string() }),
);
