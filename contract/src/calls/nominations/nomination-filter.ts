import * as z from 'zod/mini';
import { nominationSearchMax } from '#limits';
import { line, searched } from '#shapes/text';
import { month } from '#shapes/wire';

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

export const filter = {
  status: z.optional(z.enum(nominationStates, 'Please choose review, rate or rated.')),
  divisionCode: z.optional(line(40)),
  selMonthFrom: z.optional(month),
  selMonthTo: z.optional(month),
  search: z.optional(searched(nominationSearchMax)),
  sort: z.optional(z.enum(nominationSorts, 'This list is not sorted by that.')),
  desc: z.optional(z.boolean()),
};
