import * as z from 'zod/mini';
import { call } from '#call';
import { id } from '#shapes/wire';
import { contactEntry, contactRow } from './contact-shown.ts';

/** One message with all that was done with it; to who wrote it without the notes. */
export const inboxone = call(
  'inboxone',
  z.strictObject({ contactId: id }),
  z.extend(contactRow, {
    text: z.string(),
    /** In which its writer reads an answer. */
    language: z.string(),
    /** Later messages from outside with this address are spam. */
    isSpamAddress: z.boolean(),
    entries: z.array(contactEntry),
  }),
);
