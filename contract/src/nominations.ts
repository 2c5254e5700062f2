import * as z from 'zod/mini';
import { post } from './call.ts';
import {
  competitionTitleMax,
  declineMotivationMax,
  nominationReasonMax,
  nominationSearchMax,
  quarterlyMotivationMax,
  recipientsBodyMax,
  recipientsMax,
} from './limits.ts';
import { countedRows, pageBegins } from './list-page.ts';
import { nominationOutcome } from './nomination-outcome.ts';
import { nominationReader } from './nomination-reader.ts';
import { behaviours, customPointsMax, customRatingAbove, oneUp, ratingMax } from './points.ts';
import { format } from './report-format.ts';
import { line, requiredLine, requiredText, searched, text } from './text.ts';
import { count, id, isoInstant, memberId, month, monthsInOrder, recipient, whole } from './wire.ts';
import { peopleAtMost } from './words.ts';

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
  /** What the caller may do now. */
  mayReview: z.boolean(),
  /** People whom a reward would pay: 1, or those of the division. */
  nomineeCount: count,
  ...nominationOutcome,
});
export type NominationRow = z.output<typeof nominationRow>;

/** A nomination that the caller made. */
const ownNominationRow = z.object({
  nomId: z.string(),
  dateCreated: isoInstant,
  nomineeMember: z.string(),
  nomineeDivision: z.string(),
  nomCat: z.string(),
  reason: z.string(),
  ...nominationOutcome,
  ...nominationReader,
});
export type OwnNominationRow = z.output<typeof ownNominationRow>;

const roles = z.object({ ca: z.boolean(), cc: z.boolean(), idea: z.boolean(), inv: z.boolean() });

const members = <R extends z.ZodMiniType<string>>(each: R) =>
  z.array(each, 'Please choose who to nominate.').check(
    z.minLength(1, 'Please choose who to nominate.'),
    z.maxLength(recipientsMax, `${peopleAtMost(recipientsMax)}.`),
    z.refine(
      (list) => new Set(list.map((ref) => ref.replace(/^[01]\./, ''))).size === list.length,
      'Someone is chosen twice.',
    ),
  );

const reason = requiredText(nominationReasonMax, 'Please tell the reason.');
const submitted = z.object({
  message: z.string(),
  nomIds: z.array(z.string()),
  recipients: count,
  /** Who reads them, each once. */
  readBy: z.array(z.object(nominationReader)),
});
const sending = { idempotent: true, limit: 'sends', bodyMax: recipientsBodyMax } as const;

const nomCat = z
  .array(z.enum([...behaviours, oneUp], 'This is not a behaviour.'), 'Please choose at least one behaviour.')
  .check(
    z.minLength(1, 'Please choose at least one behaviour.'),
    z.refine((list) => new Set(list).size === list.length, 'A behaviour is chosen twice.'),
    z.refine((list) => list.length === 1 || !list.includes(oneUp), `'${oneUp}' cannot be combined with behaviours.`),
  );

const review = z
  .strictObject({
    nomId: id,
    reviewRating: whole.check(
      z.minimum(1, 'Please rate with 1 to 7 stars.'),
      z.maximum(ratingMax, 'Please rate with 1 to 7 stars.'),
    ),
    isCustom: z.boolean('Please say whether the amount is custom.'),
    customPoints: z.nullable(
      whole.check(
        z.minimum(0, `Please give 0 to ${customPointsMax} points.`),
        z.maximum(customPointsMax, `Please give 0 to ${customPointsMax} points.`),
      ),
    ),
    isIncludeInQuarterly: z.boolean('Please say whether to include it in the quarterly awards.'),
    quarterlyMotivation: text(quarterlyMotivationMax),
  })
  .check(
    z.superRefine((given, ctx) => {
      const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
      if (given.isCustom && given.reviewRating <= customRatingAbove)
        issue('isCustom', `A custom amount needs a rating above ${customRatingAbove}.`);
      if (given.isCustom && given.customPoints === null)
        issue('customPoints', `Please give 0 to ${customPointsMax} points.`);
      if (!given.isCustom && given.customPoints !== null && given.customPoints !== 0)
        issue('customPoints', 'Points are given only with a custom amount.');
      if (given.isIncludeInQuarterly && given.quarterlyMotivation.trim() === '')
        issue('quarterlyMotivation', 'Please motivate the quarterly award.');
    }),
  );

export const nominationStates = ['review', 'rate', 'rated'] as const;
export const nominationSorts = [
  'dateCreated',
  'nomineeMember',
  'nomineeDivision',
  'byMember',
  'byDivision',
  'nomCat',
  'ratingCount',
] as const;

const filter = {
  status: z.optional(z.enum(nominationStates, 'Please choose review, rate or rated.')),
  divisionCode: z.optional(line(40)),
  selMonthFrom: z.optional(month),
  selMonthTo: z.optional(month),
  search: z.optional(searched(nominationSearchMax)),
  sort: z.optional(z.enum(nominationSorts, 'This list is not sorted by that.')),
  desc: z.optional(z.boolean()),
};

/** Where a page ends: what the nomination there was ordered by, as a number, and its id. */
const nominationPlace = z.string().check(z.regex(/^\d{1,9}\.\d{1,18}$/, 'This is no place in the list.'));

const list = z
  .strictObject({
    ...filter,
    offset: z.optional(count.check(z.maximum(1_000_000_000))),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(1000))),
    /** The place where the last page ended: its `next`. */
    after: z.optional(nominationPlace),
  })
  .check(z.superRefine(monthsInOrder), z.superRefine(pageBegins));

export const nominations = {
  newnom: post('newnom', z.strictObject({ nomCat, reason, members: members(recipient) }), submitted, sending),
  competitionnewnom: post(
    'competitionnewnom',
    z.strictObject({
      nomCat: z
        .array(requiredLine(competitionTitleMax), 'Please give the competition.')
        .check(z.length(1, 'Please give the title of the competition.')),
      reason,
      members: members(memberId),
    }),
    submitted,
    sending,
  ),
  nomlist: post(
    'nomlist',
    list,
    z.object({
      roles,
      noms: z.array(nominationRow),
      /** Where the next page begins; null behind the last row. */
      next: z.nullable(nominationPlace),
      ...countedRows,
    }),
  ),
  /** The same list as a file, without an end. */
  exportnominations: post(
    'exportnominations',
    z.strictObject({ ...filter, format }).check(z.superRefine(monthsInOrder)),
    z.undefined(),
    { answers: 'file' },
  ),
  mynominations: post(
    'mynominations',
    z.strictObject({
      offset: z.optional(count.check(z.maximum(1_000_000_000))),
      limit: z.optional(whole.check(z.minimum(1), z.maximum(100))),
    }),
    z.object({ noms: z.array(ownNominationRow), total: count }),
  ),
  nomget: post('nomget', z.strictObject({ nomId: id }), z.object({ nom: nominationRow })),
  donexusnomreviewreward: post('donexusnomreviewreward', review, z.object({ result: z.string() }), {
    idempotent: true,
  }),
  donexusnomreviewdecline: post(
    'donexusnomreviewdecline',
    z.strictObject({ nomId: id, motivation: requiredText(declineMotivationMax, 'Please tell why.') }),
    z.object({ result: z.string() }),
    { idempotent: true },
  ),
};
