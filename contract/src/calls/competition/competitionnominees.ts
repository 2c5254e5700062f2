import * as z from 'zod/mini';
import { call } from '#call';
import { memberSearchMax } from '#limits';
import { searched } from '#shapes/text';
import { count, id, whole } from '#shapes/wire';
import { pageMax } from './competition-fields.ts';

const nominee = z.object({
  memberId: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  division: z.string(),
  picId: z.string(),
  /** How often they were nominated for it. */
  entries: count,
});
export type Nominee = z.output<typeof nominee>;

/** Out of whom winners are named: the most often nominated come first. Who has left is not among them, nor who asks. */
export const competitionnominees = call(
  'competitionnominees',
  z.strictObject({
    competitionId: id,
    search: z.optional(searched(memberSearchMax)),
    offset: z.optional(count.check(z.maximum(1_000_000))),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(pageMax))),
  }),
  z.object({ nominees: z.array(nominee), total: count }),
);
