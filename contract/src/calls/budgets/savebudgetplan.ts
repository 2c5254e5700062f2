import * as z from 'zod/mini';
import { call } from '#call';
import { alone, asksSecond, nobodyElse } from '#calls/approvals';
import { budgetReasonMax } from '#limits';
import { requiredText } from '#shapes/text';
import { count, id } from '#shapes/wire';
import { told } from '#told';
import { planFields } from './plan.ts';
import * as texts from './texts.ts';

/** A new plan, or another text of one that is there. */
export const savebudgetplan = call(
  'savebudgetplan',
  z
    .strictObject({
      planId: z.optional(id),
      /** Of the plan that is there, as it was seen: a page of the former release says none. */
      revision: z.optional(count),
      ...planFields,
      reason: requiredText(budgetReasonMax, texts.sayWhy),
      alone,
    })
    .check(
      z.refine(({ firstMonth, lastMonth }) => lastMonth === null || firstMonth <= lastMonth, {
        path: ['lastMonth'],
        ...told(texts.monthsInOrder),
      }),
    ),
  z.object({ message: z.string(), second: z.optional(asksSecond) }),
  { refusals: { needsSecond: nobodyElse, changedMeanwhile: z.object({ revision: count }) } },
);
