import * as z from 'zod/mini';
import { call } from '#call';
import { noticeKinds, noticesPageMax } from '#rules/notice-kinds';
import { countedRows } from '#shapes/list-page';
import { count, id, isoInstant, oneOf, trueOrFalse, whole } from '#shapes/wire';

const notice = z.object({
  noticeId: id,
  kind: z.enum(noticeKinds),
  /** In the reader's language; null: what it told of is no longer there, or no longer theirs to see. */
  words: z.nullable(z.string()),
  /** Where it can be seen, inside the portal. */
  path: z.nullable(z.string()),
  date: isoInstant,
  isUnread: z.boolean(),
});
export type Notice = z.output<typeof notice>;

/** What happened to the caller, the newest first, a page of it. */
export const noticelist = call(
  'noticelist',
  z.strictObject({
    kind: z.optional(z.enum(noticeKinds, oneOf(noticeKinds))),
    /** Only what is not read yet. */
    unread: z.optional(trueOrFalse),
    limit: whole.check(z.minimum(1), z.maximum(noticesPageMax)),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
  }),
  z.object({
    notices: z.array(notice),
    next: z.nullable(id),
    ...countedRows,
    /** Of all kinds. */
    unread: count,
  }),
);
