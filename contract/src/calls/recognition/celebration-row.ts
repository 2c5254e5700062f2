import * as z from 'zod/mini';
import { count } from '#shapes/wire';

export const celebrationRow = z.object({
  what: z.enum(['BDAY', 'ANNIV']),
  memberId: z.string(),
  memberName: z.string(),
  picId: z.string(),
  firstName: z.string(),
  surname: z.string(),
  division: z.string(),
  /** Years of service; 0 for a birthday. */
  years: count,
  /** 'Y' when the person takes part in Get To Know, else ''. */
  interest1: z.string(),
});
export type CelebrationRow = z.output<typeof celebrationRow>;
