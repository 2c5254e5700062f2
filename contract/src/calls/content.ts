import * as z from 'zod/mini';
import { call } from '#call';
import { contactMessageMax, contactNameMax, contentKeyMax, emailMax } from '#limits';
import { line, requiredLine, requiredText } from '#shapes/text';
import * as said from '#texts';
import { told } from '#told';
import * as texts from './texts.ts';

export const getcontentdb = call(
  'getcontentdb',
  z.strictObject({
    contentKey: line(contentKeyMax).check(z.refine((key) => key.trim() !== '', told(texts.invalidKey))),
    isCache: z.optional(z.boolean()),
  }),
  z.object({ content: z.string(), title: z.string() }),
);

export const contactussend = call(
  'contactussend',
  z.strictObject({
    ContactName: requiredLine(contactNameMax, texts.giveName),
    EmailAddress: z
      .email(told(texts.giveEmail))
      .check(z.maxLength(emailMax, told(said.charactersAtMost, { max: emailMax }))),
    Message: requiredText(contactMessageMax, texts.writeMessage),
    AcceptTerms: z.literal(true, told(texts.acceptTerms)),
  }),
  z.object({ message: z.string() }),
);
