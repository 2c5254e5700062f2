import * as z from 'zod/mini';
import { call } from '#call';
import { countedRows } from '#shapes/list-page';
import * as shared from '#shapes/texts';
import { trueOrFalse } from '#shapes/wire';
import { told } from '#told';
import { peopleSorts } from './kinds.ts';
import { peopleFilter } from './people-filter.ts';
import { next, peoplePage } from './person-page.ts';
import { personRow } from './person-row.ts';

/** Everybody in whom the roster ever had somebody, those who left among them; by name where no other order is asked for. */
export const peoplelist = call(
  'peoplelist',
  z.strictObject({
    ...peopleFilter,
    ...peoplePage,
    sort: z.optional(z.enum(peopleSorts, told(shared.notSortedBy))),
    desc: z.optional(trueOrFalse),
  }),
  z.object({ people: z.array(personRow), next, ...countedRows }),
);
