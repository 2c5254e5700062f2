import * as z from 'zod/mini';
import { call } from '#call';
import { contactMessageMax, contactNameMax, contentKeyMax, emailMax } from '#limits';
import { line, requiredLine, requiredText } from '#shapes/text';
import { charactersAtMost } from '#words';

export const getcontentdb = call(
  'getcontentdb',
  z.strictObject({
    contentKey: line(contentKeyMax).check(z.refine((key) => key.trim() !== '', 'Invalid Key')),
    isCache: z.optional(z.boolean()),
  }),
  z.object({ content: z.string(), title: z.string() }),
);

export const contactussend = call(
  'contactussend',
  z.strictObject({
    ContactName: requiredLine(contactNameMax, 'Please give your name.'),
    EmailAddress: z.email('Please give an e-mail address.').check(z.maxLength(emailMax, charactersAtMost(emailMax))),
    Message: requiredText(contactMessageMax, 'Please write a message.'),
    AcceptTerms: z.literal(true, 'Please accept the terms.'),
  }),
  z.object({ message: z.string() }),
);
