import * as z from 'zod/mini';
import { get, post } from './call.ts';
import { home } from './members.ts';

export const session = {
  idplogin: get(
    'idplogin',
    z.object({
      returnTo: z.optional(z.string()),
      login_hint: z.optional(z.string()),
      RelayState: z.optional(z.string()),
    }),
    z.undefined(),
    { answers: 'redirect' },
  ),
  /** Where the identity provider sends the browser back to. */
  ssocallback: get('ssocallback', z.record(z.string(), z.unknown()), z.undefined(), {
    answers: 'redirect',
  }),
  authsso: post(
    'authsso',
    z.strictObject({
      code: z
        .string('Please sign on again.')
        .check(z.minLength(1, 'Please sign on again.'), z.maxLength(200, 'Please sign on again.')),
    }),
    z.extend(home, { token: z.string(), returnTo: z.string() }),
  ),
  logout: post('logout', z.strictObject({}), z.object({ message: z.string() })),
};
