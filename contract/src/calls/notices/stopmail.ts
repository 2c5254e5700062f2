import * as z from 'zod/mini';
import { call } from '#call';

/**
 * Stops the e-mails of a kind, by the link at the foot of one of them; nobody signs on for that. The answer to a link that leads
 * nowhere is the same.
 */
export const stopmail = call(
  'stopmail',
  z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  z.object({ message: z.string() }),
);
