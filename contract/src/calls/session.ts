import * as z from 'zod/mini';
import { call } from '#call';
import { home } from '#calls/members/home';
import { nothing } from '#shapes/wire';

export const idplogin = call(
  'idplogin',
  z.object({
    returnTo: z.optional(z.string()),
    login_hint: z.optional(z.string()),
    RelayState: z.optional(z.string()),
  }),
  z.undefined(),
);

/** Where the identity provider sends the browser back to. */
export const ssocallback = call('ssocallback', z.record(z.string(), z.unknown()), z.undefined());

export const authsso = call(
  'authsso',
  z.strictObject({
    code: z
      .string('Please sign on again.')
      .check(z.minLength(1, 'Please sign on again.'), z.maxLength(200, 'Please sign on again.')),
  }),
  z.extend(home, { token: z.string(), returnTo: z.string() }),
);

export const logout = call('logout', nothing, z.object({ message: z.string() }));
