import * as z from 'zod/mini';
import { call } from '#call';
import { asksSecond } from '#calls/approvals';
import * as texts from '#calls/texts';
import { requiredText } from '#shapes/text';
import { id } from '#shapes/wire';

/** Where several decide, what they decided with it may pay: with `second` that waits until others have confirmed it. */
export const donexusnomreviewdecline = call(
  'donexusnomreviewdecline',
  z.strictObject({ nomId: id, motivation: requiredText(({ characters }) => characters.decline, texts.tellWhy) }),
  z.object({ result: z.string(), second: z.optional(asksSecond) }),
);
