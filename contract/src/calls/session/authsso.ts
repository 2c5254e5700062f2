import * as z from 'zod/mini';
import { call } from '#call';
import { home } from '#calls/members/home';
import * as texts from '#calls/texts';
import { told } from '#told';

export const authsso = call(
  'authsso',
  z.strictObject({
    code: z
      .string(told(texts.signOnAgain))
      .check(z.minLength(1, told(texts.signOnAgain)), z.maxLength(200, told(texts.signOnAgain))),
  }),
  z.extend(home, {
    token: z.string(),
    returnTo: z.string(),
    /** The session ends after so long, and the browser signs on again silently before; missing where that is not asked for. */
    recheckSeconds: z.optional(z.number()),
  }),
);
