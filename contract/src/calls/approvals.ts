import * as z from 'zod/mini';
import { approvalKindNames, approvalStates, approvers } from '#approval-kinds';
import { call } from '#call';
import { approvalReasonMax, approvalsPageMax } from '#limits';
import { askedKinds } from '#rules/correction-kinds';
import { difference } from '#shapes/difference';
import { mergerAccount } from '#shapes/merger';
import { namedPeople } from '#shapes/quote';
import { requiredText } from '#shapes/text';
import { count, id, isoInstant, trueOrFalse, whole } from '#shapes/wire';
import { told } from '#told';
import { uploadKinds } from '#upload-kinds';
import * as texts from './texts.ts';

/** Of an award. */
const award = z.object({
  reason: z.string(),
  pointsEach: count,
  pointsTotal: count,
  recipients: namedPeople,
  message: z.string(),
  /** What the giver’s budget lacked when it was asked: granted with the last word. */
  missing: count,
});

const idea = z.object({
  ideaBoxId: z.string(),
  title: z.string(),
  byMember: z.string(),
  points: count,
  comment: z.string(),
});

/** Of a nomination: who is nominated by whom for what and why, how it was rated, and what that pays. */
const nomination = z.object({
  nomId: z.string(),
  nomineeMember: z.string(),
  byMember: z.string(),
  nomCat: z.string(),
  reason: z.string(),
  rating: count,
  stars: count,
  pointsEach: count,
  pointsTotal: count,
  people: count,
  /** Why it is put forward for the quarter; empty where it is not. */
  motivation: z.string(),
});

/** Of a file: what it would do, and of that what it was asked for. */
const file = z.object({
  kind: z.enum(uploadKinds),
  fileName: z.string(),
  added: count,
  changed: count,
  removed: count,
  unchanged: count,
  /** Whether it is taken back, and why. */
  isUndo: z.boolean(),
  reason: z.string(),
  /** What one person does not do alone, the first of it: a price or code, or a manager's points of a period. */
  asked: z.object({
    count,
    lines: z.array(z.object({ key: z.string(), name: z.string(), before: z.string(), after: z.string() })),
  }),
});

/** Of the programme: what would be otherwise in it, the first of it, and why. */
const change = z.object({
  reason: z.string(),
  /** From then on it would go; null: as soon as it is confirmed. */
  from: z.nullable(isoInstant),
  count,
  differences: z.array(difference),
});

/** Of points that are corrected: those that would move, or need not be repaid, and why. */
const correction = z.object({
  kind: z.enum(askedKinds),
  points: count,
  recipients: namedPeople,
  reason: z.string(),
});

/** Of pots: what would be granted or moved, to whom, and why; of a plan its name, and what it would grant next. */
const pots = z.object({
  kind: z.enum(['grant', 'move', 'takeBack', 'change', 'plan']),
  points: count,
  period: z.string(),
  recipients: namedPeople,
  reason: z.string(),
});

/** Of two accounts that would be one: which, what would move as it was asked, and why. */
const merger = z.object({ stays: z.string(), doubled: z.string(), account: mergerAccount, reason: z.string() });

/** Somebody’s word, for whom a delegate gave it, and when. */
const stepWord = z.object({ member: z.string(), forMember: z.string(), date: isoInstant });

/** Who confirms, one step after the other. */
export const approvalStep = z.object({
  by: z.enum(approvers),
  /** Each of them, where otherwise one is enough. */
  all: z.boolean(),
  /** Nobody could, so that administrators do in their place. */
  isInstead: z.boolean(),
  /** One that stopped was declined, withdrawn, or not decided in time, though some may have confirmed it. */
  state: z.enum(['ahead', 'now', 'over', 'stopped']),
  /** Since when it is their turn. */
  dateBegun: z.nullable(isoInstant),
  /** Whose turn it is now, who have not confirmed it yet. */
  people: namedPeople,
  confirmed: z.array(stepWord),
  declined: z.nullable(stepWord),
});

const approval = z.object({
  approvalId: z.string(),
  kind: z.enum(approvalKindNames),
  state: z.enum(approvalStates),
  dateAsked: isoInstant,
  askedByMember: z.string(),
  askedByMemberNumber: z.string(),
  /** For whom they asked as a delegate; empty where they did it by their own right. */
  askedForMember: z.string(),
  /** Whether the caller asked. */
  isOwn: z.boolean(),
  mayDecide: z.boolean(),
  dateDecided: z.nullable(isoInstant),
  decidedByMember: z.string(),
  decidedForMember: z.string(),
  declineReason: z.string(),
  steps: z.array(approvalStep),
  /** Points that are set aside for it while it waits. */
  reserved: count,
  /** When they go back, where nobody has decided; null where nothing is set aside. */
  dateUntil: z.nullable(isoInstant),
  /** One of these, by the kind. */
  award: z.nullable(award),
  idea: z.nullable(idea),
  nomination: z.nullable(nomination),
  file: z.nullable(file),
  programme: z.nullable(change),
  correction: z.nullable(correction),
  pots: z.nullable(pots),
  merger: z.nullable(merger),
});
export type Approval = z.output<typeof approval>;
export type ApprovalStep = z.output<typeof approvalStep>;
export type ApprovalNomination = z.output<typeof nomination>;
export type ApprovalFile = z.output<typeof file>;
export type ApprovalCorrection = z.output<typeof correction>;
export type ApprovalPots = z.output<typeof pots>;
export type ApprovalMerger = z.output<typeof merger>;
export type ApprovalChange = z.output<typeof change>;

/** What a call answers that waits for a second person instead of being done. */
export const asksSecond = z.object({
  approvalId: z.string(),
  /** Who may confirm it: some by name, and how many there are. */
  seconds: namedPeople,
});
export type AsksSecond = z.output<typeof asksSecond>;

/** Says that what nobody else could confirm is to be done all the same. The audit says so too. */
export const alone = z.optional(trueOrFalse);

/** Carried by the refusal of what nobody else could confirm: the same call with `alone` does it. */
export const nobodyElse = z.object({ nobodyElse: z.literal(true) });

const one = z.strictObject({ approvalId: id });
const answered = z.object({ message: z.string() });

/** What waits for a second person: the caller to decide about, or asked by them; and what became of what they asked or decided. */
export const approvals = call(
  'approvals',
  z.strictObject({
    show: z.enum(['waiting', 'decided'], told(texts.waitingOrDecided)),
    /** Only what the caller asked, or a delegate for them. */
    own: z.optional(trueOrFalse),
    /** The place where the last page ended: its `next`. */
    after: z.optional(id),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(approvalsPageMax))),
  }),
  z.object({ approvals: z.array(approval), total: count, next: z.nullable(id) }),
);

/** One of them. */
export const approvalget = call('approvalget', one, z.object({ approval }));

export const confirmapproval = call('confirmapproval', one, answered);

export const declineapproval = call(
  'declineapproval',
  z.strictObject({ approvalId: id, reason: requiredText(approvalReasonMax, texts.sayWhy) }),
  answered,
);

/** By who asked. */
export const withdrawapproval = call('withdrawapproval', one, answered);
