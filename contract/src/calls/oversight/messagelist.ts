import * as z from 'zod/mini';
import { call } from '#call';
import { oversightPageMax } from '#limits';
import { countedRows } from '#shapes/list-page';
import { count, id, whole } from '#shapes/wire';
import { auditPerson, spanInOrder } from './audit-shown.ts';
import { messageFilter, messageRow, messageState } from './message-shown.ts';

/** What the portal sends, the newest first, a page of it. */
export const messagelist = call(
  'messagelist',
  z
    .strictObject({
      state: z.optional(messageState),
      ...messageFilter,
      limit: whole.check(z.minimum(1), z.maximum(oversightPageMax)),
      after: z.optional(id),
    })
    .check(z.superRefine(spanInOrder)),
  z.object({
    messages: z.array(messageRow),
    next: z.nullable(id),
    ...countedRows,
    /** Beside the total: the kinds of messages that there are, in the reader's words. */
    letters: z.optional(z.array(z.object({ letter: z.string(), title: z.string() }))),
    /** Who was asked for, beside the total. */
    to: z.optional(auditPerson),
    /** Beside the total: all that did not get through or waits. */
    open: z.optional(z.object({ promised: count, held: count, stuck: count })),
  }),
);
