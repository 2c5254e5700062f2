import * as z from 'zod/mini';
import { call } from '#call';
import { format } from '#shapes/report-format';
import { potFilter } from './shapes.ts';

/** The same as a file: a row for each lot of each pot. */
export const exportbudgets = call('exportbudgets', z.strictObject({ ...potFilter, format }), z.undefined());
