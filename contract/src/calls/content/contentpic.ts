import * as z from 'zod/mini';
import { call } from '#call';

/** The address tells how large it is, so that room is kept for it. */
export const contentpic = call(
  'contentpic',
  z.object({
    picId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    size: z.string().check(z.regex(/^[1-9]\d{0,3}x[1-9]\d{0,3}$/)),
  }),
  z.undefined(),
);
