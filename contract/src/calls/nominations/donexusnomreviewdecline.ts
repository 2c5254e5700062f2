import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { requiredText } from '#shapes/text';
import { id } from '#shapes/wire';

export const donexusnomreviewdecline = call(
  'donexusnomreviewdecline',
  z.strictObject({ nomId: id, motivation: requiredText(({ characters }) => characters.decline, texts.tellWhy) }),
  z.object({ result: z.string() }),
);
