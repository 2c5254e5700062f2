import * as z from 'zod/mini';
import { call } from '#call';
import { home } from '#calls/members/home';

export const authsso = call(
  'authsso',
  z.strictObject({
    code: z
      .string('Please sign on again.')
      .check(z.minLength(1, 'Please sign on again.'), z.maxLength(200, 'Please sign on again.')),
  }),
  z.extend(home, {
    token: z.string(),
    returnTo: z.string(),
    /** The session ends after so long, and the browser signs on again silently before; missing where that is not asked for. */
    recheckSeconds: z.optional(z.number()),
  }),
);
