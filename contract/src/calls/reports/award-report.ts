import * as z from 'zod/mini';
import * as texts from '#calls/texts';
import { format } from '#shapes/report-format';
import { pageEnd, pageInOrder, pageOf, rowsInAll } from '#shapes/report-page';
import { table } from '#shapes/table';
import { id, isoInstant, monthSpan, monthsInOrder, whole } from '#shapes/wire';
import { nominationStandings } from '#standings';
import { told } from '#told';

/** A row of the quarterly award report, and of the competition report. */
const awardRow = z.object({
  nomSerialNum: whole,
  nomId: z.string(),
  dateCreated: isoInstant,
  nomCat: z.string(),
  reason: z.string(),
  byMember: z.string(),
  byMemberNumber: z.string(),
  byDivision: z.string(),
  nomineeMember: z.string(),
  nomineeMemberNumber: z.string(),
  nomineeDivision: z.string(),
  reviewByMember: z.string(),
  reviewByMemberNumber: z.string(),
  reviewByDivision: z.string(),
  /** 0 when not rated. */
  reviewRating: whole,
  reviewPointsValue: whole,
  quarterlyMotivation: z.string(),
  quarterDescription: z.string(),
  /** What became of it. */
  outcome: z.enum(nominationStandings),
  dateReviewed: z.union([isoInstant, z.literal('')]),
  declineReason: z.string(),
  /** Of how many stars the rating is: those of the programme by which was rated; 0 when not rated. */
  reviewRatingMax: whole,
});

export type AwardRow = z.output<typeof awardRow>;

export const awardSorts = ['ref', 'nominee', 'for', 'rating', 'by', 'reviewer'] as const;

const awardStatus = z.optional(z.enum(['W', 'D', 'N', ''], told(texts.awardStatus)));

const span = { ...monthSpan, awardStatus, ...pageOf(awardSorts) };
/** Of one competition, or of all that there were. */
const ofCompetition = { competitionId: z.optional(id) };

export const awardSpan = z.strictObject(span).check(z.superRefine(monthsInOrder), z.superRefine(pageInOrder));
export const competitionSpan = z
  .strictObject({ ...span, ...ofCompetition })
  .check(z.superRefine(monthsInOrder), z.superRefine(pageInOrder));

export const awards = z.object({ report: table(awardRow), ...pageEnd, totals: z.optional(rowsInAll) });

const file = { ...monthSpan, awardStatus, format };

export const awardFile = z.strictObject(file).check(z.superRefine(monthsInOrder));
export const competitionAwardFile = z.strictObject({ ...file, ...ofCompetition }).check(z.superRefine(monthsInOrder));
