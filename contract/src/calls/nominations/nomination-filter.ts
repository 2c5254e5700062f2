import * as z from 'zod/mini';
import * as texts from '#calls/texts';
import { nominationSearchMax } from '#limits';
import { line, searched } from '#shapes/text';
import { month } from '#shapes/wire';
import { told } from '#told';

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
  status: z.optional(z.enum(nominationStates, told(texts.nominationState))),
  divisionCode: z.optional(line(40)),
  selMonthFrom: z.optional(month),
  selMonthTo: z.optional(month),
  search: z.optional(searched(nominationSearchMax)),
  sort: z.optional(z.enum(nominationSorts, told(texts.listNotSortedBy))),
  desc: z.optional(z.boolean()),
};
