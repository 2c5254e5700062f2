import * as z from 'zod/mini';
import { call } from '#call';
import { mergerReasonMax } from '#limits';
import { mergerAccount } from '#shapes/merger';
import { namedPeople } from '#shapes/quote';
import { requiredText } from '#shapes/text';
import { isoInstant, memberId } from '#shapes/wire';
import { told } from '#told';
import { alone, asksSecond, nobodyElse } from './approvals.ts';
import * as texts from './texts.ts';

/** One of two accounts. */
const side = z.object({
  memberId: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  division: z.string(),
  email: z.string(),
  isHere: z.boolean(),
  /** Null: never. */
  dateLastSignedOn: z.nullable(isoInstant),
});
export type MergerSide = z.output<typeof side>;

/** What merging these two would do, counted by the server. */
const preview = z.object({
  stays: side,
  doubled: side,
  account: mergerAccount,
  /** Tells this account from any other. */
  stamp: z.string(),
  /** Who may confirm it. */
  seconds: namedPeople,
});
export type MergerPreview = z.output<typeof preview>;

/** Which of the two stays is the one who signed on last, unless it is said. */
export const trymerger = call(
  'trymerger',
  z.strictObject({ memberId, otherId: memberId, staysId: z.optional(memberId) }),
  z.object({ preview }),
);

/** Two accounts become one. Nothing takes it back. */
export const merge = call(
  'merge',
  z.strictObject({
    staysId: memberId,
    doubledId: memberId,
    reason: requiredText(mergerReasonMax, texts.sayWhy),
    /** The account as it was seen: of any other it is refused, with what it is now. */
    seen: z.string().check(z.regex(/^[0-9a-f]{32}$/, told(texts.giveSeen))),
    alone,
  }),
  z.object({
    message: z.string(),
    /** Nothing is done yet: it waits for a second person. */
    second: z.optional(asksSecond),
  }),
  { refusals: { changedMeanwhile: z.object({ preview }), needsSecond: nobodyElse } },
);
