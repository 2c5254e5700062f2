import * as z from 'zod/mini';
import { call } from '#call';
import { format } from '#shapes/report-format';
import { monthSpan, monthsInOrder } from '#shapes/wire';

/** The same reports as files. */
export const exportmanagement = call(
  'exportmanagement',
  z.strictObject({ ...monthSpan, isAll: z.optional(z.boolean()), format }).check(z.superRefine(monthsInOrder)),
  z.undefined(),
);
