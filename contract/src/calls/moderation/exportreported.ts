import * as z from 'zod/mini';
import { call } from '#call';
import { format } from '#shapes/report-format';
import { filter } from './reported.ts';

/** The same as a file. */
export const exportreported = call('exportreported', z.strictObject({ ...filter, format }), z.undefined());
