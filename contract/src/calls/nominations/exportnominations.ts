import * as z from 'zod/mini';
import { call } from '#call';
import { format } from '#shapes/report-format';
import { monthsInOrder } from '#shapes/wire';
import { filter } from './nomination-filter.ts';

/** The same list as a file, without an end. */
export const exportnominations = call(
  'exportnominations',
  z.strictObject({ ...filter, format }).check(z.superRefine(monthsInOrder)),
  z.undefined(),
);
