import * as z from 'zod/mini';
import { letterNameMax } from '#limits';
import { requiredLine } from '#shapes/text';
import { count, isoInstant, memberId, oneOf } from '#shapes/wire';
import { messageStates } from './message-states.ts';

export const messageState = z.enum(messageStates, oneOf(messageStates));

const channels = ['email', 'sms', 'push'] as const;
const channel = z.enum(channels, oneOf(channels));

/** Which messages are looked for, beside their state: all that all of this is true of. */
export const messageFilter = {
  channel: z.optional(channel),
  /** The kind of message. */
  letter: z.optional(requiredLine(letterNameMax)),
  /** To whom it goes. */
  to: z.optional(memberId),
  /** Promised from then on, and before then. */
  dateFrom: z.optional(isoInstant),
  dateUntil: z.optional(isoInstant),
};

export const messageRow = z.object({
  messageId: z.string(),
  state: messageState,
  channel,
  letter: z.string(),
  /** What kind of message it is, in the reader's words. */
  title: z.string(),
  /** Null: somebody outside the roster. */
  to: z.nullable(z.object({ memberNumber: z.string(), name: z.string() })),
  /** Where its last try went, masked; '' before the first one. */
  address: z.string(),
  tries: count,
  /** It is being sent at this moment. */
  isInHand: z.boolean(),
  datePromised: isoInstant,
  dateEnded: z.nullable(isoInstant),
  /** Why it did not get through, in the reader's words; '' where nothing failed. */
  reason: z.string(),
});
export type MessageRow = z.output<typeof messageRow>;
