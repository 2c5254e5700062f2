import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { logoutTokenMax } from '#limits';
import { told } from '#told';

const notOne = told(texts.noLogoutToken);

/** Where the identity provider tells that somebody's session there has ended (OpenID Connect Back-Channel Logout 1.0). */
export const backchannellogout = call(
  'backchannellogout',
  z.object({
    logout_token: z
      .string(told(texts.oneLogoutToken))
      .check(z.minLength(1, notOne), z.maxLength(logoutTokenMax, notOne)),
  }),
  z.object({}),
);
