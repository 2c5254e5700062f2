import * as z from 'zod/mini';
import { budgetPlanNameMax } from '#limits';
import { planEnds } from '#rules/budget-kinds';
import { line, requiredLine } from '#shapes/text';
import { isoDate, oneOf, trueOrFalse } from '#shapes/wire';
import { told } from '#told';
import { points } from './shapes.ts';
import * as texts from './texts.ts';

const code = line(80);
const monthBegin = isoDate.check(z.refine((day) => day.endsWith('-01'), told(texts.planMonth)));

/** Who gets what in each month. */
export const planFields = {
  name: requiredLine(budgetPlanNameMax, texts.nameThePlan),
  points,
  perReport: trueOrFalse,
  /** All managers where these are empty. */
  site: code,
  division: code,
  costCentre: code,
  /** The first days of months. */
  firstMonth: monthBegin,
  lastMonth: z.nullable(monthBegin),
  ends: z.enum(planEnds, oneOf(planEnds)),
  carries: trueOrFalse,
  isOn: trueOrFalse,
};
