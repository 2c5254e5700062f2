import * as z from 'zod/mini';
import { call } from '#call';
import { spanInOrder } from '#calls/oversight/audit-shown';
import { inboxPageMax } from '#limits';
import { countedRows } from '#shapes/list-page';
import { count, id, whole } from '#shapes/wire';
import { contactFilter, contactRow } from './contact-shown.ts';

/** What was written to the company, the newest first, a page of it. */
export const inboxlist = call(
  'inboxlist',
  z
    .strictObject({
      ...contactFilter,
      limit: whole.check(z.minimum(1), z.maximum(inboxPageMax)),
      /** The place where the last page ended: its `next`. */
      after: z.optional(id),
    })
    .check(z.superRefine(spanInOrder)),
  z.object({
    contacts: z.array(contactRow),
    next: z.nullable(id),
    ...countedRows,
    /** Beside the total: how many are open, and how many of these the caller has taken. */
    open: z.optional(z.object({ all: count, mine: count })),
  }),
);
