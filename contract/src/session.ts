import { z } from 'zod';
import { get, post } from './call.ts';
import { home } from './members.ts';

export const session = {
  idplogin: get(
    'idplogin',
    z.object({ returnTo: z.string().optional(), login_hint: z.string().optional(), RelayState: z.string().optional() }),
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
      code: z.string('Please sign on again.').min(1, 'Please sign on again.').max(200, 'Please sign on again.'),
    }),
    home.extend({ token: z.string(), returnTo: z.string() }),
  ),
  logout: post('logout', z.strictObject({}), z.object({ message: z.string() })),
};
