import * as z from 'zod/mini';
import { messageState } from '#calls/oversight/message-shown';
import { inboxSearchMax } from '#limits';
import { contactDeeds, contactStates, contactTaken, contactWriters } from '#rules/contact-states';
import { searched } from '#shapes/text';
import { count, id, isoInstant, oneOf } from '#shapes/wire';

export const contactState = z.enum(contactStates, oneOf(contactStates));

/** Which messages are looked for: all that all of this is true of. */
export const contactFilter = {
  state: z.optional(contactState),
  taken: z.optional(z.enum(contactTaken, oneOf(contactTaken))),
  from: z.optional(z.enum(contactWriters, oneOf(contactWriters))),
  /** Written from then on, and before then. */
  dateFrom: z.optional(isoInstant),
  dateUntil: z.optional(isoInstant),
  /** Words of the name, the address or the message; or the message's own number. */
  search: z.optional(searched(inboxSearchMax)),
};

/** How often it was changed: what is sent with another one than there is now is refused. */
export const revision = count.check(z.maximum(2_000_000_000));
export const changing = { contactId: id, revision };

export const person = z.object({ memberId: z.string(), memberNumber: z.string(), name: z.string() });

export const contactRow = z.object({
  contactId: id,
  revision,
  state: contactState,
  dateWritten: isoInstant,
  /** As they were typed. */
  name: z.string(),
  email: z.string(),
  /** Who wrote it; null: somebody outside. */
  member: z.nullable(person),
  /** The first words of it. */
  beginning: z.string(),
  /** Who answers it; null: nobody yet. */
  takenBy: z.nullable(person),
  /** The caller wrote it: they read it here and do nothing with it. */
  isOwn: z.boolean(),
  answers: count,
  /** Of these, that did not get through. */
  failed: count,
});
export type ContactRow = z.output<typeof contactRow>;

export const contactEntry = z.object({
  entryId: id,
  kind: z.enum(contactDeeds),
  by: z.nullable(person),
  /** To whom it was handed over. */
  to: z.nullable(person),
  date: isoInstant,
  /** Of an answer or a note; '' where who wrote it was erased. */
  text: z.string(),
  /** Of an answer that the outbox has: what became of it, and why it did not get through, in the reader's words. */
  mail: z.nullable(z.object({ state: messageState, reason: z.string(), isInHand: z.boolean() })),
});
export type ContactEntry = z.output<typeof contactEntry>;

/** Carried by a refusal: what somebody did meanwhile, and how it stands now. */
export const quicker = {
  refusals: { changedMeanwhile: z.object({ lately: z.nullable(contactEntry), state: contactState, revision }) },
};

export const done = z.object({ message: z.string(), revision, state: contactState });
