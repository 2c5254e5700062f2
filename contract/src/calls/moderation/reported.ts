import * as z from 'zod/mini';
import { nameMax } from '#limits';
import { cardDeeds, cardKinds, caseStates, reportReasons } from '#rules/card-cases';
import { searched } from '#shapes/text';
import { count, id, isoInstant, oneOf, whole } from '#shapes/wire';

export const state = z.enum(caseStates, oneOf(caseStates));
export const reason = z.enum(reportReasons, oneOf(reportReasons));

export const person = z.object({ memberId: z.string(), memberNumber: z.string(), name: z.string() });

export const row = z.object({
  cardId: id,
  revision: count,
  state,
  /** Since when it is open, or was last. */
  dateReported: isoInstant,
  /** The card as it looks. */
  kind: z.enum(cardKinds),
  value: z.string(),
  points: whole,
  message: z.string(),
  dateGiven: isoInstant,
  isWithdrawn: z.boolean(),
  from: person,
  to: person,
  /** That stand. */
  reports: count,
  /** The caller reported it: a colleague decides. */
  isOwn: z.boolean(),
});
export type ReportedRow = z.output<typeof row>;

export const filter = {
  state: z.optional(state),
  /** A name or member number of who gave or received it. */
  search: z.optional(searched(nameMax)),
};

/** What a moderator did with a card. */
export const deed = z.object({
  kind: z.enum(cardDeeds),
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
