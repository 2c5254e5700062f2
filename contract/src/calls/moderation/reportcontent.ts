import * as z from 'zod/mini';
import { call } from '#call';
import { reportMax } from '#limits';
import { text } from '#shapes/text';
import { reason, reported } from './reported.ts';

/** Reports a card or a comment that the caller can see, once. */
export const reportcontent = call(
  'reportcontent',
  z.strictObject({ ...reported, reason, text: text(reportMax) }),
  z.object({ message: z.string() }),
);
