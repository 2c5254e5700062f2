import * as z from 'zod/mini';
import { call } from '#call';
import { alone, asksSecond, nobodyElse } from '#calls/approvals';
import { budgetReasonMax, pointsInAllMost } from '#limits';
import { requiredText } from '#shapes/text';
import { count } from '#shapes/wire';
import { budgetPreview, budgetWish } from './shapes.ts';
import * as texts from './texts.ts';

/** Grants, moves, takes back, or gives another last day. */
export const changebudget = call(
  'changebudget',
  budgetWish({
    reason: requiredText(budgetReasonMax, texts.sayWhy),
    /** As it was seen: anything else is refused, with what it would be now. */
    seen: z.strictObject({ people: count, points: count.check(z.maximum(pointsInAllMost * 1000)) }),
    alone,
  }),
  z.object({
    message: z.string(),
    points: count,
    /** Nothing was done yet: it waits for a second person. */
    second: z.optional(asksSecond),
  }),
  { refusals: { changedMeanwhile: z.object({ preview: budgetPreview }), needsSecond: nobodyElse } },
);
