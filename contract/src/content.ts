import * as z from 'zod/mini';
import { post } from './call.ts';
import { contactMessageMax, contactNameMax, contentKeyMax, emailMax } from './limits.ts';
import { line, requiredLine, requiredText } from './text.ts';
import { charactersAtMost } from './words.ts';

export const content = {
  getcontentdb: post(
    'getcontentdb',
    z.strictObject({
      contentKey: line(contentKeyMax).check(z.refine((key) => key.trim() !== '', 'Invalid Key')),
      isCache: z.optional(z.boolean()),
    }),
    z.object({ content: z.string(), title: z.string() }),
  ),
  contactussend: post(
    'contactussend',
    z.strictObject({
      ContactName: requiredLine(contactNameMax, 'Please give your name.'),
      EmailAddress: z.email('Please give an e-mail address.').check(z.maxLength(emailMax, charactersAtMost(emailMax))),
      Message: requiredText(contactMessageMax, 'Please write a message.'),
      AcceptTerms: z.literal(true, 'Please accept the terms.'),
    }),
    z.object({ message: z.string() }),
    { idempotent: true },
  ),
};
