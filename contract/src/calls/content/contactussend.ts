import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { contactMessageMax, contactNameMax, emailMax } from '#limits';
import { requiredLine, requiredText } from '#shapes/text';
import * as said from '#texts';
import { told } from '#told';

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
