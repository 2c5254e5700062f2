import * as z from 'zod/mini';
import { call } from '#call';
import { declineMotivationMax } from '#limits';
import { requiredText } from '#shapes/text';
import { id } from '#shapes/wire';

export const donexusnomreviewdecline = call(
  'donexusnomreviewdecline',
  z.strictObject({ nomId: id, motivation: requiredText(declineMotivationMax, 'Please tell why.') }),
  z.object({ result: z.string() }),
);
