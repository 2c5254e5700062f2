import * as z from 'zod/mini';
import { call } from '#call';
import { decisions } from '#rules/cases';
import { count, id, oneOf } from '#shapes/wire';
import { done, quicker } from './reported.ts';

const ways = Object.keys(decisions) as (keyof typeof decisions)[];

/** Hides it from all but whose it is, leaves it as it is, or shows it again. */
export const decidecase = call(
  'decidecase',
  z.strictObject({ caseId: id, revision: count, way: z.enum(ways, oneOf(ways)) }),
  done,
  quicker,
);
