import * as z from 'zod/mini';
import { call } from '#call';
import { moderationPageMax } from '#limits';
import { countedRows } from '#shapes/list-page';
import { id, whole } from '#shapes/wire';
import { filter, row } from './reported.ts';

/** Reported cards and comments, the newest first; never those that concern the caller. */
export const reportedlist = call(
  'reportedlist',
  z.strictObject({
    ...filter,
    limit: whole.check(z.minimum(1), z.maximum(moderationPageMax)),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
  }),
  z.object({ cases: z.array(row), next: z.nullable(id), ...countedRows }),
);
