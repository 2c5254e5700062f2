import * as z from 'zod/mini';

/** A row of recent recognition and of the wall of fame. */
export const recognisedRow = z.object({
  picId: z.string(),
  memberName: z.string(),
  division: z.string(),
  memberId: z.string(),
});
