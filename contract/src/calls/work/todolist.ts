import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { todoPageMax } from '#limits';
import { sameDecisionNames } from '#programme/same-decisions';
import { workKinds } from '#programme/work-kinds';
import { count, isoDate, isoInstant, oneOf, whole } from '#shapes/wire';
import { told } from '#told';

const item = z.object({
  kind: z.enum(workKinds),
  /** Of its kind: the nomination, the idea, the request, the order line, the file, the message, the case, the product, the lot. */
  itemId: z.string(),
  /** Since when it waits; '' of what has no beginning. */
  since: z.union([isoInstant, z.literal('')]),
  /** The last day on which it is in time; '' where none is agreed. */
  due: z.union([isoDate, z.literal('')]),
  isOverdue: z.boolean(),
  /** Nobody decided it in time, and it went on to the caller. */
  isEscalated: z.boolean(),
  /** Whom or what it is about: nominee, title, asker, product, source, who wrote, who got the card or wrote the comment, the quarter of a vote. */
  name: z.string(),
  /** Whose it is: nominator, author, buyer, who gave the card ('' of a comment), of a vote that has ended its quarter. */
  by: z.string(),
  /** Which of its kind: 'second' of a nomination that waits for a second person, the kind of request or file, the state of a file or of messages, the number of an order, the nominee whom nobody may decide about as a member id, who has won a vote, 'card' or 'comment'. */
  what: z.string(),
  /** Pieces, codes that are left, messages, points; 1 where the winner of a vote has got the prize. */
  count,
  /** What the caller can decide of it together with others. */
  together: z.array(z.enum(sameDecisionNames)),
});
export type WorkItem = z.output<typeof item>;

/** What waits for the caller to do, that which waits longest first. */
export const todolist = call(
  'todolist',
  z.strictObject({
    kind: z.optional(z.enum(workKinds, oneOf(workKinds))),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(todoPageMax))),
    /** The place where the last page ended: its `next`. */
    after: z.optional(
      z
        .string(told(texts.noPlace))
        .check(
          z.maxLength(1000, told(texts.noPlace)),
          z.regex(/^[a-z]+\.-?\d{1,18}\.\d{1,18}(?:~[a-z]+\.-?\d{1,18}\.\d{1,18})*$/, told(texts.noPlace)),
        ),
    ),
  }),
  z.object({ items: z.array(item), next: z.nullable(z.string()) }),
);
