import { z } from 'zod';
import { get, post } from './call.ts';
import { home } from './members.ts';
import { callPaths } from './paths.ts';

export const session = {
  idplogin: get(
    callPaths.idplogin,
    'open',
    z.object({ returnTo: z.string().optional(), login_hint: z.string().optional(), RelayState: z.string().optional() }),
    z.undefined(),
    { answers: 'redirect' },
  ),
  /** Where the identity provider sends the browser back to. */
  ssocallback: get(callPaths.ssocallback, 'open', z.record(z.string(), z.unknown()), z.undefined(), {
    answers: 'redirect',
  }),
  authsso: post(
    callPaths.authsso,
    'open',
    z.strictObject({
      code: z.string('Please sign on again.').min(1, 'Please sign on again.').max(200, 'Please sign on again.'),
    }),
    home.extend({ token: z.string(), returnTo: z.string() }),
  ),
  logout: post(callPaths.logout, 'signedOn', z.strictObject({}), z.object({ message: z.string() })),
};
