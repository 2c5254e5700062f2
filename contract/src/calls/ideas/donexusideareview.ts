import * as z from 'zod/mini';
import { call } from '#call';
import { alone, asksSecond, nobodyElse } from '#calls/approvals';
import * as texts from '#calls/texts';
import { amountAmong } from '#shapes/among';
import { requiredText } from '#shapes/text';
import { id } from '#shapes/wire';

export const donexusideareview = call(
  'donexusideareview',
  z.strictObject({
    ideaBoxId: id,
    actionStatus: requiredText(({ characters }) => characters.ideaComment, texts.giveComment),
    points: amountAmong(({ points }) => points.ideas),
    alone,
  }),
  /** With `second` nothing is decided yet: it waits for a second person. */
  z.object({ result: z.string(), second: z.optional(asksSecond) }),
  { refusals: { needsSecond: nobodyElse } },
);
