import * as z from 'zod/mini';
import { call } from '#call';
import { approvalStep } from '#calls/approvals';
import { count, isoInstant, whole } from '#shapes/wire';
import { nominationOutcome } from './nomination-outcome.ts';
import { nominationReader } from './nomination-reader.ts';

/** A nomination that the caller made. */
const ownNominationRow = z.object({
  nomId: z.string(),
  dateCreated: isoInstant,
  nomineeMember: z.string(),
  nomineeDivision: z.string(),
  nomCat: z.string(),
  reason: z.string(),
  ...nominationOutcome,
  ...nominationReader,
  /** To whom it went on, since nobody had reviewed it in time; '' where it did not. */
  wentOnTo: z.string(),
  /** Who confirms what a rating would pay, one step after the other; empty where nothing waits for them. */
  steps: z.array(approvalStep),
});

export type OwnNominationRow = z.output<typeof ownNominationRow>;

export const mynominations = call(
  'mynominations',
  z.strictObject({
    offset: z.optional(count.check(z.maximum(1_000_000_000))),
    limit: z.optional(whole.check(z.minimum(1), z.maximum(100))),
  }),
  z.object({ noms: z.array(ownNominationRow), total: count }),
);
