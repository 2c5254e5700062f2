import * as z from 'zod/mini';
import { call } from '#call';
import { logoutTokenMax } from '#limits';

const notOne = 'This is not a logout token.';

/** Where the identity provider tells that somebody's session there has ended (OpenID Connect Back-Channel Logout 1.0). */
export const backchannellogout = call(
  'backchannellogout',
  z.object({
    logout_token: z
      .string('Please send one logout token.')
      .check(z.minLength(1, notOne), z.maxLength(logoutTokenMax, notOne)),
  }),
  z.object({}),
);
