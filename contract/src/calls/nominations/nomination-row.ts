import * as z from 'zod/mini';
import { count, isoInstant } from '#shapes/wire';
import { nominationOutcome } from './nomination-outcome.ts';

export const nominationRow = z.object({
  nomId: z.string(),
  dateCreated: isoInstant,
  /** The person's name, or 'Entire division: {division}'. */
  nomineeMember: z.string(),
  nomineeMemberNumber: z.string(),
  nomineeManagerMember: z.string(),
  nomineeManagerMemberNumber: z.string(),
  nomineeManagerCellNum: z.string(),
  nomineeDivision: z.string(),
  byMember: z.string(),
  byMemberNumber: z.string(),
  byDivision: z.string(),
  /** Comma-separated behaviours. */
  nomCat: z.string(),
  reason: z.string(),
  /** Rated or declined. */
  reviewIsDone: z.boolean(),
  /** Rated by the caller. */
  ratingIsDone: z.boolean(),
  ratingCount: count,
  isDeclined: z.boolean(),
  /** What a rating would pay waits until others have confirmed it; who is nominated does not hear of it. */
  isAsked: z.boolean(),
  /** What the caller may do now. */
  mayReview: z.boolean(),
  /** People whom a reward would pay: 1, or those of the division. */
  nomineeCount: count,
  /** '' of who has left. */
  byMemberId: z.string(),
  /** '' of a division, and of who has left. */
  nomineeMemberId: z.string(),
  /** Of their picture; '' where there is none. */
  nomineePicId: z.string(),
  ...nominationOutcome,
});

export type NominationRow = z.output<typeof nominationRow>;
