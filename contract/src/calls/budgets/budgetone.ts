import * as z from 'zod/mini';
import { call } from '#call';
import { budgetsPageMax } from '#limits';
import { potActs } from '#rules/budget-kinds';
import { count, id, isoDate, isoInstant, memberId, whole } from '#shapes/wire';

const lot = z.object({
  lotId: id,
  /** Empty where it has none: what came back, was credited, or was there before. */
  period: z.string(),
  points: count,
  used: count,
  returned: count,
  moved: count,
  left: count,
  lastDay: z.nullable(isoDate),
  carries: z.boolean(),
  date: isoInstant,
});
export type PotLot = z.output<typeof lot>;

const act = z.object({
  actId: id,
  kind: z.enum(potActs),
  date: isoInstant,
  period: z.string(),
  /** Into this pot; below 0 out of it. */
  points: whole,
  /** The other pot, of what was moved. */
  otherMember: z.string(),
  /** Empty where the portal did it. */
  byMember: z.string(),
  secondMember: z.string(),
  reason: z.string(),
});
export type PotActRow = z.output<typeof act>;

/** One pot: what is in it, until when, and what was done with it, the newest first. */
export const budgetone = call(
  'budgetone',
  z.strictObject({
    memberId,
    limit: whole.check(z.minimum(1), z.maximum(budgetsPageMax)),
    after: z.optional(id),
  }),
  z.object({
    memberId: z.string(),
    memberName: z.string(),
    memberNumber: z.string(),
    left: count,
    /** Those of which something is left first, the one that ends first before the others. */
    lots: z.array(lot),
    lotsInAll: count,
    acts: z.array(act),
    next: z.nullable(id),
  }),
);
