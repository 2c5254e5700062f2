import * as z from 'zod/mini';
import { call } from '#call';
import { contactNoteMax } from '#limits';
import { requiredText } from '#shapes/text';
import { id } from '#shapes/wire';
import { done } from './contact-shown.ts';
import * as texts from './texts.ts';

/** Keeps a note that only those read who look after messages. */
export const inboxnote = call(
  'inboxnote',
  z.strictObject({ contactId: id, text: requiredText(contactNoteMax, texts.writeNote) }),
  done,
);
