import * as z from 'zod/mini';
import { call } from '#call';

/** The banner of a competition by its id, or the one that is drawn for those that have none. */
export const competitionpic = call(
  'competitionpic',
  z.object({ picId: z.string().check(z.regex(/^(?:[0-9a-f]{32}|drawn)$/)) }),
  z.undefined(),
);
