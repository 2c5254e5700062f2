import * as z from 'zod/mini';

/** A row of recent recognition, and what a row of the wall of fame begins with. */
export const recognisedRow = z.object({
  picId: z.string(),
  memberName: z.string(),
  division: z.string(),
  memberId: z.string(),
});
