import * as z from 'zod/mini';
import { call } from '#call';
import { inboxPageMax } from '#limits';
import { countedRows } from '#shapes/list-page';
import { id, isoInstant, whole } from '#shapes/wire';

const answer = z.object({ date: isoInstant, text: z.string() });

const contact = z.object({
  contactId: id,
  dateWritten: isoInstant,
  text: z.string(),
  /** Not whether it is thought to be spam. */
  state: z.enum(['open', 'answered', 'closed']),
  answers: z.array(answer),
});
export type MyContact = z.output<typeof contact>;

/** What the caller wrote to the company, the newest first, and what it answered. */
export const mycontacts = call(
  'mycontacts',
  z.strictObject({ limit: whole.check(z.minimum(1), z.maximum(inboxPageMax)), after: z.optional(id) }),
  z.object({ contacts: z.array(contact), next: z.nullable(id), ...countedRows }),
);
