import * as z from 'zod/mini';
import { severalWays } from '#programme/deciding';
import { count, isoInstant } from '#shapes/wire';
import { nominationStandings } from '#standings';

/** What became of a nomination, for those who may see it; empty for everybody else. */
export const nominationOutcome = {
  state: z.enum(nominationStandings),
  /** 0 when not rated. */
  reviewRating: count,
  /** Of how many stars it is: those of the programme by which was rated; 0 when not rated. */
  reviewRatingMax: count,
  /** To each; 0 while nothing is paid. */
  reviewPointsValue: count,
  /** People who got the points or the card. */
  peopleRewarded: count,
  reviewByMember: z.string(),
  reviewByMemberNumber: z.string(),
  /** For whom they did it as a delegate; empty where they did it by their own right. */
  reviewForMember: z.string(),
  /** How several decided together, of whom that person's word was the last one, or the chair's; '' where one did. */
  reviewDecidedBy: z.enum(['', ...severalWays]),
  /** So many said something by then; 0 where one decided. */
  reviewSaidCount: count,
  dateReviewed: z.union([isoInstant, z.literal('')]),
  /** Why it was declined, or chosen for the quarterly awards. */
  motivation: z.string(),
  /** 'Closed: {name} has left.', where it was closed by itself. */
  closedWhy: z.string(),
};
