import * as z from 'zod/mini';
import { call } from '#call';
import { requiredLine } from '#shapes/text';
import { memberData } from './member-data.ts';

export const confirmemail = call(
  'confirmemail',
  z.strictObject({ code: requiredLine(100, 'The link is not whole.') }),
  z.object({ message: z.string(), memberData }),
);
