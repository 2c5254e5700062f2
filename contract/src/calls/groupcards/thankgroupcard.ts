import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { signatureMax } from '#limits';
import { requiredText } from '#shapes/text';
import { id } from '#shapes/wire';

/** Thanks all who signed, once. */
export const thankgroupcard = call(
  'thankgroupcard',
  z.strictObject({ cardId: id, text: requiredText(signatureMax, texts.writeThanks) }),
  z.object({ message: z.string() }),
);
