import { z } from 'zod';
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
import { nominationOutcome } from './nomination-outcome.ts';
import { behaviours, customPointsMax, customRatingAbove, oneUp, ratingMax } from './points.ts';
import { line, requiredLine, requiredText, text } from './text.ts';
import { count, id, isoInstant, memberId, month, monthsInOrder, recipient, whole } from './wire.ts';

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
});
export type OwnNominationRow = z.output<typeof ownNominationRow>;

const roles = z.object({ ca: z.boolean(), cc: z.boolean(), idea: z.boolean(), inv: z.boolean() });

const members = <R extends z.ZodType<string>>(each: R) =>
  z
    .array(each, 'Please choose who to nominate.')
    .min(1, 'Please choose who to nominate.')
    .max(recipientsMax, `Please choose at most ${recipientsMax.toLocaleString('en')} people.`)
    .refine(
      (list) => new Set(list.map((ref) => ref.replace(/^[01]\./, ''))).size === list.length,
      'Someone is chosen twice.',
    );

const reason = requiredText(nominationReasonMax, 'Please tell the reason.');
const submitted = z.object({ message: z.string(), nomIds: z.array(z.string()), recipients: count });
const sending = { idempotent: true, limit: 'sends', bodyMax: recipientsBodyMax } as const;

const nomCat = z
  .array(z.enum([...behaviours, oneUp], 'This is not a behaviour.'), 'Please choose at least one behaviour.')
  .min(1, 'Please choose at least one behaviour.')
  .refine((list) => new Set(list).size === list.length, 'A behaviour is chosen twice.')
  .refine((list) => list.length === 1 || !list.includes(oneUp), `'${oneUp}' cannot be combined with behaviours.`);

const review = z
  .strictObject({
    nomId: id,
    reviewRating: whole.min(1, 'Please rate with 1 to 7 stars.').max(ratingMax, 'Please rate with 1 to 7 stars.'),
    isCustom: z.boolean('Please say whether the amount is custom.'),
    customPoints: whole
      .min(0, `Please give 0 to ${customPointsMax} points.`)
      .max(customPointsMax, `Please give 0 to ${customPointsMax} points.`)
      .nullable(),
    isIncludeInQuarterly: z.boolean('Please say whether to include it in the quarterly awards.'),
    quarterlyMotivation: text(quarterlyMotivationMax),
  })
  .superRefine((given, ctx) => {
    const issue = (path: string, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (given.isCustom && given.reviewRating <= customRatingAbove)
      issue('isCustom', `A custom amount needs a rating above ${customRatingAbove}.`);
    if (given.isCustom && given.customPoints === null)
      issue('customPoints', `Please give 0 to ${customPointsMax} points.`);
    if (!given.isCustom && given.customPoints !== null && given.customPoints !== 0)
      issue('customPoints', 'Points are given only with a custom amount.');
    if (given.isIncludeInQuarterly && given.quarterlyMotivation.trim() === '')
      issue('quarterlyMotivation', 'Please motivate the quarterly award.');
  });

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

const list = z
  .strictObject({
    status: z.enum(nominationStates, 'Please choose review, rate or rated.').optional(),
    divisionCode: line(40).optional(),
    selMonthFrom: month.optional(),
    selMonthTo: month.optional(),
    search: line(nominationSearchMax).optional(),
    sort: z.enum(nominationSorts, 'This list is not sorted by that.').optional(),
    desc: z.boolean().optional(),
    offset: count.max(1_000_000_000).optional(),
    limit: whole.min(1).max(1000).optional(),
  })
  .superRefine(monthsInOrder);

export const nominations = {
  newnom: post('newnom', z.strictObject({ nomCat, reason, members: members(recipient) }), submitted, sending),
  competitionnewnom: post(
    'competitionnewnom',
    z.strictObject({
      nomCat: z
        .array(requiredLine(competitionTitleMax), 'Please give the competition.')
        .length(1, 'Please give the title of the competition.'),
      reason,
      members: members(memberId),
    }),
    submitted,
    sending,
  ),
  nomlist: post('nomlist', list, z.object({ roles, noms: z.array(nominationRow), total: count })),
  mynominations: post(
    'mynominations',
    z.strictObject({ offset: count.max(1_000_000_000).optional(), limit: whole.min(1).max(100).optional() }),
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
