import * as z from 'zod/mini';
import { call } from '#call';
import { budgetsPageMax } from '#limits';
import { budgetGroups } from '#rules/budget-kinds';
import { countedRows } from '#shapes/list-page';
import { line } from '#shapes/text';
import { count, isoDate, oneOf, whole } from '#shapes/wire';
import { potFilter } from './shapes.ts';

/** Granted is what was awarded, went back and is left. What was moved on counts where it is now. */
const sums = { granted: count, used: count, returned: count, left: count };

const row = z.object({
  /** The manager's id, or the name of what they are added up by. */
  key: z.string(),
  memberId: z.string(),
  name: z.string(),
  memberNumber: z.string(),
  division: z.string(),
  costCentre: z.string(),
  pots: count,
  ...sums,
  /** When the next of it ends, and how much that is. */
  endsOn: z.nullable(isoDate),
  ending: count,
});
export type BudgetRow = z.output<typeof row>;

/** All pots, or what they add up to. */
export const budgetlist = call(
  'budgetlist',
  z.strictObject({
    ...potFilter,
    group: z.enum(budgetGroups, oneOf(budgetGroups)),
    limit: whole.check(z.minimum(1), z.maximum(budgetsPageMax)),
    after: z.optional(line(200)),
  }),
  z.object({
    rows: z.array(row),
    next: z.nullable(z.string()),
    ...countedRows,
    /** Of all that is filtered, beside the first page. */
    totals: z.optional(z.object({ pots: count, ...sums })),
    /** What there is to filter by. */
    choices: z.optional(
      z.object({
        periods: z.array(z.string()),
        sites: z.array(z.string()),
        divisions: z.array(z.object({ code: z.string(), name: z.string() })),
        costCentres: z.array(z.string()),
      }),
    ),
  }),
);
