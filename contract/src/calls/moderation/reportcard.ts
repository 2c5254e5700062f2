import * as z from 'zod/mini';
import { call } from '#call';
import { cardReportMax } from '#limits';
import { text } from '#shapes/text';
import { id } from '#shapes/wire';
import { reason } from './reported.ts';

/** Reports a card that the caller can see, once. */
export const reportcard = call(
  'reportcard',
  z.strictObject({ cardId: id, reason, text: text(cardReportMax) }),
  z.object({ message: z.string() }),
);
