import * as z from 'zod/mini';
import { call } from '#call';
import { contactAnswerMax } from '#limits';
import { requiredText } from '#shapes/text';
import { changing, done, quicker } from './contact-shown.ts';
import * as texts from './texts.ts';

/** Answers by e-mail to the address that its writer gave. */
export const inboxanswer = call(
  'inboxanswer',
  z.strictObject({ ...changing, text: requiredText(contactAnswerMax, texts.writeAnswer) }),
  done,
  quicker,
);
