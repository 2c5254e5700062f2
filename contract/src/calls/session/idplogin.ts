import * as z from 'zod/mini';
import { call } from '#call';

export const idplogin = call(
  'idplogin',
  z.object({
    returnTo: z.optional(z.string()),
    login_hint: z.optional(z.string()),
    RelayState: z.optional(z.string()),
  }),
  z.undefined(),
);
