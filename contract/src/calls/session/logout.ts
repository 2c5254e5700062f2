import * as z from 'zod/mini';
import { call } from '#call';
import { nothing } from '#shapes/wire';

export const logout = call(
  'logout',
  nothing,
  z.object({
    message: z.string(),
    /** Where the browser goes to sign off at the identity provider too; null where that is not asked for. */
    signOffAt: z.nullable(z.string()),
  }),
);
