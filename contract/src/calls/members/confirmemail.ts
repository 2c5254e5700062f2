import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { requiredLine } from '#shapes/text';
import { memberData } from './member-data.ts';

export const confirmemail = call(
  'confirmemail',
  z.strictObject({ code: requiredLine(100, texts.linkNotWhole) }),
  z.object({ message: z.string(), memberData }),
);
