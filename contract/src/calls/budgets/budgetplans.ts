import * as z from 'zod/mini';
import { call } from '#call';
import { count, id, isoDate, isoInstant, nothing } from '#shapes/wire';
import { planFields } from './plan.ts';

const run = z.object({ month: isoDate, date: isoInstant, people: count, points: count });

const plan = z.object({
  planId: id,
  ...planFields,
  /** How often it was changed. */
  revision: count,
  byMember: z.string(),
  secondMember: z.string(),
  date: isoInstant,
  /** What it did, the newest first, and what it would do next by what is known now. */
  runs: z.array(run),
  next: z.nullable(z.object({ month: isoDate, people: count, points: count })),
});
export type BudgetPlan = z.output<typeof plan>;

/** What is granted each month. */
export const budgetplans = call('budgetplans', nothing, z.object({ plans: z.array(plan) }));
