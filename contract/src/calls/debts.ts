import * as z from 'zod/mini';
import { call } from '#call';
import { correctionReasonMax, debtsPageMax, nameMax } from '#limits';
import { correctingKinds, debtEnds, debtStates } from '#rules/correction-kinds';
import { somePoints } from '#shapes/among';
import { countedRows } from '#shapes/list-page';
import { format } from '#shapes/report-format';
import { requiredText, searched } from '#shapes/text';
import { count, id, isoInstant, memberId, oneOf, whole } from '#shapes/wire';
import { alone, asksSecond, nobodyElse } from './approvals.ts';
import * as texts from './texts.ts';

/** What of a debt went by what. */
const sums = {
  /** That were spent of what was taken back. */
  points: count,
  repaid: count,
  forgiven: count,
  writtenOff: count,
  left: count,
};

const debt = z.object({
  debtId: id,
  date: isoInstant,
  memberId: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  /** By which correction it came, and what that took back. */
  correctionId: id,
  kind: z.enum(correctingKinds),
  ...sums,
  /** By what it ended, and when; null while some of it is left. */
  ended: z.nullable(z.enum(debtEnds)),
  dateEnded: z.nullable(isoInstant),
});
export type Debt = z.output<typeof debt>;

const filter = {
  state: z.optional(z.enum(debtStates, oneOf(debtStates))),
  /** Whose. */
  memberId: z.optional(memberId),
  /** A name or member number of whose it is. */
  search: z.optional(searched(nameMax)),
};

/** Who owes what, the newest first. */
export const debtlist = call(
  'debtlist',
  z.strictObject({
    ...filter,
    limit: whole.check(z.minimum(1), z.maximum(debtsPageMax)),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
  }),
  z.object({
    debts: z.array(debt),
    next: z.nullable(id),
    ...countedRows,
    /** Of all that is filtered, beside the first page. */
    totals: z.optional(z.object(sums)),
  }),
);

/** The same list as a file. */
export const exportdebts = call('exportdebts', z.strictObject({ ...filter, format }), z.undefined());

/** Somebody need not repay a debt, or a part of it: nobody gets it back. */
export const forgivedebt = call(
  'forgivedebt',
  z.strictObject({
    debtId: id,
    points: somePoints,
    reason: requiredText(correctionReasonMax, texts.sayWhy),
    /** What was left of it, as it was seen. */
    seen: count.check(z.minimum(1)),
    alone,
  }),
  z.object({
    message: z.string(),
    points: count,
    /** Nothing is forgiven yet: it waits for a second person. */
    second: z.optional(asksSecond),
  }),
  { refusals: { changedMeanwhile: z.object({ left: count }), needsSecond: nobodyElse } },
);

const own = z.object({ date: isoInstant, kind: z.enum(correctingKinds), ...sums });
export type OwnDebt = z.output<typeof own>;

/** What the caller still has to repay, and what they have repaid; the debts that are open one by one, the oldest first. */
export const mydebts = call(
  'mydebts',
  z.strictObject({}),
  z.object({
    totals: z.object(sums),
    open: z.array(own),
    /** Those that are open, told one by one or not. */
    count,
  }),
);
