import * as z from 'zod/mini';
import { call } from '#call';
import { countedRows } from '#shapes/list-page';
import { count, isoInstant, oneOf } from '#shapes/wire';
import { nominationStandings } from '#standings';
import { next, ofPerson } from './person-page.ts';
import { namedPerson } from './person-row.ts';

export const nominationSides = ['received', 'made'] as const;
export type NominationSide = (typeof nominationSides)[number];

const nomination = z.object({
  date: isoInstant,
  kind: z.enum(['behaviour', 'competition']),
  /** Who nominated, or who was nominated: a person, or a whole division by its name alone. */
  other: z.object(namedPerson),
  nomCat: z.string(),
  state: z.enum(nominationStandings),
  /** To each; 0 while nothing is paid. */
  points: count,
});
export type PersonNomination = z.output<typeof nomination>;

/** Nominations of somebody or by them, without reasons, ratings and what reviewers wrote. */
export const personnominations = call(
  'personnominations',
  z.strictObject({
    ...ofPerson,
    side: z.enum(nominationSides, oneOf(nominationSides)),
  }),
  z.object({ nominations: z.array(nomination), next, ...countedRows }),
);
