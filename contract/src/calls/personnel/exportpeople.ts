import * as z from 'zod/mini';
import { call } from '#call';
import { format } from '#shapes/report-format';
import { peopleFilter } from './people-filter.ts';

/** The same people as a file, by name. */
export const exportpeople = call('exportpeople', z.strictObject({ ...peopleFilter, format }), z.undefined());
