import * as z from 'zod/mini';
import { say } from '#say';
import { count, id } from '#shapes/wire';
import { spanInOrder } from './audit-shown.ts';
import { messageFilter, messageState } from './message-shown.ts';
import * as texts from './texts.ts';

/**
 * What is done with one message, or with all of a state that a filter finds: `messages` is how many that are, as they were
 * counted. Refused where it is otherwise by now.
 */
export const messageWish = z
  .strictObject({
    /** In which it was seen, or which of them. */
    state: messageState,
    messageId: z.optional(id),
    ...messageFilter,
    messages: z.optional(count),
  })
  .check(
    z.superRefine(({ messageId, messages }, ctx) => {
      if ((messageId === undefined) !== (messages === undefined)) return;
      ctx.addIssue({ code: 'custom', path: ['messageId'], message: say(texts.oneOrAll) });
    }),
    z.superRefine(spanInOrder),
  );

export const messagesDone = z.object({ messages: count, message: z.string() });
