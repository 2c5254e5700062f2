import * as z from 'zod/mini';
import { budgetPeopleMax, budgetPeriodMax, nameMax, pointsMost } from '#limits';
import { say } from '#say';
import { namedPeople } from '#shapes/quote';
import { line, requiredLine, searched } from '#shapes/text';
import { count, id, isoDate, memberId, oneOf, trueOrFalse, whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

const code = line(80).check(z.minLength(1));

/** Which pots, and which of their lots. */
export const potFilter = {
  search: z.optional(searched(nameMax)),
  site: z.optional(code),
  division: z.optional(code),
  costCentre: z.optional(code),
  period: z.optional(line(budgetPeriodMax)),
  /** Of which something ends on this day or before. */
  endsUntil: z.optional(isoDate),
  /** Those of which four fifths are awarded. */
  isUsed: z.optional(z.literal(true)),
  hasLeft: z.optional(z.literal(true)),
};
export type PotFilter = z.output<z.ZodMiniObject<typeof potFilter>>;

export const points = whole.check(
  z.minimum(1, told(texts.givePoints)),
  z.maximum(pointsMost, told(texts.pointsAtMost, { max: pointsMost })),
);

/** Some managers, or all of a list. */
const whom = {
  memberIds: z.optional(z.array(memberId).check(z.minLength(1, told(texts.chooseWhom)), z.maxLength(budgetPeopleMax))),
  filter: z.optional(z.strictObject(potFilter)),
};
const lots = {
  period: z.optional(line(budgetPeriodMax)),
  lotId: z.optional(id),
};
const ends = {
  /** Null: it has no end. */
  lastDay: z.nullable(isoDate),
  /** What is left then stays, without an end; otherwise it goes back to the company. */
  carries: trueOrFalse,
};

interface Meant {
  memberIds?: unknown;
  filter?: unknown;
  fromId?: unknown;
  toId?: unknown;
}

/** Either by name or as a list; what is moved goes to somebody else. */
const isMeant = z.superRefine<unknown>((wish, ctx) => {
  const { memberIds, filter, fromId, toId } = wish as Meant;
  const issue = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
  if (fromId !== undefined) {
    if (fromId === toId) issue('toId', say(texts.chooseOther));
  } else if ((memberIds === undefined) === (filter === undefined)) issue('memberIds', say(texts.chooseWhom));
});

/** What is to be done; `More` is what doing it needs beside. */
export function budgetWish<More extends z.core.$ZodLooseShape>(more: More) {
  return z
    .discriminatedUnion(
      'kind',
      [
        z.strictObject({
          kind: z.literal('grant'),
          ...whom,
          points,
          /** So many for each of their people; otherwise for each manager. */
          perReport: trueOrFalse,
          period: requiredLine(budgetPeriodMax, texts.givePeriod),
          ...ends,
          ...more,
        }),
        z.strictObject({ kind: z.literal('move'), fromId: memberId, toId: memberId, points, ...more }),
        z.strictObject({
          kind: z.literal('takeBack'),
          ...whom,
          ...lots,
          /** Null: all that is left. */
          points: z.nullable(points),
          ...more,
        }),
        z.strictObject({ kind: z.literal('change'), ...whom, ...lots, ...ends, ...more }),
      ],
      oneOf(['grant', 'move', 'takeBack', 'change']),
    )
    .check(isMeant);
}

/** Of one manager what is in the pot before and after. */
const side = z.object({
  memberId: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  before: count,
  /** Below 0 out of it. */
  points: whole,
  after: count,
  /** Why nothing is done here, or less than was asked. */
  hindered: z.nullable(z.enum(['gone', 'noManager', 'granted', 'own', 'noReports', 'tooFew', 'nothing', 'tooMany'])),
});
export type BudgetSide = z.output<typeof side>;

export const budgetPreview = z.object({
  /** The first of them, those first of whom something stands in the way. */
  sides: z.array(side),
  /** Of whom it is done, and of whom not. */
  people: count,
  hindered: count,
  /** That are granted, moved, taken back, or whose last day changes. */
  points: count,
  /** Who may confirm it, where one person does not do it alone. */
  seconds: z.nullable(namedPeople),
});
export type BudgetPreview = z.output<typeof budgetPreview>;
