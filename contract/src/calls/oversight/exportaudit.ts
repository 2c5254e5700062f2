import * as z from 'zod/mini';
import { call } from '#call';
import { lineFormat } from '#shapes/report-format';
import { auditFilter, spanInOrder } from './audit-shown.ts';

/** The same entries as a file, in the order of the chain; as lines of JSON with all that their hashes were made of. */
export const exportaudit = call(
  'exportaudit',
  z.strictObject({ ...auditFilter, format: lineFormat }).check(z.superRefine(spanInOrder)),
  z.undefined(),
);
