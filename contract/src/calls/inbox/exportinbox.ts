import * as z from 'zod/mini';
import { call } from '#call';
import { spanInOrder } from '#calls/oversight/audit-shown';
import { format } from '#shapes/report-format';
import { contactFilter } from './contact-shown.ts';

/** The same messages as a file. */
export const exportinbox = call(
  'exportinbox',
  z.strictObject({ ...contactFilter, format }).check(z.superRefine(spanInOrder)),
  z.undefined(),
);
