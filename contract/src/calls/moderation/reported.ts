import * as z from 'zod/mini';
import { nameMax } from '#limits';
import { cardKinds, caseDeeds, caseStates, reportable, reportReasons } from '#rules/cases';
import { searched } from '#shapes/text';
import { count, id, isoInstant, oneOf, whole } from '#shapes/wire';

export const state = z.enum(caseStates, oneOf(caseStates));
export const reason = z.enum(reportReasons, oneOf(reportReasons));
const of = z.enum(reportable, oneOf(reportable));

/** What somebody reports, by its own id. */
export const reported = { of, id };

export const person = z.object({ memberId: z.string(), memberNumber: z.string(), name: z.string() });

/** What cards, comments, ideas and signatures have in common once they are reported. */
const both = {
  caseId: id,
  revision: count,
  state,
  /** Since when it is open, or was last. */
  dateReported: isoInstant,
  /** What it says, with the names of those who are named in it; of a comment that was taken back what it said when it was reported last. '' where that was erased. */
  message: z.string(),
  /** When it was given, or written. */
  dateGiven: isoInstant,
  /** Taken back by whose it is. */
  isWithdrawn: z.boolean(),
  /** That stand. */
  reports: count,
  /** The caller reported it: a colleague decides. */
  isOwn: z.boolean(),
  /** The card, or the first one of those that the comment was written to; null of an idea and of a signature. */
  cardId: z.nullable(id),
  /** The idea, or that to which the comment was written; null of all else. */
  ideaId: z.nullable(id),
  /** What the card is for, or how the idea is called; '' of a signature. */
  value: z.string(),
  /** Who gave that, or had it; whom the card is for that somebody signed. */
  from: person,
};

export const card = z.object({
  of: z.literal('card'),
  ...both,
  kind: z.enum(cardKinds),
  points: whole,
  to: person,
});

export const comment = z.object({
  of: z.literal('comment'),
  ...both,
  commentId: id,
  /** Who wrote it. */
  by: person,
});

export const idea = z.object({
  of: z.literal('idea'),
  ...both,
  /** Who had it. */
  by: person,
});

/** On a card that many sign. */
export const signature = z.object({
  of: z.literal('signature'),
  ...both,
  signatureId: id,
  /** Who signed. */
  by: person,
  /** Of a picture beside it; '' for none. */
  picId: z.string(),
  strokes: z.array(z.array(z.number())),
});

export const row = z.discriminatedUnion('of', [card, comment, idea, signature]);
export type ReportedRow = z.output<typeof row>;

export const filter = {
  of: z.optional(of),
  state: z.optional(state),
  /** A name or member number of who gave or received the card, wrote the comment or signed. */
  search: z.optional(searched(nameMax)),
};

/** What a moderator did with it. */
export const deed = z.object({
  kind: z.enum(caseDeeds),
  by: person,
  to: z.nullable(person),
  /** What was written to somebody; '' where it was erased. */
  text: z.string(),
  date: isoInstant,
});

export const done = z.object({ message: z.string(), state, revision: count });
/** Carried by a refusal: what somebody did meanwhile, and how it stands now. */
export const quicker = {
  refusals: { changedMeanwhile: z.object({ lately: z.nullable(deed), state, revision: count }) },
};
