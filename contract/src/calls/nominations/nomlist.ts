import * as z from 'zod/mini';
import { call } from '#call';
import * as texts from '#calls/texts';
import { countedRows, pageBegins } from '#shapes/list-page';
import { count, monthsInOrder, whole } from '#shapes/wire';
import { told } from '#told';
import { filter } from './nomination-filter.ts';
import { nominationRow } from './nomination-row.ts';

const roles = z.object({ ca: z.boolean(), cc: z.boolean(), idea: z.boolean(), inv: z.boolean() });

/** Where a page ends: what the nomination there was ordered by, as a number, and its id. */
const nominationPlace = z.string().check(z.regex(/^\d{1,9}\.\d{1,18}$/, told(texts.noPlace)));

const list = z
  .strictObject({
    ...filter,
    offset: z.optional(count.check(z.maximum(1_000_000_000))),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(1000))),
    /** The place where the last page ended: its `next`. */
    after: z.optional(nominationPlace),
  })
  .check(z.superRefine(monthsInOrder), z.superRefine(pageBegins));

export const nomlist = call(
  'nomlist',
  list,
  z.object({
    roles,
    noms: z.array(nominationRow),
    /** Where the next page begins; null behind the last row. */
    next: z.nullable(nominationPlace),
    ...countedRows,
  }),
);
