import * as z from 'zod/mini';
import * as said from '#texts';
import { told } from '#told';

/** The secret of the link: a browser never sends it in an address. */
export const secret = z.string(told(said.setupLinkWrong)).check(z.regex(/^[\w-]{43}$/, told(said.setupLinkWrong)));

/** How one goes on who came in. */
export const entered = z.object({
  token: z.string(),
  /** As they are spoken to. */
  locale: z.string(),
});
