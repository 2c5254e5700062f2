import * as z from 'zod/mini';
import { call } from '#call';
import { format } from '#shapes/report-format';
import { monthSpan, monthsInOrder } from '#shapes/wire';
import { ideaStatus } from './idea-row.ts';

/** The same report as a file. */
export const exportideas = call(
  'exportideas',
  z.strictObject({ ...monthSpan, ideaStatus, format }).check(z.superRefine(monthsInOrder)),
  z.undefined(),
);
