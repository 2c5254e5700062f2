import * as z from 'zod/mini';
import { call } from '#call';
import { count, id, isoInstant } from '#shapes/wire';
import { messageRow } from './message-shown.ts';

/** One message with its tries; never what it says. */
export const messageone = call(
  'messageone',
  z.strictObject({ messageId: id }),
  z.extend(messageRow, {
    attempts: z.array(
      z.object({
        attempt: count,
        at: isoInstant,
        outcome: z.enum(['sent', 'failed', 'refused']),
        /** In the reader's words; '' where it was sent. */
        reason: z.string(),
        /** As the receiving side said it, with addresses masked. */
        detail: z.string(),
      }),
    ),
  }),
);
