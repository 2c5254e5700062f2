import * as z from 'zod/mini';
import { call } from '#call';
import { correctionReasonMax, correctionsPageMax, nameMax, pointsInAllMost } from '#limits';
import { correctingKinds, correctionKinds, memberAccounts, reversalKinds } from '#rules/correction-kinds';
import { somePoints } from '#shapes/among';
import { namedPeople } from '#shapes/quote';
import { format } from '#shapes/report-format';
import { requiredText, searched } from '#shapes/text';
import { count, id, isoInstant, memberId, oneOf, trueOrFalse, whole } from '#shapes/wire';
import { alone, asksSecond, nobodyElse } from './approvals.ts';
import * as texts from './texts.ts';

const account = z.enum(memberAccounts, oneOf(memberAccounts));

/** What is not there any more of a wallet becomes a debt; without it, it stays as it is. */
const asDebt = z.optional(trueOrFalse);

/** What was given, or forfeited, as a whole; or of an award to several what one of them got. */
const reversal = { kind: z.enum(reversalKinds), subjectId: id, memberId: z.optional(memberId) };

/** Points from the programme, or back to it. */
const booking = {
  kind: z.enum(['credit', 'debit']),
  memberId,
  account,
  points: somePoints,
};

function asked<More extends z.core.$ZodLooseShape>(more: More) {
  return z.discriminatedUnion(
    'kind',
    [z.strictObject({ ...reversal, asDebt, ...more }), z.strictObject({ ...booking, asDebt, ...more })],
    oneOf(correctingKinds),
  );
}

/** Whom it concerns, and what they have before and after. */
const side = z.object({
  memberId: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  /** Of the programme nothing is told but what comes from it, or goes back. */
  account: z.enum([...memberAccounts, 'programme', 'issuance', 'forfeited']),
  before: z.nullable(count),
  after: z.nullable(whole),
  /** Into it; below 0 out of it. */
  points: whole,
  /** That it was about: more than `points` where some were spent. */
  asked: count,
  /** Of what moves, what was spent and becomes a debt. */
  owed: count,
  /** Why nothing can be moved here. */
  hindered: z.nullable(z.enum(['gone', 'closed', 'notRegistered', 'noManager'])),
});
export type CorrectionSide = z.output<typeof side>;

/** What a correction would do, counted by the server. */
const preview = z.object({
  /** Of those whose points it takes or gives. */
  people: z.array(side),
  /** Where they come from, or go back to. */
  others: z.array(side),
  pointsAsked: count,
  /** That can be moved: all of them, or a part. */
  points: count,
  /** Of these, what was spent and becomes a debt. */
  owed: count,
  /** What could become one, where the programme knows debts: the same where it is asked for. */
  couldOwe: count,
  /** Who may confirm it, where one person does not do it alone. */
  seconds: z.nullable(namedPeople),
  /** What the caller may still correct or forgive alone within these days, this aside; null where there is no limit. */
  leftAlone: z.nullable(count),
});
export type CorrectionPreview = z.output<typeof preview>;

const standing = z.enum(['none', 'partly', 'withdrawn']);
export type CorrectionStanding = z.output<typeof standing>;

/** Something of somebody that can be reversed, or was. */
const correctable = z.object({
  kind: z.enum(reversalKinds),
  subjectId: id,
  side: z.enum(['received', 'given']),
  date: isoInstant,
  /** The other person, where there is one; of a gift to several the first. */
  withMember: z.string(),
  value: z.string(),
  account,
  people: count,
  /** Of all of them together. */
  points: count,
  standing,
});
export type Correctable = z.output<typeof correctable>;

const correction = z.object({
  correctionId: id,
  kind: z.enum(correctionKinds),
  date: isoInstant,
  byMember: z.string(),
  byMemberNumber: z.string(),
  /** Who confirmed it; '' where nobody had to. */
  secondMember: z.string(),
  people: namedPeople,
  account,
  /** Below 0 where they were taken from people. */
  points: whole,
  pointsAsked: count,
  reason: z.string(),
});
export type CorrectionRow = z.output<typeof correction>;

const filter = {
  kind: z.optional(z.enum(correctionKinds, oneOf(correctionKinds))),
  /** Whom it concerned. */
  memberId: z.optional(memberId),
  /** A name or member number of who is concerned, or who did it. */
  search: z.optional(searched(nameMax)),
};
const page = {
  offset: z.optional(count.check(z.maximum(1_000_000_000))),
  limit: z.optional(whole.check(z.minimum(1), z.maximum(correctionsPageMax))),
};

/** What was corrected, the newest first. */
export const correctionlist = call(
  'correctionlist',
  z.strictObject({ ...filter, ...page }),
  z.object({ corrections: z.array(correction), total: count }),
);

/** The same list as a file, a row for each person. */
export const exportcorrections = call('exportcorrections', z.strictObject({ ...filter, format }), z.undefined());

/** What of somebody can be reversed, the newest first. */
export const correctionfind = call(
  'correctionfind',
  z.strictObject({ memberId, ...page }),
  z.object({
    memberName: z.string(),
    memberNumber: z.string(),
    /** What is there now; null for who has no such account. */
    wallet: z.nullable(count),
    pot: z.nullable(count),
    /** Debts that they have or had. */
    debts: count,
    found: z.array(correctable),
    total: count,
  }),
);

export const trycorrection = call('trycorrection', asked({}), z.object({ preview }));

export const correct = call(
  'correct',
  asked({
    reason: requiredText(correctionReasonMax, texts.sayWhy),
    /** Points that would be moved, as they were seen: anything else is refused, with what is possible now. */
    seen: count.check(z.maximum(pointsInAllMost)),
    /** Of these, what would become a debt, as it was seen. */
    seenOwed: z.optional(count.check(z.maximum(pointsInAllMost))),
    alone,
  }),
  z.object({
    message: z.string(),
    points: count,
    correctionId: z.optional(id),
    /** Nothing was moved yet: it waits for a second person. */
    second: z.optional(asksSecond),
  }),
  { refusals: { changedMeanwhile: z.object({ preview }), needsSecond: nobodyElse } },
);

/** Within minutes a giver takes back what they gave, all of it, unless somebody has used it. */
export const takeback = call('takeback', z.strictObject({ awardId: id }), z.object({ message: z.string() }));
