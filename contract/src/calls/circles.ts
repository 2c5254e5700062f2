import * as z from 'zod/mini';
import { call } from '#call';
import { circleNoteMax, circlesPageMax } from '#limits';
import { circleDays, circlePeopleMost, circleSigns, circleVerdicts } from '#programme/circle-signs';
import { requiredText } from '#shapes/text';
import { count, id, isoInstant, memberId, oneOf, trueOrFalse, whole } from '#shapes/wire';
import { told } from '#told';
import * as texts from './texts.ts';

const judgement = z.object({
  judgementId: id,
  verdict: z.enum(circleVerdicts),
  byMember: z.string(),
  date: isoInstant,
  note: z.string(),
  /** Whether points went on since. */
  isBefore: z.boolean(),
});

const circle = z.object({
  /** In the order in which they gave: each to the next, and the last to the first. */
  people: z.array(
    z.object({ memberId: z.string(), memberName: z.string(), memberNumber: z.string(), division: z.string() }),
  ),
  /** How often points came back to where they began. */
  returns: count,
  gifts: count,
  points: count,
  dateFirst: isoInstant,
  dateLast: isoInstant,
  signs: z.array(z.object({ sign: z.enum(circleSigns), speaks: z.enum(['for', 'against']), value: count })),
  /** The last one. */
  judgement: z.nullable(judgement),
  /** Whether the caller may judge it: nobody does of whom they are one. */
  mayJudge: z.boolean(),
});
export type Circle = z.output<typeof circle>;

const days = z.union(
  circleDays.map((n) => z.literal(n)),
  oneOf(circleDays),
);

/** People among whom points went round, each pair in the smallest circle that it closes; what came back most often first. */
export const circlelist = call(
  'circlelist',
  z.strictObject({
    /** 30 without it. */
    days: z.optional(days),
    /** Those, too, of which somebody has judged, and nothing went on since. */
    withJudged: z.optional(trueOrFalse),
    offset: z.optional(count.check(z.maximum(1_000_000))),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(circlesPageMax))),
  }),
  z.object({ circles: z.array(circle), total: count }),
);

/** Says what somebody thinks of it; the newest judgement counts. */
export const judgecircle = call(
  'judgecircle',
  z.strictObject({
    members: z
      .array(memberId, told(texts.giveCircle))
      .check(z.minLength(2, told(texts.giveCircle)), z.maxLength(circlePeopleMost, told(texts.giveCircle))),
    verdict: z.enum(circleVerdicts, oneOf(circleVerdicts)),
    note: requiredText(circleNoteMax, texts.sayWhy),
    /** The last judgement that was seen; null where there was none. */
    seen: z.nullable(id),
  }),
  z.object({ message: z.string() }),
);
