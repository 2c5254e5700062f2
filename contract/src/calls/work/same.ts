import * as z from 'zod/mini';
import * as texts from '#calls/texts';
import { approvalReasonMax, decidedAtOnceMax } from '#limits';
import { type SameDecisionName, sameDecisionNames } from '#programme/same-decisions';
import { requiredText } from '#shapes/text';
import { id, oneOf } from '#shapes/wire';
import { told } from '#told';

export const itemIds = z.array(id).check(
  z.minLength(1, told(texts.markSome)),
  z.maxLength(decidedAtOnceMax, told(texts.markFewer, { max: decidedAtOnceMax })),
  z.refine((ids) => new Set(ids).size === ids.length, told(texts.markedTwice)),
);

export const decision = z.enum(sameDecisionNames, oneOf(sameDecisionNames));

/** What each of them takes beside itself: words as long as its own call lets them be. */
export const sameWords = {
  confirm: undefined,
  decline: requiredText(approvalReasonMax, texts.sayWhy),
  declineNomination: requiredText(({ characters }) => characters.decline, texts.tellWhy),
  conclude: requiredText(({ characters }) => characters.ideaComment, texts.giveComment),
  prepare: undefined,
  declineFile: undefined,
} as const satisfies Record<SameDecisionName, z.ZodMiniType<string> | undefined>;
